import { randomBytes, randomInt } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { UserKind } from '@wenwu/core/auth/model'
import { browserName } from '@wenwu/core/qr-sign-in/browser-name'
import { qrSeconds, type QrChallenge, type QrStatus } from '@wenwu/core/qr-sign-in/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { admitUser, clientKey, hashOfSecret, newSecret } from '../auth/index.ts'
import { countRecent, decideChallenge, findByBrowser, insertChallenge, scanChallenge, useChallenge } from './challenge-repository.ts'
import { networkOrigin } from './network-address.ts'

/** Codes one address may ask for within two minutes: an office behind one address fits in, a flood does not. */
const maxRecent = 300

/** A new code for the asking browser. What it holds is not what fetches the ticket. Throws `too-many-requests`. */
export async function askForCode(ctx: Ctx, kind: UserKind): Promise<QrChallenge> {
  const [browserSecret, scanSecret] = [newSecret(), randomBytes(16).toString('base64url')]
  const expiresAt = new Date(ctx.now.getTime() + qrSeconds * 1000)
  const checkCode = String(randomInt(10, 100))
  await inTransaction(ctx.services.pool, async (db) => {
    if ((await countRecent(db, ctx.address, new Date(ctx.now.getTime() - qrSeconds * 1000))) >= maxRecent)
      throw new AppError('too-many-requests', { details: { seconds: qrSeconds } })
    await insertChallenge(db, {
      id: newId(ctx.now.getTime()),
      scanHash: hashOfSecret(scanSecret),
      browserHash: hashOfSecret(browserSecret),
      clientKey: clientKey(ctx),
      address: ctx.address,
      userAgent: ctx.userAgent,
      kind,
      checkCode,
      createdAt: ctx.now,
      expiresAt,
    })
  })
  return { secret: browserSecret, address: `${networkOrigin(ctx)}/qr/${scanSecret}`, checkCode, expiresAt: expiresAt.toISOString() }
}

/** How the asking browser's code stands; once, after the confirmation, its ticket. Throws `qr-code-over` and what `admitUser` throws. */
export function pollCode(ctx: Ctx): Promise<{ status: QrStatus; ticket: string | null }> {
  const { credential, now } = ctx
  // asked every two seconds: no call of tx `write`, which leaves an audit row each time
  return inTransaction(ctx.services.pool, async (db) => {
    const challenge = credential === null ? undefined : await findByBrowser(db, hashOfSecret(credential), clientKey(ctx))
    if (challenge === undefined) throw new AppError('qr-code-over')
    const { id, status, kind } = challenge
    if (status === 'used' || status === 'refused') return { status, ticket: null }
    if (challenge.expiresAt <= now) return { status: 'expired', ticket: null }
    if (status !== 'confirmed') return { status, ticket: null }
    const userId = await useChallenge(db, id, now)
    if (userId === undefined) return { status: 'used', ticket: null }
    return { status: 'used', ticket: (await admitUser(db, ctx, userId, { method: 'qr', kind })).ticket }
  })
}

/** Who asks, for the person who scanned. Throws `qr-code-over`. */
export async function scanCode(ctx: Ctx, secret: string) {
  const challenge = await scanChallenge(ctx.db, hashOfSecret(secret), ctx.actor.userId, ctx.now)
  if (challenge === undefined) throw new AppError('qr-code-over')
  ctx.setAuditObject({ type: 'qr-code', id: challenge.id })
  return {
    address: challenge.address,
    browser: browserName(challenge.userAgent),
    checkCode: challenge.checkCode,
    askedAt: challenge.createdAt.toISOString(),
    expiresAt: challenge.expiresAt.toISOString(),
    isOwnEntrance: challenge.kind === ctx.actor.kind,
  }
}

/** The decision of the person who scanned. Throws `qr-code-over`, and `wrong-entrance` where another kind of account asks. */
export async function decideCode(ctx: Ctx, input: { secret: string; isConfirmed: boolean }): Promise<void> {
  const challenge = await decideChallenge(
    ctx.db,
    hashOfSecret(input.secret),
    ctx.actor.userId,
    input.isConfirmed ? 'confirmed' : 'refused',
    ctx.now,
  )
  if (challenge === undefined) throw new AppError('qr-code-over')
  if (input.isConfirmed && challenge.kind !== ctx.actor.kind) throw new AppError('wrong-entrance')
  ctx.setAuditObject({ type: 'qr-code', id: challenge.id, details: { isConfirmed: input.isConfirmed, askedFrom: challenge.address } })
}
