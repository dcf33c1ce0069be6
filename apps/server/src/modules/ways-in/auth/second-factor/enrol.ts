import { AppError } from '@wenwu/core/kernel/errors'
import type { SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { SecondFactorStatus } from '@wenwu/core/second-factor/model'
import { findText } from '@wenwu/core/i18n/translate'
import type { Ctx } from '../../../../platform/http/context.ts'
import { findUser } from '../../../base/accounts/index.ts'
import { clientKey } from '../session-repository.ts'
import { noteSecondFactor, peekTicket } from '../ticket-challenge.ts'
import { dueOf } from './due.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  isEnrolled,
  removeSecondFactor,
} from './second-factor-repository.ts'
import { base32, matchStep, newTotpSecret, otpauthUri } from './totp.ts'

/** How long setting up may take, and how fresh a sign-in must be that proves the person without a password, in minutes. */
const freshMinutes = 15
/**
 * Ways in whose person may know no password: signing in again that way proves them as well. Not the QR picture: any open session of the person
 * confirms it, so it proves no more than that session.
 */
const waysWithoutPassword: ReadonlySet<SignInMethod> = new Set(['oidc', 'platform', 'certificate'])

export interface Enrolment {
  /** Base 32, for typing. */
  secret: string
  /** For the picture. */
  uri: string
}

/** What the caller's account page shows; `codeMobile` is given by the calling module. */
export async function readStatus(ctx: Ctx): Promise<Omit<SecondFactorStatus, 'codeMobile'>> {
  const { userId, kind } = ctx.actor
  const mode = ctx.services.config.secondFactor
  const enrolled = await isEnrolled(ctx.db, userId)
  return {
    isOffered: isOffered(ctx, kind),
    isRequired: mode === 'officials' && kind === 'official',
    isEnrolled: enrolled,
    recoveryCodesLeft: enrolled ? await countRecoveryCodes(ctx.db, userId) : 0,
    proof: await proofOfSession(ctx),
  }
}

function isOffered(ctx: Ctx, kind: UserKind): boolean {
  return ctx.services.config.secondFactor !== 'off' && kind === 'official'
}

/** Throws `not-found` where this installation offers the caller no second factor. */
export function requireOffered(ctx: Ctx): void {
  if (!isOffered(ctx, ctx.actor.kind)) throw new AppError('not-found')
}

/** What the caller's session alone proves. */
async function proofOfSession(ctx: Ctx): Promise<SecondFactorStatus['proof']> {
  const session = await ctx.db
    .selectFrom('sessions')
    .select(['created_at', 'method'])
    .where('id', '=', ctx.actor.sessionId)
    .executeTakeFirst()
  if (session === undefined || !waysWithoutPassword.has(session.method)) return 'password'
  return isRecent(ctx, session.created_at) ? 'just-signed-in' : 'sign-in-again'
}

/** Throws `fresh-sign-in-required` where the session alone does not prove the person. */
export async function requireProvenSession(ctx: Ctx): Promise<void> {
  if ((await proofOfSession(ctx)) !== 'just-signed-in') throw new AppError('fresh-sign-in-required', { params: { n: freshMinutes } })
}

/** Makes a secret that waits for its first code, for a person who was proven: the session may be one left open. Throws `not-found` (not offered), `second-factor-enrolled` (there is one). */
export async function beginEnrolment(ctx: Ctx): Promise<Enrolment> {
  requireOffered(ctx)
  return begin(ctx, ctx.actor.userId, ctx.actor.username)
}

/** Checks the first code, which ends the set-up, and gives the recovery codes, once. Throws `second-factor-mismatch`, `second-factor-begun-long-ago`, `second-factor-not-begun`, `second-factor-enrolled`. */
export function confirmEnrolment(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] }> {
  return confirm(ctx, ctx.actor.userId, code)
}

/** As `beginEnrolment` for who must set it up before the first session; the ticket of the sign-in says who it is. Throws `ticket-invalid`, `second-factor-enrolled`. */
export async function beginAtSignIn(ctx: Ctx): Promise<Enrolment> {
  const user = await userOfTicket(ctx)
  return begin(ctx, user.id, user.username)
}

/** As `confirmEnrolment`; the ticket may then be exchanged without another code. */
export async function confirmAtSignIn(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] }> {
  const user = await userOfTicket(ctx)
  const codes = await confirm(ctx, user.id, code)
  await noteSecondFactor(ctx.db, ctx.credential ?? '', ctx.now)
  return codes
}

/** Removes the caller's second factor against a code of it. Throws `second-factor-mandatory`, `wrong-second-factor`, `second-factor-locked`. */
export async function disable(ctx: Ctx, code: string): Promise<void> {
  const { userId, kind } = ctx.actor
  if (ctx.services.config.secondFactor === 'officials' && kind === 'official') throw new AppError('second-factor-mandatory')
  await proveSecondFactor(ctx, userId, code)
  await removeSecondFactor(ctx.db, userId)
}

/** Takes away what somebody has lost, telephone and recovery codes; whoever calls has decided that it may be. False where there is none. */
export function remove(ctx: Ctx, userId: string): Promise<boolean> {
  return removeSecondFactor(ctx.db, userId)
}

async function begin(ctx: Ctx, userId: string, username: string): Promise<Enrolment> {
  ctx.setAuditObject({ type: 'user', id: userId })
  const secret = newTotpSecret()
  if (!(await beginSecondFactor(ctx.db, ctx.services.config.secret, userId, secret, ctx.now))) throw new AppError('second-factor-enrolled')
  const issuer = findText('zh_CN', 'second-factor.issuer') ?? 'wenwu'
  return { secret: base32(secret), uri: otpauthUri(secret, issuer, username) }
}

async function confirm(ctx: Ctx, userId: string, code: string): Promise<{ recoveryCodes: string[] }> {
  ctx.setAuditObject({ type: 'user', id: userId })
  const { secret } = ctx.services.config
  const factor = await findSecondFactor(ctx.db, secret, userId)
  if (factor === undefined) throw new AppError('second-factor-not-begun')
  if (factor.confirmedAt !== null) throw new AppError('second-factor-enrolled')
  if (!isRecent(ctx, factor.begunAt)) throw new AppError('second-factor-begun-long-ago', { params: { n: freshMinutes } })
  const step = matchStep(factor.totpSecret, code.normalize('NFKC').replace(/\s/g, ''), ctx.now, factor.lastStep)
  if (step === undefined) throw new AppError('second-factor-mismatch', { field: 'code' })
  const recoveryCodes = newRecoveryCodes()
  const hashes = recoveryCodes.map((one) => hashOfRecoveryCode(secret, userId, one))
  if (!(await confirmSecondFactor(ctx.db, userId, step, hashes, ctx.now))) throw new AppError('second-factor-enrolled')
  return { recoveryCodes }
}

function isRecent(ctx: Ctx, at: Date): boolean {
  return ctx.now.getTime() - at.getTime() <= freshMinutes * 60_000
}

/** The account of the ticket that was refused for want of a second factor. */
async function userOfTicket(ctx: Ctx): Promise<{ id: string; username: string }> {
  const ticket = ctx.credential === null ? undefined : await peekTicket(ctx.db, ctx.credential, clientKey(ctx), ctx.now)
  const user = ticket === undefined ? undefined : await findUser(ctx.db, ticket.userId)
  if (user === undefined || user.isLocked || user.status !== 'active') throw new AppError('ticket-invalid')
  if (dueOf(ctx.services.config.secondFactor, user.kind, 'password', false) !== 'enrolment') throw new AppError('ticket-invalid')
  return user
}
