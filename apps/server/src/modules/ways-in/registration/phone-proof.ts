import { AppError } from '@wenwu/core/kernel/errors'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { hashOfSecret, newSecret } from '../auth/index.ts'
import { proveCode, spendCode } from '../verification/index.ts'
import { registrationHash } from './registration-keys.ts'

/** How long the rest of the form may take once the phone is proven. */
const proofMinutes = 30

/** A phone and what is said to prove it: the code of the message, or the proof that was given for it. */
export interface Claim {
  kind: RegistrantKind
  /** Normalized. */
  mobile: string
  proof: string
}

/** A code has six digits, a proof never. */
export function isCode(proof: string): boolean {
  return proof.length < 20
}

/**
 * Checks a claim without using it up, in a transaction of its own: a code counts as tried. Before the first statement on `ctx.db`. Throws
 * what `proveCode` throws, and `phone-not-proven`.
 */
export async function checkClaim(ctx: Ctx, claim: Claim): Promise<void> {
  const { mobile, proof } = claim
  if (isCode(proof)) return proveCode(ctx.services, { mobile, purpose: 'register', code: proof, address: ctx.address, now: ctx.now })
  const known = await inTransaction(ctx.services.pool, (db) =>
    db
      .selectFrom('registration_proofs')
      .select('used_at')
      .where('proof_hash', '=', hashOfSecret(proof))
      .where('subject_hash', '=', subjectOf(ctx, claim))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst(),
  )
  if (known === undefined) throw new AppError('phone-not-proven')
}

/** Uses a claim up in the caller's transaction; of two who present it one wins. Throws `code-expired`, `phone-not-proven`. */
export async function spendClaim(ctx: Ctx, claim: Claim): Promise<void> {
  const { mobile, proof } = claim
  if (isCode(proof))
    return spendCode(ctx.db, ctx.services, { mobile, purpose: 'register', code: proof, address: ctx.address, now: ctx.now })
  const used = await ctx.db
    .updateTable('registration_proofs')
    .set({ used_at: ctx.now })
    .where('proof_hash', '=', hashOfSecret(proof))
    .where('subject_hash', '=', subjectOf(ctx, claim))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returning('used_at')
    .executeTakeFirst()
  if (used === undefined) throw new AppError('phone-not-proven')
}

/** A proof for a phone whose code has just been used, for 30 minutes, one registration and this entrance. What is over is swept by the nightly job. */
export async function giveProof(ctx: Ctx, claim: Omit<Claim, 'proof'>): Promise<string> {
  const proof = newSecret()
  await ctx.db
    .insertInto('registration_proofs')
    .values({
      proof_hash: hashOfSecret(proof),
      subject_hash: subjectOf(ctx, claim),
      expires_at: new Date(ctx.now.getTime() + proofMinutes * 60_000),
      used_at: null,
    })
    .execute()
  return proof
}

function subjectOf(ctx: Ctx, { kind, mobile }: Omit<Claim, 'proof'>): Buffer {
  return registrationHash(ctx.services.config.secret, 'proof', `${kind}\n${mobile}`)
}
