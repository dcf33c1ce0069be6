import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import type { UserKind } from '@wenwu/core/auth/model'
import { challengeSeconds, type CertificateChallenge, type CertificateProof } from '@wenwu/core/certificate/model'
import { verifyChallenge } from '../../../platform/crypto/verify-signature.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { readSealedCookie, setCookie, setSealedCookie, type OwnCookie } from '../../../platform/http/own-cookie.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { clientKey } from '../auth/index.ts'
import { claimChallenge } from './challenge-repository.ts'
import { checkCertificate, readPresented, type CheckedCertificate } from './check-certificate.ts'
import { requireSettings } from './trust.ts'

const cookie: OwnCookie = { name: 'ca', sameSite: 'strict' }

/** What a signature is for; one for signing in binds nothing, and the other way round. */
export type Purpose = 'sign-in' | 'bind'

interface Challenge {
  purpose: Purpose
  nonce: string
  origin: string
  /** The entrance, of a sign-in. */
  kind: UserKind | null
  /** Whose account is to be bound. */
  userId: string | null
  client: string
  /** Milliseconds. */
  until: number
}

/** A new challenge of this browser, kept sealed in its cookie; the last one counts. Throws `certificate-closed`. */
export function askForChallenge(ctx: Ctx, purpose: Purpose, kind: UserKind | null): CertificateChallenge {
  requireSettings(ctx.services.config)
  const challenge: Challenge = {
    purpose,
    nonce: randomBytes(32).toString('base64url'),
    origin: publicOrigin(ctx),
    kind,
    userId: purpose === 'bind' ? ctx.actor.userId : null,
    client: clientKey(ctx),
    until: ctx.now.getTime() + challengeSeconds * 1000,
  }
  setSealedCookie(ctx, cookie, challenge, challengeSeconds)
  return { nonce: challenge.nonce, message: messageOf(challenge).toString('base64'), expiresAt: new Date(challenge.until).toISOString() }
}

/**
 * Takes a signed challenge of this browser, once, and finds its certificate good. Gives the entrance, too. Throws
 * `certificate-challenge-over` (unknown, another browser's or purpose's, used, expired), `too-many-requests`, `certificate-unreadable`,
 * `certificate-signature-wrong`, and what `checkCertificate` throws. Holds no connection.
 */
export async function proveCertificate(
  ctx: Ctx,
  proof: CertificateProof,
  purpose: Purpose,
): Promise<{ checked: CheckedCertificate; kind: UserKind | null; nonceHash: Buffer }> {
  requireSettings(ctx.services.config)
  const challenge = takeChallenge(ctx, proof.nonce, purpose)
  const nonceHash = createHash('sha256').update(challenge.nonce).digest()
  await inTransaction(ctx.services.pool, (db) => claimChallenge(db, nonceHash, ctx.address, ctx.now))
  const certificate = readPresented(proof.certificate)
  const checked = await checkCertificate(ctx, certificate, proof.chain)
  if (!verifyChallenge(certificate.publicKey, messageOf(challenge), Buffer.from(proof.signature, 'base64')))
    throw new AppError('certificate-signature-wrong')
  return { checked, kind: challenge.kind, nonceHash }
}

/** The challenge of the cookie, which goes with it. */
function takeChallenge(ctx: Ctx, nonce: string, purpose: Purpose): Challenge {
  const challenge = readSealedCookie<Challenge>(ctx, cookie)
  setCookie(ctx, cookie, '', 0)
  const isOwn =
    challenge !== undefined &&
    challenge.nonce === nonce &&
    challenge.purpose === purpose &&
    challenge.client === clientKey(ctx) &&
    challenge.userId === (purpose === 'bind' ? ctx.actor.userId : null)
  if (!isOwn) throw new AppError('certificate-challenge-over')
  return challenge
}

/** What is signed says for which platform and act it is, so that no signature made elsewhere serves here. */
function messageOf({ purpose, origin, nonce, until }: Challenge): Buffer {
  return Buffer.from(`wenwu certificate challenge v1\n${purpose}\n${origin}\n${nonce}\n${new Date(until).toISOString()}`, 'utf8')
}
