import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'
import { outliveConnections } from '../database/pool.ts'
import type { Db } from '../database/request-database.ts'
import { byKey } from '../database/statement-name.ts'
import { jobError } from './job-error.ts'
import type { JobHandler, JobQueue } from './job-queue.ts'
import { Rests } from './rests.ts'

/** One connection listens, one fetches and settles jobs; handlers use the server's pool for as long as they need it. */
const maxConnections = 2
const concurrency = 2
const attempts = 12
const pollInterval = 2_000
const restartDelay = 2_000
/** How often a server looks for jobs of others that died, and how long ago those must have been begun: one that has just started is no dead one. */
const usualReleaseInterval = 60_000
const begunBefore = 60
/** Failed fetches in a row after which the worker is made again: a connection lost while it starts leaves graphile-worker 0.17 unable to go on. */
const failedFetches = 3 * concurrency
/** First key of the advisory locks that say «this worker lives» (the second is the hash of its name). */
const aliveLock = 1_464_159_563

/** Jobs in PostgreSQL (graphile-worker): added in the caller's transaction, run at least once, retried with growing pauses. */
export class GraphileJobQueue implements JobQueue {
  private readonly handlers = new Map<string, JobHandler>()
  private readonly crons: { task: string; match: string }[] = []
  private readonly pool: Pool
  private readonly log: Logger
  private own: Pool | undefined
  private runner: Runner | undefined
  private isStopping = false
  private restart: NodeJS.Timeout | undefined
  private releasing: NodeJS.Timeout | undefined
  private readonly releaseInterval: number

  /** `releaseInterval`: milliseconds between two looks for jobs that a dead server had begun. */
  constructor(pool: Pool, log: Logger, { releaseInterval = usualReleaseInterval } = {}) {
    this.pool = pool
    this.log = log
    this.releaseInterval = releaseInterval
  }

  /** Brings the queue's own schema (`graphile_worker`) to this version; call it after the migrations, also for templates. */
  static async migrate(pool: Pool): Promise<void> {
    await withSmallPool(pool, (own) => runMigrations({ pgPool: own, logger: silent }))
  }

  handle(task: string, handler: JobHandler): void {
    if (this.handlers.has(task)) throw new Error(`task ${task} has a handler already`)
    this.handlers.set(task, handler)
  }

  schedule(task: string, cron: string): void {
    this.crons.push({ task, match: cron })
  }

  async add(db: Db, task: string, payload: Record<string, unknown>, options: { runAt?: Date; key?: string } = {}): Promise<void> {
    await sql`
      select 1 from graphile_worker.add_job(
        ${task}, payload := ${JSON.stringify(payload)}::json, run_at := ${options.runAt ?? null}::timestamptz,
        max_attempts := ${attempts}::int, job_key := ${options.key ?? null}::text) ${byKey}`.execute(db)
  }

  async start(): Promise<void> {
    if (this.own !== undefined) throw new Error('the queue runs already')
    this.isStopping = false
    this.own = smallPool(this.pool, (error) => this.log.warn({ err: error }, 'an idle connection of the job queue broke'))
    const { own } = this
    await this.run(own)
    // of several servers one may die and not come back: those that live take over what it had begun
    this.releasing = setInterval(() => {
      releaseDeadWorkers(own, begunBefore).catch((error: unknown) =>
        this.log.warn({ err: error }, 'the job queue could not look for dead servers'),
      )
    }, this.releaseInterval).unref()
  }

  async stop(): Promise<void> {
    this.isStopping = true
    clearTimeout(this.restart)
    clearInterval(this.releasing)
    const { runner, own } = this
    this.runner = undefined
    this.own = undefined
    await runner?.stop().catch((error: unknown) => this.log.warn({ err: error }, 'the job queue did not stop cleanly'))
    await own?.end()
  }

  /**
   * Runs, in this call, everything that is due at `now`, including what it brings about; gives the number of jobs that failed. For tests
   * with a moved clock and for tools; not while the queue runs.
   */
  async runDue(now: Date): Promise<number> {
    const failed = { count: 0 }
    await withSmallPool(this.pool, async (own) => {
      const events = new EventEmitter() as WorkerEvents
      events.on('job:error', ({ job, error }) => {
        failed.count++
        this.log.error({ err: error, task: job.task_identifier, attempt: job.attempts }, 'a job failed')
      })
      await own.query(
        'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where run_at <= $1 and attempts < max_attempts and locked_at is null), run_at := now())',
        [now],
      )
      await runOnce({ pgPool: own, taskList: this.tasks(), events, logger: silent, noHandleSignals: true, concurrency: 1 })
    })
    return failed.count
  }

