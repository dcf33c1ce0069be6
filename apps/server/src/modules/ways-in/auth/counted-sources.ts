import { sql } from 'kysely'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { subjectsOf, subjectsOfSource, type AttemptSubjects } from './attempt-repository.ts'
import { fingerprintOf, provenDevice } from './device/device-proof.ts'
import { knownAddressDays } from './known-addresses.ts'
import { addressKey } from './lockout.ts'

interface Standing {
  isKnownAddress: boolean
  isKnownDevice: boolean
  isLocked: boolean
}

/**
 * What a sign-in counts against. A stranger's tries count for the name at their address and for the name as a whole. From a network the
 * account has signed in from they count there alone, so that strangers elsewhere cannot lock its owner out; and where the name is locked, a
 * browser that has signed in as it before has a count of its own. Neither opens anything but the lock: the password is still needed, the
 * address still counts, and five wrong ones lock the source. One query, for names that do not exist as well.
 */
export async function sourcesOf(ctx: Ctx, nameKey: string): Promise<AttemptSubjects> {
  const strangers = subjectsOf(nameKey, ctx.address, ctx.now)
  return inTransaction(ctx.services.pool, async (db) => {
    const deviceKey = await provenDevice(ctx, db, 'sign-in')
    const since = new Date(ctx.now.getTime() - knownAddressDays * 86_400_000)
    const { rows } = await sql<Standing>`
      select
        exists (select from known_addresses k join users u on u.id = k.user_id
          where u.username_key = ${nameKey} and k.address_key = ${addressKey(ctx.address)} and k.last_seen_at > ${since}) as "isKnownAddress",
        exists (select from known_devices d join users u on u.id = d.user_id
          where u.username_key = ${nameKey} and d.device_key = ${deviceKey ?? null}) as "isKnownDevice",
        exists (select from sign_in_attempts a
          where a.subject in (${strangers.source}, ${strangers.name}) and a.locked_until > ${ctx.now}) as "isLocked"`.execute(db)
    const { isKnownAddress, isKnownDevice, isLocked } = rows[0]!
    if (deviceKey !== undefined && isKnownDevice && isLocked)
      return { ...subjectsOfSource(`device:${fingerprintOf(deviceKey)}:${nameKey}`, ctx.address, ctx.now), nameKey }
    return isKnownAddress ? { ...strangers, name: undefined } : strangers
  })
}
