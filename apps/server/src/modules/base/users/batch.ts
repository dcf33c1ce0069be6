import { sql } from 'kysely'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import type { BatchResult } from '@wenwu/core/http/batch'
import type { AccountBatch, BatchAct } from '@wenwu/core/users/model'
import type { AuditObject, Ctx } from '../../../platform/http/context.ts'
import { toAppError } from '../../../platform/http/error-reply.ts'
import { auditWriterOf } from '../audit/index.ts'
import { approveUser, lockUser, unlockUser, type Versioned } from './decide.ts'
import { requireReason } from './user-repository.ts'

const acts: Record<BatchAct, (ctx: Ctx, account: Versioned, reason: string) => Promise<unknown>> = {
  approve: approveUser,
  lock: (ctx, account, reason) => lockUser(ctx, { ...account, reason }),
  unlock: unlockUser,
}

/**
 * One act on several accounts, each decided by itself: what one is refused leaves the others as they are. Each leaves its own audit row, done
 * or denied, beside that of the call. Throws `reason-required` before anything is done; any other failure undoes all of it.
 */
export async function actOnUsers(ctx: Ctx, { act, accounts, reason }: AccountBatch): Promise<BatchResult[]> {
  if (act === 'lock') requireReason(reason)
  const results: BatchResult[] = []
  for (const account of accounts) results.push(await actOnOne(ctx, act, account, reason))
  ctx.setAuditObject({
    type: 'users',
    id: '',
    details: { action: `users.${act}`, count: accounts.length, done: results.filter((one) => one.error === null).length },
  })
  return results
}

async function actOnOne(ctx: Ctx, act: BatchAct, account: Versioned, reason: string): Promise<BatchResult> {
  let object: AuditObject = { type: 'user', id: account.id }
  // the request's context, but what an act says for the audit trail is of this account
  const own = Object.create(ctx, {
    setAuditObject: { value: (said: AuditObject) => (object = { ...said, details: { ...object.details, ...said.details } }) },
  }) as Ctx
  const note = (outcome: 'done' | 'denied', details: AuditDetails): Promise<void> =>
    auditWriterOf(ctx.services.config.secret)(ctx.db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action: `users.${act}`,
      objectType: object.type,
      objectId: object.id,
      outcome,
      details: { ...object.details, ...details },
    })
  await sql`savepoint one_account`.execute(ctx.db)
  try {
    await acts[act](own, account, reason)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) throw thrown
    // the database refuses too (an account in an inactive organisation), and then wants the statement undone
    await sql`rollback to savepoint one_account`.execute(ctx.db)
    await note('denied', { error: error.code })
    return { id: account.id, error: error.code, params: error.params }
  }
  await sql`release savepoint one_account`.execute(ctx.db)
  await note('done', {})
  return { id: account.id, error: null, params: {} }
}
