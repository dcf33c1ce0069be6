import { AppError } from '@wenwu/core/kernel/errors'
import type { CertificateProof } from '@wenwu/core/certificate/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { admitUser } from '../auth/index.ts'
import { findBound, requireNotRevoked } from './binding-repository.ts'
import { proveCertificate } from './challenge.ts'
import { markDone } from './challenge-repository.ts'

/**
 * Exchanges a signed challenge for a ticket. Whether a certificate is bound is told only to who has shown its key. Throws what
 * `proveCertificate` throws, `certificate-revoked` (here), `certificate-unbound`, and what `admitUser` throws.
 */
export async function signInByCertificate(ctx: Ctx, proof: CertificateProof): Promise<{ ticket: string }> {
  const { checked, kind, nonceHash } = await proveCertificate(ctx, proof, 'sign-in')
  return inTransaction(ctx.services.pool, async (db) => {
    const userId = await findBound(db, checked, ctx.now)
    if (userId !== undefined) ctx.setAuditObject({ type: 'user', id: userId })
    await requireNotRevoked(db, checked)
    if (userId === undefined) throw new AppError('certificate-unbound')
    const { ticket } = await admitUser(db, ctx, userId, { method: 'certificate', ...(kind !== null && { kind }) })
    await markDone(db, nonceHash)
    return { ticket }
  })
}
