import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

/** Keeps the rows of a plan, with their ranks, as they are submitted for the nth time. Two statements. */
export async function keepSubmission(db: Db, { planId, round, at }: { planId: string; round: number; at: Date }): Promise<void> {
  await sql`
    insert into plan_submissions (plan_id, round, submitted_at, rows)
    select ${planId}, ${round}, ${at}, jsonb_agg(jsonb_build_object('id', r.id, 'rank', r.rank, 'group', r.group_name, 'projectName', r.project_name,
      'siteName', r.site_name, 'budget', r.budget::float8, 'stateFunds', r.state_funds::float8, 'remark', r.remark) order by r.rank)
    from plan_rows r where r.plan_id = ${planId}`.execute(db)
  await sql`update plan_rows set submitted_rank = rank where plan_id = ${planId}`.execute(db)
}
