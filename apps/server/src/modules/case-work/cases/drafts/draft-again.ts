import { text } from '@wenwu/core/i18n/text'
import type { Db } from '../../../../platform/database/request-database.ts'
import { closeWithdrawnCorrection } from '../corrections/corrections.ts'

/** What the step of a draft is called. */
export const draftStep = text('填报', 'Filling in', { ja_JP: '作成', ko_KR: '작성' })

/**
 * Makes a draft of a case whose process was ended: form, materials and history stay; process, receipt number and clock go, and begin anew when it
 * is submitted again.
 */
export async function draftAgain(db: Db, caseId: string, now: Date): Promise<void> {
  // no longer waited for: what is submitted next is what officials read, not what was filed before the request
  await closeWithdrawnCorrection(db, caseId, now)
  // tokens and timers go with it
  await db.deleteFrom('process_instances').where('case_id', '=', caseId).execute()
  await db
    .updateTable('cases')
    .set({
      number: null,
      submitted_at: null,
      current_step: JSON.stringify(draftStep),
      clock_key: null,
      clock_state: null,
      clock_unit: null,
      clock_stop_reason: null,
      clock_body: null,
      clock_is_held: false,
      clock_remaining: null,
      due_on: null,
      warn_on: null,
    })
    .where('id', '=', caseId)
    .execute()
}
