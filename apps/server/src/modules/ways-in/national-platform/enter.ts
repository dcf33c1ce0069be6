import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { unavailable, type PlatformEntry, type PlatformIdentity, type Unavailable } from '@wenwu/core/national-platform/model'
import { fieldProblems } from '@wenwu/core/registration/rules'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { admitUser, noteUnknownSubject } from '../auth/index.ts'
import { findBound, isSameSubject, noteUsed } from './binding-repository.ts'
import { arrivalSeconds, forgetArrival, isKnownHere, keepArrival, noteKnownHere, readArrivalSecret, takeFlow } from './cookies.ts'
import { askPlatform } from './link.ts'
import type { NationalPlatform } from './platform-port.ts'
import { findArrival, keepForLater, noteAdmitted, openSignIn } from './sign-in-repository.ts'

type Entry = PlatformEntry | Unavailable

/**
 * Exchanges the platform's ticket for ours. The state stands in the Authorization header and must be that of this browser's own request.
 * Throws `single-sign-on-stale`, `platform-refused`, `platform-not-real-name`, `platform-person-differs`, and after the proof what
 * `admitUser` throws.
 */
export async function enterByTicket(ctx: Ctx, ticket: string): Promise<Entry> {
  const flow = takeFlow(ctx, ctx.credential)
  return enter(
    ctx,
    `state ${flow.state}`,
    (platform) => platform.redeemTicket(ticket, flow.requestId),
    () => true,
  )
}

/**
 * Signs in whoever comes from the platform's own pages with its token. Anybody could have made that link, so it is silent only where the
 * same account of the platform came in by this browser before; else the person is asked, and `confirmSilently` goes on. Throws as
 * `enterByTicket`.
 */
export function enterByToken(ctx: Ctx, token: string): Promise<Entry> {
  return enter(
    ctx,
    `token ${token}`,
    (platform) => platform.redeemToken(token),
    (identity) => isKnownHere(ctx, identity.userId),
  )
}

/** Goes on with who waits in this browser, after the person has said that it is them. Throws `platform-arrival-over`, and as `enterByTicket`. */
export async function confirmSilently(ctx: Ctx): Promise<Entry> {
  const { config, pool } = ctx.services
  const secret = readArrivalSecret(ctx)
  const kept = secret === undefined ? undefined : await inTransaction(pool, (db) => findArrival(db, config.secret, secret, ctx.now))
  if (kept === undefined || kept.userId !== undefined) throw new AppError('platform-arrival-over')
  const entry = await inTransaction(pool, (db) => admitBound(db, ctx, kept.signInId, kept.identity))
  if (entry === undefined) return { outcome: 'first-arrival', signInId: kept.signInId }
  forgetArrival(ctx)
  return entry
}

/** No connection is held while the platform is asked. What serves once is noted here, too, whatever the platform would say to it again. */
async function enter(
  ctx: Ctx,
  request: string,
  prove: (platform: NationalPlatform) => Promise<PlatformIdentity>,
  isSilent: (identity: PlatformIdentity) => boolean,
): Promise<Entry> {
  const { config, pool } = ctx.services
  const identity = await askPlatform(ctx, prove)
  if (identity === unavailable) return unavailable
  requireSound(ctx, identity)
  return inTransaction(pool, async (db) => {
    const signInId = await openSignIn(db, request, ctx.now)
    if (signInId === undefined) throw new AppError('single-sign-on-stale')
    const isAsked = !isSilent(identity)
    const entry = isAsked ? undefined : await admitBound(db, ctx, signInId, identity)
    if (entry !== undefined) return entry
    keepArrival(ctx, await keepForLater(db, config.secret, signInId, identity, new Date(ctx.now.getTime() + arrivalSeconds * 1000)))
    const { subject } = identity
    if (isAsked)
      return {
        outcome: 'confirm',
        signInId,
        name: subject.name,
        organizationName: subject.kind === 'legal-entity' ? subject.organizationName : '',
      }
    await noteUnknownSubject(db, ctx, 'platform', { subject: identity.userId, username: '', userAgent: ctx.userAgent })
    return { outcome: 'first-arrival', signInId }
  })
}

/** Lets the bound account in; undefined: none is bound. */
async function admitBound(db: Db, ctx: Ctx, signInId: string, identity: PlatformIdentity): Promise<PlatformEntry | undefined> {
  const { secret } = ctx.services.config
  const userId = await findBound(db, identity.userId)
  if (userId === undefined) return undefined
  // somebody who left an entity acts for another one under the same account there
  if (!(await isSameSubject(db, secret, userId, identity))) throw new AppError('platform-person-differs')
  const { ticket } = await admitUser(db, ctx, userId, { method: 'platform', kind: identity.subject.kind })
  await Promise.all([noteUsed(db, identity.userId, ctx.now), noteAdmitted(db, secret, signInId, identity, userId)])
  noteKnownHere(ctx, identity.userId)
  return { outcome: 'admitted', ticket, signInId }
}

/** Numbers that cannot be, and people whom the platform itself has not verified, are nobody. */
function requireSound(ctx: Ctx, { isRealName, subject }: PlatformIdentity): void {
  const numbers = subject.kind === 'individual' ? { identityNumber: subject.identityNumber } : { creditCode: subject.creditCode }
  if (fieldProblems(numbers, { today: toShanghaiDate(ctx.now) }).length > 0) throw new AppError('platform-refused')
  if (!isRealName) throw new AppError('platform-not-real-name')
}
