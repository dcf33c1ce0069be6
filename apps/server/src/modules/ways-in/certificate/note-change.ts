import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { findUser } from '../../base/accounts/index.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { canSendMessages, queueMessage } from '../../base/messages/index.ts'

interface Change {
  action: 'certificate.bind' | 'certificate.unbind' | 'certificate.bindFor'
  userId: string
  details: AuditDetails
}

/** What follows from every change of an account's certificates, in its transaction: the audit row, and a message to the phone. */
export async function noteChange(ctx: Ctx, db: Db, { action, userId, details }: Change): Promise<void> {
  await auditWriterOf(ctx.services.config.secret)(db, {
    at: ctx.now,
    requestId: ctx.requestId,
    actor: ctx.actor,
    address: ctx.address,
    action,
    objectType: 'user',
    objectId: userId,
    outcome: 'done',
    details,
  })
  await tellPhone(ctx, db, userId)
}

/** Whoever owns the account learns of it, whoever did it. */
export async function tellPhone(ctx: Ctx, db: Db, userId: string): Promise<void> {
  const user = await findUser(db, userId)
  const mobile = normaliseMobile(user?.mobile ?? '')
  if (mobile === undefined || !canSendMessages(ctx.services.config)) return
  await queueMessage(db, ctx.services, {
    mobile,
    template: 'certificate-changed',
    params: { time: formatDateTime(ctx.now).slice(0, 16) },
    locale: user?.locale,
    now: ctx.now,
  })
}
