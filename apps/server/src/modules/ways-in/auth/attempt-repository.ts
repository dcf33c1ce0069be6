import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { addressKey, addressWindowMinutes, lockMinutes, maxAddressFailures, maxNameFailures, maxSourceFailures } from './lockout.ts'

/** What one try counts against. */
export interface AttemptSubjects {
  /** The name (known or not) as it is tried from here: five failures lock it here and nowhere else. */
  source: string
  /** The name over all sources, so that many addresses together stay bounded; undefined where the source is the account's own. */
  name: string | undefined
  /** The address in its window of 15 minutes. */
  address: string
  /** When the address's window ends. */
  windowEndsAt: Date
  /** The name, by which an administrator finds its counts; null where the try is no guess at a name's password. */
  nameKey: string | null
}

export type Reservation =
  | { kind: 'taken' }
  | { kind: 'name-locked'; until: Date }
  | { kind: 'address-full'; until: Date }
  | { kind: 'no-room' }

/** The subjects of a try of a name's password from an address that is not known to be the owner's. */
export function subjectsOf(nameKey: string, address: string, now: Date): AttemptSubjects {
  return { ...subjectsOfSource(`source:${addressKey(address)} ${nameKey}`, address, now), name: `name:${nameKey}`, nameKey }
}

/** The subjects of a try that is counted by itself (a second factor, a session's own password) and by its address. */
export function subjectsOfSource(source: string, address: string, now: Date): AttemptSubjects {
  const window = Math.floor(now.getTime() / (addressWindowMinutes * 60_000))
  return {
    source,
    name: undefined,
    address: `address:${addressKey(address)}:${window}`,
    windowEndsAt: new Date((window + 1) * addressWindowMinutes * 60_000),
    nameKey: null,
  }
}

// A lock that is over, or a day without any try, begins a new count; reservations of a process that died lapse after a minute.
const liveFailures = sql`(case when a.locked_until is not null or a.updated_at < excluded.updated_at - interval '1 day' then 0 else a.failures end)`
const liveInFlight = sql`(case when a.updated_at < excluded.updated_at - interval '1 minute' then 0 else a.in_flight end)`

/**
 * Reserves one try before the password is looked at: failures and tries under way together never pass the limits, however
 * many arrive at once. In one transaction; places are taken in one order, so no two requests wait for each other in a circle.
 */
export async function reserveAttempt(db: Db, subjects: AttemptSubjects, now: Date): Promise<Reservation> {
  const taken: string[] = []
  for (const { subject, most, kind } of countsOf(subjects)) {
    if (await takePlace(db, subject, kind === 'address' ? null : subjects.nameKey, most, now)) {
      taken.push(subject)
      continue
    }
    for (const earlier of taken) await giveBack(db, earlier, now)
    return refusalOf(db, subject, kind, subjects, now)
  }
  return { kind: 'taken' }
}

interface Count {
  subject: string
  most: number
  kind: 'name' | 'address'
}

function countsOf({ source, name, address }: AttemptSubjects): Count[] {
  return [
    { subject: source, most: maxSourceFailures, kind: 'name' },
    ...(name === undefined ? [] : [{ subject: name, most: maxNameFailures, kind: 'name' } as const]),
    { subject: address, most: maxAddressFailures, kind: 'address' },
  ]
}

async function refusalOf(db: Db, subject: string, kind: Count['kind'], subjects: AttemptSubjects, now: Date): Promise<Reservation> {
  const row = await db.selectFrom('sign_in_attempts').select(['locked_until', 'failures']).where('subject', '=', subject).executeTakeFirst()
  if (kind === 'address')
    return (row?.failures ?? 0) >= maxAddressFailures ? { kind: 'address-full', until: subjects.windowEndsAt } : { kind: 'no-room' }
  const until = row?.locked_until ?? null
  return until !== null && until > now ? { kind: 'name-locked', until } : { kind: 'no-room' }
}

