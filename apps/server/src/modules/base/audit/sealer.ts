import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { isConnectionLoss } from '../../../platform/database/request-database.ts'
import { macOf, RootHash } from './audit-mac.ts'
import { noPrevious, sealText, type Seal } from './audit-row.ts'
import type { HeadKeeper } from './head-keeper.ts'

/** Any number nobody else of this database uses: «wenwu audit sealer». */
const sealerLock = 7_364_110_923
const pageSize = 5000

/**
 * Seals the committed rows that no seal covers yet: those of transactions that have ended, in the order transaction, number.
 * One sealer at a time (advisory lock); several servers may call it. Gives null when there is nothing to seal, or another
 * server is at it.
 */
export async function sealOnce(pool: Pool, key: Buffer, now: Date): Promise<Omit<Seal, 'id'> | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const seal = await sealWith(client, key, now)
    await client.query('commit')
    return seal
  } catch (error) {
    if (isConnectionLoss(error)) broken = error as Error
    else await client.query('rollback').catch((second: Error) => (broken = second))
    throw error
  } finally {
    client.release(broken)
  }
}

async function sealWith(client: PoolClient, key: Buffer, now: Date): Promise<Omit<Seal, 'id'> | null> {
  const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as taken', [sealerLock])
  if (lock.rows[0]?.taken !== true) return null
  const last = await client.query<{ to_xid: string; mac: Buffer }>('select to_xid::text, mac from audit_seals order by id desc limit 1')
  const horizon = await client.query<{ xmin: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as xmin')
  const fromXid = last.rows[0]?.to_xid ?? '0'
  const toXid = horizon.rows[0]!.xmin
  if (BigInt(toXid) <= BigInt(fromXid)) return null

  const root = new RootHash()
  let position = { xid: fromXid, id: -1 }
  for (;;) {
    const page = await client.query<{ id: number; xid: string; mac: Buffer }>({
      name: 'audit-seal-page',
      text: `select id, xid::text, mac from audit_rows where (xid, id) > ($1::text::xid8, $2::bigint) and xid < $3::text::xid8 order by audit_rows.xid, id limit ${pageSize}`,
      values: [position.xid, position.id, toXid],
    })
    for (const row of page.rows) root.add(row)
    const end = page.rows.at(-1)
    if (end === undefined || page.rows.length < pageSize) break
    position = end
  }
  if (root.count === 0) return null

  const body = {
    fromXid,
    toXid,
    count: root.count,
    firstId: root.firstId,
    lastId: root.lastId,
    root: root.digest(),
    previous: last.rows[0]?.mac ?? noPrevious,
    sealedAt: now,
  }
  const seal = { ...body, mac: macOf(key, sealText(body)) }
  await client.query(
    `insert into audit_seals (from_xid, to_xid, count, first_id, last_id, root, previous, mac, sealed_at)
     values ($1::text::xid8, $2::text::xid8, $3, $4, $5, $6, $7, $8, $9)`,
    [seal.fromXid, seal.toXid, seal.count, seal.firstId, seal.lastId, seal.root, seal.previous, seal.mac, seal.sealedAt],
  )
  return seal
}

export interface Sealer {
  /** Ends the timer, waits for the seal at hand and makes a last one. */
  stop(): Promise<void>
}

/**
 * Seals every `interval` milliseconds until stopped, and has the head of the chain kept elsewhere. A failure is logged and tried again; rows
 * wait, none is lost.
 */
export function startSealer(
  pool: Pool,
  key: Buffer,
  log: Pick<Logger, 'error'>,
  options: { now?: () => Date; interval?: number; heads?: HeadKeeper } = {},
): Sealer {
  const now = options.now ?? (() => new Date())
  const seal = async (isLast = false): Promise<void> => {
    try {
      await sealOnce(pool, key, now())
      await options.heads?.keep(pool, now(), { isLast })
    } catch (error) {
      log.error({ err: error }, 'the audit sealer failed')
    }
  }
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= seal().finally(() => (running = undefined))
  }, options.interval ?? 1000)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await seal(true)
    },
  }
}
