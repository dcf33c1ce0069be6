import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { codeRules } from '@wenwu/core/verification/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../platform/database/request-database.ts'
import { addressKey } from '../auth/index.ts'

/** How many codes may be asked for (design/security.md §3.9): one phone, one network, everybody. Windows begin with their first code. */
export const codeCaps = {
  phone: { most: 10, hours: 24 },
  address: { most: 60, hours: 1 },
  everybody: { most: 3000, hours: 1 },
} as const

/** How many phones an address may ask codes for within a day before each further request needs the slider's proof. */
export const phonesWithoutSlider = 3
const dayMs = 86_400_000

interface Cap {
  subject: string
  most: number
  hours: number
  pauseSeconds: number
}

export interface CountedCode {
  mobileHash: Buffer
  address: string
  now: Date
  /** Whether the slider's proof came with the request. */
  hasSlid: boolean
}

/**
 * Counts one more code against the phone, the address and everybody, or refuses and counts nothing (the caller's transaction is rolled
 * back). Each count is one statement, so parallel requests cannot pass together; all take them in the same order, so none waits in a
 * circle. Throws `code-too-soon` with the seconds to wait, `too-many-codes`, or `slider-required` where the address has asked for more than
 * three phones.
 */
export async function countCode(db: Db, key: Buffer, { mobileHash, address, now, hasSlid }: CountedCode): Promise<void> {
  const addressHash = hashOfAddress(key, address)
  const count = async (cap: Cap): Promise<void> => {
    if (!(await countOne(db, cap, now))) throw await refusalOf(db, cap, now)
  }
  await count({ subject: `phone:${mobileHash.toString('base64url')}`, ...codeCaps.phone, pauseSeconds: codeRules.pauseSeconds })
  await count({ subject: `address:${addressHash.toString('base64url')}`, ...codeCaps.address, pauseSeconds: 0 })
  // the address's count is locked until the commit, so its requests come here one at a time
  if ((await notePhone(db, addressHash, mobileHash, now)) > phonesWithoutSlider && !hasSlid) throw new AppError('slider-required')
  await count({ subject: 'everybody', ...codeCaps.everybody, pauseSeconds: 0 })
}

/** Notes that an address asked for a phone; gives how many phones it asked for within a day, this one included. */
async function notePhone(db: Db, addressHash: Buffer, mobileHash: Buffer, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with noted as (
      insert into code_phones (address_hash, mobile_hash, last_at) values (${addressHash}, ${mobileHash}, ${now})
      on conflict (address_hash, mobile_hash) do update set last_at = excluded.last_at
    )
    select 1 + count(*)::int as n from code_phones
    where address_hash = ${addressHash} and mobile_hash <> ${mobileHash} and last_at > ${new Date(now.getTime() - dayMs)}`.execute(db)
  return rows[0]!.n
}

/** Addresses are personal data too; the count needs no more than a key of them. */
function hashOfAddress(key: Buffer, address: string): Buffer {
  return createHmac('sha256', key)
    .update(`address\n${addressKey(address)}`)
    .digest()
}

async function countOne(db: Db, { subject, most, hours, pauseSeconds }: Cap, now: Date): Promise<boolean> {
  const windowEnd = new Date(now.getTime() + hours * 3_600_000)
  const latestBefore = new Date(now.getTime() - pauseSeconds * 1000)
  const { rows } = await sql`
    insert into code_counts as c (subject, count, window_ends_at, last_at) values (${subject}, 1, ${windowEnd}, ${now})
    on conflict (subject) do update set
      count = case when c.window_ends_at <= excluded.last_at then 1 else c.count + 1 end,
      window_ends_at = case when c.window_ends_at <= excluded.last_at then excluded.window_ends_at else c.window_ends_at end,
      last_at = greatest(c.last_at, excluded.last_at)
    where (c.window_ends_at <= excluded.last_at or c.count < ${most}) and (${pauseSeconds === 0} or c.last_at <= ${latestBefore})
    returning 1`.execute(db)
  return rows.length === 1
}

async function refusalOf(db: Db, { subject, pauseSeconds }: Cap, now: Date): Promise<AppError> {
  if (pauseSeconds === 0) return new AppError('too-many-codes')
  const row = await db.selectFrom('code_counts').select('last_at').where('subject', '=', subject).executeTakeFirst()
  const next = row === undefined ? 0 : row.last_at.getTime() + pauseSeconds * 1000
  const seconds = Math.ceil((next - now.getTime()) / 1000)
  if (seconds > 0) return new AppError('code-too-soon', { params: { n: seconds }, details: { seconds } })
  return new AppError('too-many-codes')
}
