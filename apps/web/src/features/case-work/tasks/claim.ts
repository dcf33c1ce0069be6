import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../lib/call.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { refreshAfterActing } from '../../../lib/query.ts'

/** Takes a task for oneself and refreshes lists and badge; a colleague who was faster is told by call(), and the list shows it too. */
export async function claimTask(taskId: string): Promise<void> {
  try {
    await call(contract.claim, { id: taskId })
    notify.success(textNow('list.claimDone'))
  } finally {
    await refreshAfterActing()
  }
}

/** Gives a claimed task back to the office. */
export async function releaseTask(taskId: string): Promise<void> {
  try {
    await call(contract.release, { id: taskId })
    notify.success(textNow('list.releaseDone'))
  } finally {
    await refreshAfterActing()
  }
}
