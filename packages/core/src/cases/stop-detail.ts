import type { PlannedStop } from '../clock/suspension.ts'
import { isRecord } from '../form/json.ts'
import type { VerbOffer } from '../tasks/schemas.ts'

/** The detail of an entry of the history that has the stop of the clock with its planned length: every reader of the case sees clocks. */
export const stopDetail = 'stop'

/** The stop that an act brought, as the details of its entry keep it; undefined where it brought none. */
export function stopOf(details: Readonly<Record<string, unknown>>): PlannedStop | undefined {
  const stop = details[stopDetail]
  return isRecord(stop) && typeof stop['reason'] === 'string' && typeof stop['days'] === 'number'
    ? (stop as unknown as PlannedStop)
    : undefined
}

/** The detail of an entry that has by how much an extension made the time longer, which every reader of the case sees as well. */
export const extensionDetail = 'extension'

/** By how many days a time was made longer, and its last day then, as the details of an entry keep it; undefined where it was not, or in months. */
export function extensionOf(details: Readonly<Record<string, unknown>>): VerbOffer['extension'] {
  const extension = details[extensionDetail]
  return isRecord(extension) && typeof extension['days'] === 'number' ? (extension as VerbOffer['extension']) : undefined
}

/** What the details of an entry say of the clock of its case. */
export function clockDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const [stop, extension] = [stopOf(details), extensionOf(details)]
  return { ...(stop !== undefined && { [stopDetail]: stop }), ...(extension !== undefined && { [extensionDetail]: extension }) }
}
