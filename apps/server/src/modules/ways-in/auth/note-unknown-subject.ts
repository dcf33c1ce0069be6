import type { AuditDetails } from '@wenwu/core/audit/object-words'
import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { auditWriterOf } from '../../base/audit/index.ts'

/** Writes the denied sign-in of somebody whom another system vouches for and whom no account is bound to. `username` is empty where none was claimed. */
export function noteUnknownSubject(
  db: Db,
  ctx: Ctx,
  method: SignInMethod,
  subject: AuditDetails & { subject: string; username: string },
): Promise<void> {
  return auditWriterOf(ctx.services.config.secret)(db, {
    at: ctx.now,
    requestId: ctx.requestId,
    actor: null,
    address: ctx.address,
    action: 'auth.login',
    objectType: 'user',
    objectId: '',
    outcome: 'denied',
    details: { method, error: 'not-bound', ...subject },
  })
}
