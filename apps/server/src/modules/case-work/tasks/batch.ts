import type { BatchResult } from '@wenwu/core/http/batch'
import type { TaskBatchAct } from '@wenwu/core/tasks/contract'
import type { AuditObject, Ctx } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import { toAppError } from '../../../platform/http/error-reply.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { claim, release } from './claim-service.ts'

const acts: Record<TaskBatchAct, typeof claim> = { claim, release }

/** Takes several tasks for the caller or gives them back, each by itself. */
export function actOnTasks(ctx: Ctx, { act, ids }: { act: TaskBatchAct; ids: readonly string[] }): Promise<BatchResult[]> {
  return actOnEach(ctx, `tasks.${act}`, ids, (own, id) => acts[act](own, id))
}

/**
 * Acts on several tasks, each in a transaction of its own, so that none waits for the others and what one is refused leaves them as they are. Said
 * again it gives the same results. Each task that was acted on, or was another's, has its audit row, under the name of `action`.
 */
export async function actOnEach(
  ctx: Ctx,
  action: string,
  ids: readonly string[],
  act: (own: Ctx, id: string) => Promise<unknown>,
): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  for (const id of new Set(ids)) results.push(await actOnOne(ctx, action, id, act))
  return results
}

async function actOnOne(ctx: Ctx, action: string, id: string, act: (own: Ctx, id: string) => Promise<unknown>): Promise<BatchResult> {
  let object: AuditObject | undefined
  // the request's context, but with the database of this transaction, and what is said for the audit trail is of this task
  const within = (db: Db): Ctx =>
    Object.create(ctx, { db: { value: db }, setAuditObject: { value: (said: AuditObject) => (object = said) } }) as Ctx
  const note = (db: Db, outcome: 'done' | 'denied', error?: string): Promise<void> =>
    auditWriterOf(ctx.services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action,
      objectType: object?.type ?? '',
      objectId: object?.id ?? '',
      outcome,
      details: { ...object?.details, ...(error !== undefined && { error }) },
    })
  try {
    await inTransaction(ctx.services.pool, async (db) => {
      await act(within(db), id)
      await note(db, 'done')
    })
    return { id, error: null, params: {} }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) throw thrown
    if (error.isAudited) await inTransaction(ctx.services.pool, (db) => note(db, 'denied', error.code))
    return { id, error: error.code, params: error.params }
  }
}
