import { sql } from 'kysely'
import type { MoveEffect } from '../move-effect.ts'

/**
 * The province goes on with its own order: that of the third party has no more meaning once rows change. And one revision for all rows, lest it tells which of
 * them were decided.
 */
export const run: MoveEffect = async ({ db }, { plan }) => {
  await sql`update plan_rows set rank = coalesce(submitted_rank, rank), revision = (select max(revision) + 1 from plan_rows where plan_id = ${plan.id})
    where plan_id = ${plan.id}`.execute(db)
  return {}
}
