import { AppError } from '@wenwu/core/kernel/errors'
import { maskIdentityNumber } from '@wenwu/core/kernel/masks'
import type { Arrival, PlatformAccount } from '@wenwu/core/national-platform/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { addBinding, findBinding, findEntity, isSameSubject, removeBinding } from './binding-repository.ts'
import { forgetArrival, noteKnownHere, readArrivalSecret } from './cookies.ts'
import { sitesOf } from './link.ts'
import { dropIdentity, findArrival, finishArrival, type KeptArrival } from './sign-in-repository.ts'

/** Who waits in this browser, or undefined. */
async function waitingHere(ctx: Ctx): Promise<KeptArrival | undefined> {
  const secret = readArrivalSecret(ctx)
  const kept = secret === undefined ? undefined : await findArrival(ctx.db, ctx.services.config.secret, secret, ctx.now)
  return kept?.userId === undefined ? kept : undefined
}

/** Who waits in this browser, as the page may show it. */
export async function describeArrival(ctx: Ctx): Promise<Arrival | null> {
  const kept = await waitingHere(ctx)
  if (kept === undefined) return null
  const { subject } = kept.identity
  const { kind, name } = subject
  const expiresAt = kept.expiresAt.toISOString()
  if (subject.kind === 'individual')
    return {
      kind,
      name,
      identityNumber: maskIdentityNumber(subject.identityNumber),
      organizationName: '',
      creditCode: '',
      legalRepresentative: '',
      isEntityKnown: false,
      expiresAt,
    }
  const { organizationName, creditCode, legalRepresentative } = subject
  const isEntityKnown = (await findEntity(ctx.db, creditCode)) !== undefined
  return { kind, name, identityNumber: '', organizationName, creditCode, legalRepresentative, isEntityKnown, expiresAt }
}

/** Forgets who waits in this browser. */
export async function dropArrival(ctx: Ctx): Promise<void> {
  const kept = await waitingHere(ctx)
  if (kept !== undefined) await dropIdentity(ctx.db, kept.signInId)
  forgetArrival(ctx)
}

export async function describeAccount(ctx: Ctx): Promise<PlatformAccount> {
  const binding = await findBinding(ctx.db, ctx.actor.userId)
  return { boundAt: binding?.boundAt.toISOString() ?? null, arrival: await describeArrival(ctx), sites: [...sitesOf(ctx).keys()] }
}

/**
 * Binds who waits in this browser to the caller's account: the session has proven the account, by password or code and the second factor
 * where one is due. Throws `platform-arrival-over`, `platform-person-differs`, `platform-already-bound`.
 */
export async function bindArrival(ctx: Ctx): Promise<{ signInId: string }> {
  const kept = await waitingHere(ctx)
  const { userId } = ctx.actor
  if (kept === undefined) throw new AppError('platform-arrival-over')
  if (!(await isSameSubject(ctx.db, ctx.services.config.secret, userId, kept.identity))) throw new AppError('platform-person-differs')
  await bindTo(ctx, kept, userId)
  await dropIdentity(ctx.db, kept.signInId)
  forgetArrival(ctx)
  return { signInId: kept.signInId }
}

/** Binds an arrival to an account in the caller's transaction. Throws `platform-arrival-over`, `platform-already-bound`. */
export async function bindTo(ctx: Ctx, { signInId, identity }: KeptArrival, userId: string): Promise<void> {
  if (!(await finishArrival(ctx.db, signInId, userId))) throw new AppError('platform-arrival-over')
  if (!(await addBinding(ctx.db, identity.userId, userId, ctx.now))) throw new AppError('platform-already-bound')
  ctx.setAuditObject({ type: 'user', id: userId, details: { subject: identity.userId } })
  noteKnownHere(ctx, identity.userId)
}

/** Ends the binding of the caller's account. Throws `platform-not-bound`. */
export async function unbind(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor
  if (!(await removeBinding(ctx.db, userId))) throw new AppError('platform-not-bound')
  ctx.setAuditObject({ type: 'user', id: userId })
}
