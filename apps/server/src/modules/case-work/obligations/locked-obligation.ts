import { sql } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { visibleCases } from '../cases/index.ts'
import type { Duty } from './parties.ts'
import { confirmFirst, notAfter, notBefore, reportFirst } from './reported-day.ts'
import { timeBefore } from './time-before.ts'

export interface LockedObligation extends Duty {
  id: string
  case_id: string
  key: string
  name: Text
  due_on: string | null
  decided_on: string
  /** The first day that a report may name. */
  not_before: string
  /** The last one; null: today. */
  not_after: string | null
  /** The name of the one that is confirmed before it and is not. */
  confirm_first: Text | null
  /** Key of the one from whose report it counts, or that is reported before it. */
  follows: string | null
}

/** An obligation of a case in the caller's scope, locked, so that of two who act on it one waits. Throws `not-found`. */
export async function lockObligation(ctx: Ctx, id: string): Promise<LockedObligation> {
  ctx.setAuditObject({ type: 'obligation', id })
  const { rows } = await sql<LockedObligation>`
    select o.id, o.case_id, o.key, o.name, o.due_on, o.owed_by, o.confirmed_by, o.state, c.province_code, o.decided_on,
      ${notBefore} as not_before, ${notAfter} as not_after, ${reportFirst} as report_first, ${confirmFirst} as confirm_first,
      ${timeBefore} as time_before, coalesce(o.due ->> 'of', o.after_key) as follows
    from obligations o join cases c on c.id = o.case_id where o.id = ${id} and o.state <> 'ended' and ${visibleCases(ctx)} for update of o`.execute(
    ctx.db,
  )
  if (rows[0] === undefined) throw new AppError('not-found')
  return rows[0]
}
