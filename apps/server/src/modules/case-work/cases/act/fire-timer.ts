import { newId } from '@wenwu/core/kernel/id'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { getItemVersion, getStepName } from '../../items/index.ts'
import { lockInstance } from '../../process/index.ts'
import { actOnCase } from './act-on-case.ts'
import { systemParty } from '../history/case-events.ts'
import { getCase } from '../record/case-repository.ts'

/**
 * Carries out a timer of a process that has come due. One that was cancelled meanwhile, or has fired already, is left alone,
 * so the job may run twice.
 */
export async function fireTimer(services: AppServices, now: Date, timer: { caseId: string; timerId: string }): Promise<void> {
  await inTransaction(services.pool, async (db) => {
    const waiting = await db
      .selectFrom('timers')
      .select('node')
      .where('case_id', '=', timer.caseId)
      .where('id', '=', timer.timerId)
      .executeTakeFirst()
    if (waiting === undefined) return
    const instance = await lockInstance(db, timer.caseId)
    if (!instance.state.timers.some((each) => each.id === timer.timerId)) return
    const record = await getCase(db, timer.caseId)
    const item = await getItemVersion(db, record.item_version_id)
    await db.deleteFrom('timers').where('case_id', '=', timer.caseId).where('id', '=', timer.timerId).execute()
    await actOnCase(db, {
      record,
      item,
      instance,
      command: { type: 'fireTimer', timerId: timer.timerId },
      event: {
        id: newId(now.getTime()),
        at: now,
        kind: 'timer',
        by: systemParty,
        step: waiting.node,
        stepName: getStepName(item, waiting.node),
      },
      services,
    })
  })
}
