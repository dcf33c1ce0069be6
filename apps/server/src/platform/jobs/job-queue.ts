import type { Db } from '../database/request-database.ts'

/** A piece of work that runs after a commit, at least once; it must bear being run twice. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>

export interface JobQueue {
  /** Names the handler of a task; before `start`. */
  handle(task: string, handler: JobHandler): void
  /** Runs a task again and again; `cron` has five fields in UTC. Before `start`. */
  schedule(task: string, cron: string): void
  /** Adds a job inside the caller's transaction: it exists exactly when the change does. `key` replaces an older job of that key. */
  add(db: Db, task: string, payload: Record<string, unknown>, options?: { runAt?: Date; key?: string }): Promise<void>
  /** Runs jobs until `stop`. */
  start(): Promise<void>
  /** Lets running jobs end, takes no new ones, closes its connections. */
  stop(): Promise<void>
}
