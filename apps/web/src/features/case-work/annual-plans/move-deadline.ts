import { contract } from '@wenwu/core/annual-plans/contract'
import { call } from '../../../lib/call.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { refreshBatches } from './plan-queries.ts'

/** Gives a batch another deadline. */
export async function moveDeadline(id: string, dueOn: string): Promise<void> {
  await call(contract.moveDeadline, { id, dueOn }, { isQuiet: true })
  notify.success(textNow('annual-plans.deadlineMoved'))
  await refreshBatches()
}
