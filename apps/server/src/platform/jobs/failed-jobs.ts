import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/request-database.ts'

/** A job that has failed and was not done since. */
export interface FailedJob {
  id: string
  task: string
  payload: Record<string, unknown>
  attempts: number
  /** Not tried again by itself. */
  is_final: boolean
  /** As the queue keeps it; `toldOfJob` says what may be told of it. */
  error: string
  failed_at: Date
  /** When it is tried again by itself. */
  run_at: Date
}

/** Those jobs as a table. One that was killed at its last try has no error of its own. */
export const failedJobs: RawBuilder<FailedJob> = sql`(
  select j.id::text as id, t.identifier as task, j.payload, j.attempts, j.attempts >= j.max_attempts as is_final,
    coalesce(j.last_error, '') as error, j.updated_at as failed_at, j.run_at
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null and j.attempts > 0 and (j.last_error is not null or j.attempts >= j.max_attempts))`

/** Has a failed job run now, with all its tries again, once the transaction commits. False where it is not there any more or runs just now. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array(${failedOf(id)}), run_at := now(), attempts := 0)`.execute(db)
  return rows.length === 1
}

/** Takes a failed job away for good. False where it is not there any more or runs just now. */
export async function dropJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array(${failedOf(id)}))`.execute(db)
  return rows.length === 1
}

// locked until the commit: of two administrators, or a worker and one, the later finds it gone
function failedOf(id: string): RawBuilder<unknown> {
  return sql`select id from graphile_worker._private_jobs where id = ${id}::bigint and locked_at is null
    and attempts > 0 and (last_error is not null or attempts >= max_attempts) for update`
}
