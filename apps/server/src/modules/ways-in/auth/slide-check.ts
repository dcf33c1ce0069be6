import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { decodeSlideProof, isPlausible, slideProofHeader } from '@wenwu/core/auth/slide-proof'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { AttemptSubjects } from './attempt-repository.ts'
import { guessPressureOf } from './guess-pressure.ts'
import { claimNonce, isNonce } from './nonce.ts'

/**
 * After the first failure of this name or this address a sign-in needs the slider's proof: a nonce of ours, unused, and the way the
 * handle took. The page sends it always; a nonce that was sent is used up either way. While many names are guessed at, everybody needs
 * it, and who has none is refused without a look into the database. Throws `slider-required`.
 */
export async function requireSlide(ctx: Ctx, subjects: AttemptSubjects): Promise<void> {
  const nonce = nonceOfProof(ctx)
  const isPressed = guessPressureOf(ctx.services).isHigh(ctx.now)
  if (isPressed && nonce === undefined) throw new AppError('slider-required')
  const passes = await inTransaction(ctx.services.pool, async (db) => {
    const isFresh = nonce !== undefined && (await claimNonce(db, nonce, ctx.now))
    return isFresh || (!isPressed && !(await hasFailed(db, subjects, ctx.now)))
  })
  if (!passes) throw new AppError('slider-required')
}

/**
 * Whether the slider's proof came with this call: a nonce of ours that was never used before and is used up now. Takes a connection of its
 * own: call it before the first statement on `ctx.db`.
 */
export async function hasSlid(ctx: Ctx): Promise<boolean> {
  const nonce = nonceOfProof(ctx)
  return nonce !== undefined && inTransaction(ctx.services.pool, (db) => claimNonce(db, nonce, ctx.now))
}

/** The nonce of a proof that a hand may have made; undefined where there is none. */
function nonceOfProof(ctx: Ctx): string | undefined {
  const proof = decodeSlideProof(ctx.header(slideProofHeader) ?? '')
  return proof !== undefined && isPlausible(proof.trace) && isNonce(ctx, proof.nonce) ? proof.nonce : undefined
}

async function hasFailed(db: Db, subjects: AttemptSubjects, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from sign_in_attempts
    where subject in (${subjects.name ?? subjects.source}, ${subjects.address}) and failures > 0 and updated_at > ${now}::timestamptz - interval '1 day'
    limit 1`.execute(db)
  return rows.length > 0
}
