import type { AuditDetails, AuditObjectType } from '@wenwu/core/audit/object-words'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { auditWriterOf } from './append-audit.ts'

/** That somebody takes rows of a list out of the product: committed before the first byte. */
export function noteExport(ctx: Ctx, action: string, object: { type: AuditObjectType; id: string }, details: AuditDetails): Promise<void> {
  return inTransaction(ctx.services.pool, (db) =>
    auditWriterOf(ctx.services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action,
      objectType: object.type,
      objectId: object.id,
      outcome: 'done',
      details,
    }),
  )
}
