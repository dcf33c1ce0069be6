import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { codeRules, type CodePurpose } from '@wenwu/core/verification/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'
import { addressKey } from '../auth/index.ts'

/**
 * How many codes may be asked for (design/security.md §3.9, decision 0080). Windows begin with their first code.
 * `asker`: one network (signed-in: one account) for one phone and purpose. `strangers`: one phone by people who are not signed in.
 * `guests`: one phone by people who are signed in and want it for their account. Then one network, and everybody.
 */
export const codeCaps = {
  asker: { most: 5, hours: 24 },
  strangers: { most: 20, hours: 24 },
  guests: { most: 20, hours: 24 },
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
  purpose: CodePurpose
  address: string
  /** The account of who asks; undefined where a stranger does. */
  askerId: string | undefined
  now: Date
  /** Whether the slider's proof came with the request. */
  hasSlid: boolean
}

/**
 * Counts one more code against who asks, the phone, the address and everybody, or refuses and counts nothing (the caller's transaction is
 * rolled back). Strangers have a count of the phone of their own, so that they use up nothing of what a signed-in person asks for. Each
 * count is one statement, so parallel requests cannot pass together; all take them in the same order, so none waits in a circle. Throws
 * `code-too-soon` with the seconds to wait, `too-many-codes`, or `slider-required` where the address has asked for more than three phones,
 * or a stranger asks for a phone that strangers have asked for before.
 */
export async function countCode(db: Db, key: Buffer, order: CountedCode): Promise<void> {
  const { mobileHash, address, askerId, now, hasSlid } = order
  const addressHash = hashOfAddress(key, address)
  const count = async (cap: Cap): Promise<number> => {
    const n = await countOne(db, cap, now)
    if (n === undefined) throw await refusalOf(db, cap, now)
    return n
  }
  const ofPhone = await countPhone(key, order, count)
  await count({ subject: `address:${addressHash.toString('base64url')}`, ...codeCaps.address, pauseSeconds: 0 })
  // the address's count is locked until the commit, so its requests come here one at a time
  const phones = await notePhone(db, addressHash, mobileHash, now)
  if ((phones > phonesWithoutSlider || (askerId === undefined && ofPhone > 1)) && !hasSlid) throw new AppError('slider-required')
  await count({ subject: 'everybody', ...codeCaps.everybody, pauseSeconds: 0 })
}

/** Counts for the phone; gives how many codes people of this kind (strangers, or people who are signed in) have asked for it. */
async function countPhone(key: Buffer, order: CountedCode, count: (cap: Cap) => Promise<number>): Promise<number> {
  const { mobileHash, purpose, address, askerId } = order
  const phone = phoneSubject(mobileHash)
  const { pauseSeconds } = codeRules
  const asker = createHmac('sha256', key)
    .update(`asker\n${purpose}\n${askerId ?? addressKey(address)}`)
    .digest('base64url')
  const isSignedIn = askerId !== undefined
  // the pause is the phone's for strangers, so that they cannot flood it, and one's own for who is signed in
  const ofPhone =
    purpose === 'second-factor'
      ? 0
      : await count({
          subject: `${phone}:${isSignedIn ? 'guests' : 'strangers'}`,
          ...codeCaps[isSignedIn ? 'guests' : 'strangers'],
          pauseSeconds: isSignedIn ? 0 : pauseSeconds,
        })
  await count({ subject: `${phone}:${asker}`, ...codeCaps.asker, pauseSeconds: isSignedIn ? pauseSeconds : 0 })
  return ofPhone
}

function phoneSubject(mobileHash: Buffer): string {
  return `phone:${mobileHash.toString('base64url')}`
}

/** Whether who asks for this phone is refused for the rest of the window, or may soon be: one of its counts is full. */
export async function hasFullCount(db: Db, mobileHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from code_counts
    where starts_with(subject, ${phoneSubject(mobileHash)}) and window_ends_at > ${now}
      and count >= case when subject like '%:strangers' or subject like '%:guests' then ${codeCaps.strangers.most}::int else ${codeCaps.asker.most}::int end
    limit 1`.execute(db)
  return rows.length > 0
}

/** The counts of a phone begin from nothing. */
export async function clearPhoneCounts(db: Db, mobileHash: Buffer): Promise<void> {
  await sql`delete from code_counts where starts_with(subject, ${phoneSubject(mobileHash)})`.execute(db)
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

/** Addresses are personal data too; the counts need no more than a key of them. */
export function hashOfAddress(key: Buffer, address: string): Buffer {
  return createHmac('sha256', key)
    .update(`address\n${addressKey(address)}`)
    .digest()
}

/** The count with this one in it; undefined where it is full or too soon. */
async function countOne(db: Db, { subject, most, hours, pauseSeconds }: Cap, now: Date): Promise<number | undefined> {
  const windowEnd = new Date(now.getTime() + hours * 3_600_000)
  const latestBefore = new Date(now.getTime() - pauseSeconds * 1000)
  const { rows } = await sql<{ count: number }>`
    insert into code_counts as c (subject, count, window_ends_at, last_at) values (${subject}, 1, ${windowEnd}, ${now})
    on conflict (subject) do update set
      count = case when c.window_ends_at <= excluded.last_at then 1 else c.count + 1 end,
      window_ends_at = case when c.window_ends_at <= excluded.last_at then excluded.window_ends_at else c.window_ends_at end,
      last_at = greatest(c.last_at, excluded.last_at)
    where (c.window_ends_at <= excluded.last_at or c.count < ${most}) and (${pauseSeconds === 0} or c.last_at <= ${latestBefore})
    returning c.count`.execute(db)
  return rows[0]?.count
}

async function refusalOf(db: Db, { subject, pauseSeconds }: Cap, now: Date): Promise<AppError> {
  if (pauseSeconds === 0) return new AppError('too-many-codes')
  const row = await db.selectFrom('code_counts').select('last_at').where('subject', '=', subject).executeTakeFirst()
  const next = row === undefined ? 0 : row.last_at.getTime() + pauseSeconds * 1000
  const seconds = Math.ceil((next - now.getTime()) / 1000)
  if (seconds > 0) return new AppError('code-too-soon', { params: { n: seconds }, details: { seconds } })
  return new AppError('too-many-codes')
}