  private async run(own: Pool): Promise<void> {
    const events = this.listenTo()
    await runMigrations({ pgPool: own, logger: silent })
    await releaseDeadWorkers(own, 0)
    const runner = await run({
      pgPool: own,
      taskList: this.tasks(new Rests()),
      parsedCronItems: parseCronItems(
        this.crons.map(({ task, match }) => ({ task, match, identifier: task, options: { backfillPeriod: 0, jobKey: `cron:${task}` } })),
      ),
      events,
      logger: this.workerLogger(),
      concurrency,
      pollInterval,
      noHandleSignals: true,
      noPreparedStatements: true,
      // without a batch graphile-worker 0.17 leaves the settling of a job unwatched: a connection lost in it would end this process
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    this.runner = runner
    const again = (error?: unknown) => {
      if (this.isStopping) return
      this.log.error({ err: error }, 'the job queue ended; it starts again')
      this.restartSoon(own)
    }
    runner.promise.then(() => again(), again)
    // its end is told by the promise above
    onRepeatedFailure(events, () => void runner.stop().catch(() => undefined))
  }

  private restartSoon(own: Pool): void {
    this.runner = undefined
    this.restart = setTimeout(() => {
      this.run(own).catch((error: unknown) => {
        this.log.error({ err: error }, 'the job queue could not start')
        if (!this.isStopping) this.restartSoon(own)
      })
    }, restartDelay)
    this.restart.unref()
  }

  /** What is due in a call of `runDue` rests nowhere. */
  private tasks(rests?: Rests): TaskList {
    return Object.fromEntries(
      [...this.handlers].map(([task, handler]) => [
        task,
        async (payload: unknown) => {
          const pause = rests?.before(performance.now()) ?? 0
          if (pause > 0) await delay(pause)
          const began = performance.now()
          try {
            await handler((payload ?? {}) as Record<string, unknown>)
          } catch (error) {
            throw jobError(error)
          } finally {
            const now = performance.now()
            rests?.after(now - began, now)
          }
        },
      ]),
    )
  }

  private listenTo(): WorkerEvents {
    const events = new EventEmitter() as WorkerEvents
    events.on('job:error', ({ job, error }) =>
      this.log.error(
        { err: error, job: job.id, task: job.task_identifier, attempt: job.attempts, isLast: job.attempts >= job.max_attempts },
        'a job failed',
      ),
    )
    // the lock lives as long as the listening connection, so it goes with the process however that ends
    events.on('pool:listen:success', ({ workerPool, client }) => {
      client.once('drain', () => {
        client
          .query('select pg_advisory_lock_shared($1, hashtext($2))', [aliveLock, workerPool.id])
          .catch((error: unknown) => this.log.warn({ err: error }, 'the job queue could not say that it lives'))
      })
    })
    return events
  }

  /** graphile-worker's own words: warnings and worse go to our log; failed jobs come by event. */
  private workerLogger(): WorkerLogger {
    return new WorkerLogger(() => (level, message) => {
      if (level === 'warning' || (level === 'error' && !message.startsWith('Failed task'))) this.log.warn({ worker: message }, 'job queue')
    })
  }
}

/** Calls once when fetching jobs has failed some times in a row. */
function onRepeatedFailure(events: WorkerEvents, call: () => void): void {
  let failures = 0
  const isFine = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', isFine)
  events.on('job:start', isFine)
  events.on('worker:getJob:error', () => {
    if (++failures === failedFetches) call()
  })
}

const silent = new WorkerLogger(() => () => undefined)

/**
 * Jobs that a killed process had begun would wait four hours (graphile-worker's own limit); whoever does not hold its lock of life is
 * dead, and its jobs are free at once. `seconds`: only jobs that were begun longer ago.
 */
async function releaseDeadWorkers(pool: Pool, seconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs j where locked_by is not null and locked_at <= now() - make_interval(secs => $2) and not exists (
         select from pg_locks l where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
           and l.classid = $1::bigint::oid and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid)))`,
    [aliveLock, seconds],
  )
}

/** A pool of its own to the same database; the server's pool keeps all its connections for requests. */
function smallPool(pool: Pool, onIdleError?: (error: Error) => void): Pool {
  // pg hides the password from enumeration
  const own = new pg.Pool({ ...pool.options, password: pool.options.password, max: maxConnections, application_name: 'wenwu jobs' })
  outliveConnections(own, onIdleError)
  return own
}

async function withSmallPool(pool: Pool, work: (own: Pool) => Promise<void>): Promise<void> {
  const own = smallPool(pool)
  try {
    await work(own)
  } finally {
    await own.end()
  }
}
