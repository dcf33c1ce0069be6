import type { CertificateProof } from '@wenwu/core/certificate/model'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { endSessionsOf } from '../auth/index.ts'
import { askOwnPassword } from '../../base/profile/index.ts'
import { endBinding, insertBinding, requireNotRevoked } from './binding-repository.ts'
import { proveCertificate } from './challenge.ts'
import { markDone } from './challenge-repository.ts'
import { noteChange } from './note-change.ts'

const field = 'password'

/**
 * Binds a certificate to the caller's account: the key is shown by its signature, the person by the password, so that a session left open
 * is not enough. Throws what `proveCertificate` and `askOwnPassword` throw, `certificate-revoked`, `certificate-bound`,
 * `certificate-too-many`.
 */
export async function bindOwn(ctx: Ctx, input: CertificateProof & { password: string }): Promise<void> {
  const { userId } = ctx.actor
  const { checked, nonceHash } = await proveCertificate(ctx, input, 'bind')
  const { subject, serial } = checked.certificate
  await withPassword(ctx, input.password, async (db) => {
    await requireNotRevoked(db, checked)
    const id = await insertBinding(db, checked, { userId, boundBy: null, now: ctx.now })
    await markDone(db, nonceHash)
    await noteChange(ctx, db, { action: 'certificate.bind', userId, details: { binding: id, certificate: subject.text, serial } })
  })
}

/** Ends a binding of the caller's account and every other session. Throws `not-found` and what `askOwnPassword` throws. */
export async function unbindOwn(ctx: Ctx, { id, password }: { id: string; password: string }): Promise<void> {
  const { userId, sessionId } = ctx.actor
  await withPassword(ctx, password, async (db) => {
    const { subject, serial } = await endBinding(db, id, userId, { by: userId, reason: '', now: ctx.now })
    const ended = await endSessionsOf(db, userId, { now: ctx.now, except: sessionId })
    await noteChange(ctx, db, { action: 'certificate.unbind', userId, details: { binding: id, certificate: subject, serial, ended } })
  })
}

async function withPassword(ctx: Ctx, password: string, change: (db: Db) => Promise<void>): Promise<void> {
  ctx.setAuditObject({ type: 'user', id: ctx.actor.userId })
  // a change that is refused after the right password leaves the tries as the password left them
  await askOwnPassword(ctx, password, field)
  await inTransaction(ctx.services.pool, change)
}
