import type { PlannedStop } from '../clock/suspension.ts'
import { isRecord } from '../form/json.ts'

/** The detail of an entry of the history that has the stop of the clock with its planned length: every reader of the case sees clocks. */
export const stopDetail = 'stop'

/** The stop that an act brought, as the details of its entry keep it; undefined where it brought none. */
export function stopOf(details: Readonly<Record<string, unknown>>): PlannedStop | undefined {
  const stop = details[stopDetail]
  return isRecord(stop) && typeof stop['reason'] === 'string' && typeof stop['days'] === 'number'
    ? (stop as unknown as PlannedStop)
    : undefined
}
