import { sql } from 'kysely'
import type { BellKind } from '@wenwu/core/bell/model'
import type { Confirmer } from '@wenwu/core/item/obligation'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { ring } from '../bell/index.ts'
import { getCase } from '../cases/index.ts'
import { noticeApplicant } from '../tasks/index.ts'
import { keyHolders, type KeyHolders } from '../process/index.ts'
import type { LockedObligation } from './locked-obligation.ts'

/** Whom a body is told by: those of its officers who handled the case, else all of them. */
export async function officersOf(
  db: Db,
  { caseId, provinceCode, party }: { caseId: string; provinceCode: string | null; party: Confirmer },
  holders: () => Promise<KeyHolders> = () => keyHolders(db),
): Promise<readonly string[]> {
  const role = `${party}-officer`
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from tasks t join users u on u.id = t.completed_by
    where t.case_id = ${caseId} and t.state = 'done' and t.role = ${role} and u.status = 'active' and not u.is_locked`.execute(db)
  if (rows.length > 0) return rows.map(({ id }) => id)
  return (await holders()).of(party === 'national' ? `${role}@national` : `${role}@${provinceCode ?? ''}`)
}

/** The body that confirms learns that a report waits. */
export async function tellReported(ctx: Ctx, duty: LockedObligation, reportId: string): Promise<void> {
  const to = await officersOf(ctx.db, { caseId: duty.case_id, provinceCode: duty.province_code, party: duty.confirmed_by })
  await ringAll(ctx, to, duty, 'obligation-reported', reportId)
}

/** Who reported learns that it was confirmed. */
export async function tellConfirmed(ctx: Ctx, duty: LockedObligation, reportId: string, reporter: string | null): Promise<void> {
  await ringAll(ctx, reporter === null ? [] : [reporter], duty, 'obligation-confirmed', reportId)
}

/** Who owes it learns that the report came back: an applicant by phone and mail too. */
export async function tellReturned(ctx: Ctx, duty: LockedObligation, reportId: string, reporter: string | null): Promise<void> {
  if (duty.owed_by !== 'applicant') return ringAll(ctx, reporter === null ? [] : [reporter], duty, 'obligation-returned', reportId)
  const record = await getCase(ctx.db, duty.case_id)
  await noticeApplicant(ctx.db, ctx.services, record, {
    notice: 'obligation-returned',
    key: `obligation-returned:${reportId}`,
    now: ctx.now,
  })
}

function ringAll({ db, now, actor }: Ctx, to: readonly string[], duty: LockedObligation, kind: BellKind, reportId: string): Promise<void> {
  const others = to.filter((userId) => userId !== actor.userId)
  return ring(
    db,
    others.map((userId) => ({ userId, caseId: duty.case_id, kind, key: `${kind}:${reportId}` })),
    now,
  )
}