async function takePlace(db: Db, subject: string, nameKey: string | null, max: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_attempts as a (subject, name_key, in_flight, updated_at) values (${subject}, ${nameKey}, 1, ${now})
    on conflict (subject) do update set failures = ${liveFailures}, in_flight = ${liveInFlight} + 1, locked_until = null, updated_at = excluded.updated_at,
      name_key = excluded.name_key,
      lock_count = case when a.updated_at < excluded.updated_at - interval '7 days' then 0 else a.lock_count end
    where (a.locked_until is null or a.locked_until <= excluded.updated_at) and ${liveFailures} + ${liveInFlight} < ${max}
    returning 1`.execute(db)
  return rows.length === 1
}

async function giveBack(db: Db, subject: string, now: Date): Promise<void> {
  await sql`update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), updated_at = ${now} where subject = ${subject}`.execute(db)
}

/**
 * The password was right: the places are given back, and the counts of the source and of the name begin from nothing. The address keeps
 * its failures: an account of one's own buys no guesses.
 */
export async function settleSuccess(db: Db, subjects: AttemptSubjects, now: Date): Promise<void> {
  for (const { subject, kind } of countsOf(subjects))
    if (kind === 'address') await giveBack(db, subject, now)
    else
      await sql`
        update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), failures = 0, lock_count = 0, locked_until = null, updated_at = ${now}
        where subject = ${subject}`.execute(db)
  await sql`delete from sign_in_attempts where subject in
    (select subject from sign_in_attempts where updated_at < ${now}::timestamptz - interval '8 days' limit 20 for update skip locked)`.execute(
    db,
  )
}

/** The try was not decided (a failure of ours) or was no guess: it counts for nothing. */
export async function settleUndecided(db: Db, subjects: AttemptSubjects, now: Date): Promise<void> {
  for (const { subject } of countsOf(subjects)) await giveBack(db, subject, now)
}

/** The password was wrong: gives the tries left, or until when the name is locked now, here or for all. */
export async function settleFailure(db: Db, subjects: AttemptSubjects, now: Date): Promise<{ left: number } | { until: Date }> {
  let left = maxSourceFailures
  let until: Date | undefined
  for (const { subject, most, kind } of countsOf(subjects)) {
    const after = await noteFailure(db, subject, most, kind === 'name', now)
    if (kind === 'address') continue
    if ('left' in after) left = Math.min(left, after.left)
    else if (until === undefined || after.until > until) until = after.until
  }
  return until === undefined ? { left } : { until }
}

async function noteFailure(db: Db, subject: string, most: number, locks: boolean, now: Date): Promise<{ left: number } | { until: Date }> {
  const { rows } = await sql<{ failures: number; lock_count: number }>`
    update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), failures = failures + 1, updated_at = ${now} where subject = ${subject}
    returning failures, lock_count`.execute(db)
  const { failures, lock_count: lockCount } = rows[0] ?? { failures: most, lock_count: 0 }
  if (!locks || failures < most) return { left: most - failures }
  const until = new Date(now.getTime() + lockMinutes(lockCount) * 60_000)
  await sql`update sign_in_attempts set locked_until = ${until}, lock_count = lock_count + 1 where subject = ${subject}`.execute(db)
  return { until }
}

/** Every count of a name begins from nothing, from whatever source: wrong passwords so far, locks and their growth are forgotten. */
export async function clearAttempts(db: Db, nameKey: string): Promise<void> {
  await sql`update sign_in_attempts set failures = 0, lock_count = 0, locked_until = null where name_key = ${nameKey}`.execute(db)
}

/** The subject of an account's tries of its second factor. */
export function secondFactorSubject(userId: string): string {
  return `second-factor:${userId}`
}

/** The second factor of an account may be tried again: wrong codes so far and their lock are forgotten. */
export async function clearSecondFactorAttempts(db: Db, userId: string): Promise<void> {
  await sql`update sign_in_attempts set failures = 0, lock_count = 0, locked_until = null where subject = ${secondFactorSubject(userId)}`.execute(
    db,
  )
}
