import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as items, versionShape } from '@wenwu/core/items/contract'
import type { CallAhead } from '../lib/call.ts'

/** Sends ahead what a case or its form is drawn from: the case, and the version of the item it names. */
export async function sendCaseAhead(callAhead: CallAhead, id: string): Promise<void> {
  const reply = await callAhead(cases.get, { id })
  if (reply !== undefined) await callAhead(items.version, { id: reply.data.itemVersionId, shape: versionShape })
}
