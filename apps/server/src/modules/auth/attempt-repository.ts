import { sql } from 'kysely'
import type { Db } from '../../platform/database/request-database.ts'
import { addressKey, addressWindowMinutes, lockMinutes, maxAddressFailures, maxNameFailures } from './lockout.ts'

/** What one sign-in counts against: the name (known or not) and the address in its window of 15 minutes. */
export interface AttemptSubjects {
  name: string
  address: string
  /** When the address's window ends. */
  windowEndsAt: Date
}

export type Reservation =
  { kind: 'taken' } | { kind: 'name-locked'; until: Date } | { kind: 'address-full'; until: Date } | { kind: 'no-room' }

export function subjectsOf(nameKey: string, address: string, now: Date): AttemptSubjects {
  const window = Math.floor(now.getTime() / (addressWindowMinutes * 60_000))
  return {
    name: `name:${nameKey}`,
    address: `address:${addressKey(address)}:${window}`,
    windowEndsAt: new Date((window + 1) * addressWindowMinutes * 60_000),
  }
}

// A lock that is over, or a day without any try, begins a new count; reservations of a process that died lapse after a minute.
const liveFailures = sql`(case when a.locked_until is not null or a.updated_at < excluded.updated_at - interval '1 day' then 0 else a.failures end)`
const liveInFlight = sql`(case when a.updated_at < excluded.updated_at - interval '1 minute' then 0 else a.in_flight end)`

/**
 * Reserves one try before the password is looked at: failures and tries under way together never pass the limit, however
 * many arrive at once. In one transaction; the name is taken first, so no two requests wait for each other in a circle.
 */
export async function reserveAttempt(db: Db, subjects: AttemptSubjects, now: Date): Promise<Reservation> {
  if (!(await takePlace(db, subjects.name, maxNameFailures, now))) {
    const row = await db.selectFrom('sign_in_attempts').select('locked_until').where('subject', '=', subjects.name).executeTakeFirst()
    const until = row?.locked_until ?? null
    return until !== null && until > now ? { kind: 'name-locked', until } : { kind: 'no-room' }
  }
  if (!(await takePlace(db, subjects.address, maxAddressFailures, now))) {
    await giveBack(db, subjects.name, now)
    const row = await db.selectFrom('sign_in_attempts').select('failures').where('subject', '=', subjects.address).executeTakeFirst()
    return (row?.failures ?? 0) >= maxAddressFailures ? { kind: 'address-full', until: subjects.windowEndsAt } : { kind: 'no-room' }
  }
  return { kind: 'taken' }
}

async function takePlace(db: Db, subject: string, max: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_attempts as a (subject, in_flight, updated_at) values (${subject}, 1, ${now})
    on conflict (subject) do update set failures = ${liveFailures}, in_flight = ${liveInFlight} + 1, locked_until = null, updated_at = excluded.updated_at,
      lock_count = case when a.updated_at < excluded.updated_at - interval '7 days' then 0 else a.lock_count end
    where (a.locked_until is null or a.locked_until <= excluded.updated_at) and ${liveFailures} + ${liveInFlight} < ${max}
    returning 1`.execute(db)
  return rows.length === 1
}

async function giveBack(db: Db, subject: string, now: Date): Promise<void> {
  await sql`update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), updated_at = ${now} where subject = ${subject}`.execute(db)
}

/** The password was right: the place is given back and the name begins anew. The address keeps its failures: an account of one's own buys no guesses. */
export async function settleSuccess(db: Db, subjects: AttemptSubjects, now: Date): Promise<void> {
  await sql`
    update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), failures = 0, lock_count = 0, locked_until = null, updated_at = ${now} where subject = ${subjects.name}`.execute(
    db,
  )
  await giveBack(db, subjects.address, now)
  await sql`delete from sign_in_attempts where subject in
    (select subject from sign_in_attempts where updated_at < ${now}::timestamptz - interval '8 days' limit 20 for update skip locked)`.execute(
    db,
  )
}

/** The try was not decided (a failure of ours): it counts for nobody. */
export async function settleUndecided(db: Db, subjects: AttemptSubjects, now: Date): Promise<void> {
  await giveBack(db, subjects.name, now)
  await giveBack(db, subjects.address, now)
}

/** The password was wrong: gives the tries left, or until when the name is locked now. */
export async function settleFailure(db: Db, subjects: AttemptSubjects, now: Date): Promise<{ left: number } | { until: Date }> {
  const { rows } = await sql<{ failures: number; lock_count: number }>`
    update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), failures = failures + 1, updated_at = ${now} where subject = ${subjects.name}
    returning failures, lock_count`.execute(db)
  const { failures, lock_count: lockCount } = rows[0] ?? { failures: maxNameFailures, lock_count: 0 }
  const until = new Date(now.getTime() + lockMinutes(lockCount) * 60_000)
  const isLocked = failures >= maxNameFailures
  if (isLocked)
    await sql`update sign_in_attempts set locked_until = ${until}, lock_count = lock_count + 1 where subject = ${subjects.name}`.execute(db)
  await sql`update sign_in_attempts set in_flight = greatest(in_flight - 1, 0), failures = failures + 1, updated_at = ${now} where subject = ${subjects.address}`.execute(
    db,
  )
  return isLocked ? { until } : { left: maxNameFailures - failures }
}

/** A name begins anew: wrong passwords so far, the lock and its growth are forgotten (its password was reset by a proven owner). */
export async function clearAttempts(db: Db, nameKey: string): Promise<void> {
  await sql`update sign_in_attempts set failures = 0, lock_count = 0, locked_until = null where subject = ${`name:${nameKey}`}`.execute(db)
}
