import { declarationOf } from '@wenwu/core/item/action-form'
import type { ActionEffect } from '@wenwu/core/item/model'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { CaseRecord } from '../../cases/index.ts'
import { noticeApplicant, type ToldExtension } from './notice-applicant.ts'

/** A request, or the server itself. */
type Teller = Pick<Ctx, 'db' | 'now' | 'services'>

/**
 * Tells the account that submitted the case what an action means for it, by phone and mail after the commit, and all accounts that file for the same
 * applicant by the bell; `dueOn`: the day by which they have to answer. The second acceptance on the way up is no news.
 */
export async function tellApplicant(
  ctx: Teller,
  record: CaseRecord,
  effect: ActionEffect | undefined,
  dueOn: string | null = null,
): Promise<void> {
  const { notice } = declarationOf(effect)
  if (notice === undefined || (notice === 'case-accepted' && record.accepted_at !== null)) return
  await tellApplicantOf(ctx, record, notice, { dueOn })
}

/** The same of what no action of a step says: a time that was extended or goes on, with its last day then; an acceptance by law. */
export async function tellApplicantOf(
  { db, now, services }: Teller,
  record: CaseRecord,
  notice: CaseNotice,
  time: { dueOn?: string | null; extension?: ToldExtension } = {},
): Promise<void> {
  await noticeApplicant(db, services, record, { notice, key: `${notice}:${record.id}:${now.toISOString()}`, now, ...time })
}

/** The same of a clock that stands still: why, and how long that is expected to take (行政许可法 45条). */
export async function tellOfStop({ db, now, services }: Teller, record: CaseRecord, stop: PlannedStop): Promise<void> {
  const key = `case-suspended:${record.id}:${now.toISOString()}`
  await noticeApplicant(db, services, record, { notice: 'case-suspended', key, now, dueOn: stop.dueOn, stop })
}
