import { declarationOf } from '@wenwu/core/item/action-form'
import type { ActionEffect } from '@wenwu/core/item/model'
import type { Ctx } from '../../platform/http/context.ts'
import type { CaseRecord } from '../cases/index.ts'
import { noticeApplicant } from './notice-applicant.ts'

/**
 * Tells whoever filed the case what an action means for them, by phone and mail after the commit, and all accounts that file for the same
 * applicant by the bell. The second acceptance on the way up is no news.
 */
export async function tellApplicant(ctx: Ctx, record: CaseRecord, effect: ActionEffect | undefined): Promise<void> {
  const { notice } = declarationOf(effect)
  if (notice === undefined || (notice === 'case-accepted' && record.accepted_at !== null)) return
  await noticeApplicant(ctx.db, ctx.services, record, { notice, key: `${notice}:${record.id}:${ctx.now.toISOString()}`, now: ctx.now })
}
