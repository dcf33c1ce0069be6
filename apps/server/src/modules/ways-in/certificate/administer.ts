import { isAdministratorRole } from '@wenwu/core/auth/permissions'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import type { Certificate } from '@wenwu/core/certificate/x509'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { findUser, type Account } from '../../base/accounts/index.ts'
import { endSessionsOf } from '../auth/index.ts'
import { endBinding, insertBinding, insertRevocation, listBindings, requireNotRevoked } from './binding-repository.ts'
import { checkCertificate, readPresented } from './check-certificate.ts'
import { noteChange, tellPhone } from './note-change.ts'
import { requireSettings } from './trust.ts'

/** Every certificate of an account, for the security administrator. Throws `not-found`. */
export async function listFor(ctx: Ctx, userId: string): Promise<BoundCertificate[]> {
  await requireAccount(ctx.db, userId)
  return listBindings(ctx.db, userId, true)
}

/**
 * Binds a certificate to somebody's account. The administrator shows no key, so the certificate must be made out to the account's holder or
 * organisation: nobody lets oneself in as another. Throws `own-account`, `certificate-administrator`, `certificate-name-differs`,
 * `reason-required`, `not-found`, and what `checkCertificate` and `insertBinding` throw.
 */
export async function bindFor(ctx: Ctx, input: { userId: string; certificate: string; chain: string[]; reason: string }): Promise<void> {
  requireSettings(ctx.services.config)
  const { userId } = input
  const reason = requireReason(input.reason)
  ctx.setAuditObject({ type: 'user', id: userId })
  if (userId === ctx.actor.userId) throw new AppError('own-account')
  const { account, organization } = await inTransaction(ctx.services.pool, (db) => requireAccount(db, userId))
  if (account.roles.some(isAdministratorRole)) throw new AppError('certificate-administrator')
  const certificate = readPresented(input.certificate)
  const checked = await checkCertificate(ctx, certificate, input.chain)
  ctx.setAuditObject({ type: 'user', id: userId })
  if (!isMadeOutTo(certificate, [account.name, organization]))
    throw new AppError('certificate-name-differs', { params: { name: account.name }, field: 'certificate' })
  await inTransaction(ctx.services.pool, async (db) => {
    await requireNotRevoked(db, checked)
    const id = await insertBinding(db, checked, { userId, boundBy: ctx.actor.userId, now: ctx.now })
    await noteChange(ctx, db, {
      action: 'certificate.bindFor',
      userId,
      details: { binding: id, certificate: certificate.subject.text, serial: certificate.serial, reason },
    })
  })
}

/** Ends a binding of somebody's account and its sessions; revoked, the certificate opens no account any more. Throws `not-found`, `reason-required`. */
export async function unbindFor(ctx: Ctx, input: { userId: string; id: string; reason: string; isRevoked: boolean }): Promise<void> {
  const { userId, id, isRevoked } = input
  const reason = requireReason(input.reason)
  ctx.setAuditObject({ type: 'user', id: userId })
  await requireAccount(ctx.db, userId)
  const ended = await endBinding(ctx.db, id, userId, { by: ctx.actor.userId, reason, now: ctx.now })
  if (isRevoked) await insertRevocation(ctx.db, ended, { userId: ctx.actor.userId, reason, now: ctx.now })
  const sessions = await endSessionsOf(ctx.db, userId, { now: ctx.now })
  ctx.setAuditObject({
    type: 'user',
    id: userId,
    details: { certificate: ended.subject, serial: ended.serial, reason, isRevoked, sessions },
  })
  await tellPhone(ctx, ctx.db, userId)
}

function requireReason(text: string): string {
  const reason = tidyText(text)
  if (reason === '') throw new AppError('reason-required', { field: 'reason' })
  return reason
}

async function requireAccount(db: Db, userId: string): Promise<{ account: Account; organization: string }> {
  const account = await findUser(db, userId)
  if (account === undefined) throw new AppError('not-found')
  const row =
    account.organizationId === null
      ? undefined
      : await db.selectFrom('organizations').select('name').where('id', '=', account.organizationId).executeTakeFirst()
  return { account, organization: row?.name ?? '' }
}

/** Authorities write names with numbers and marks around them («张三 身份证…», «张三@…»), so a part of a value counts. */
function isMadeOutTo(certificate: Certificate, names: readonly string[]): boolean {
  const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
  const values = certificate.subject.values.map(folded)
  return names.some((name) => folded(name).length >= 2 && values.some((value) => value.includes(folded(name))))
}
