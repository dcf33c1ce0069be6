import type { BatchResult } from '@wenwu/core/http/batch'
import type { TaskBatchAct } from '@wenwu/core/tasks/contract'
import type { AuditObject, Ctx } from '../../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../../platform/database/request-database.ts'
import { toAppError } from '../../../../platform/http/error-reply.ts'
import { keepReply, requestHash, takeKey } from '../../../../platform/http/idempotency.ts'
import { auditWriterOf } from '../../../base/audit/index.ts'
import { claim, release } from '../claims/claim-service.ts'

const acts: Record<TaskBatchAct, typeof claim> = { claim, release }

/** Takes several tasks for the caller or gives them back, each by itself. */
export function actOnTasks(ctx: Ctx, { act, ids }: { act: TaskBatchAct; ids: readonly string[] }): Promise<BatchResult[]> {
  return actOnEach(ctx, { action: `tasks.${act}`, ids, said: null }, (own, id) => acts[act](own, id))
}

/** What one call asks to be done to several things. */
interface BatchAct {
  /** Name of the act in the audit trail. */
  action: string
  ids: readonly string[]
  /** What is said to each, beside its id: the same key with other words is refused. */
  said: unknown
}

type Act = (own: Ctx, id: string) => Promise<unknown>

/**
 * Acts on several things, each in a transaction of its own, so that none waits for the others and what one is refused leaves them as they are. Each
 * that was acted on, or was another's, has its audit row. Of an idempotent call each that was done keeps its result under a key of its own: sent again,
 * also with some of them, it is told what was done, and what was left is tried.
 */
export async function actOnEach(ctx: Ctx, { ids, ...asked }: BatchAct, act: Act): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  for (const id of new Set(ids)) results.push(await actOnOne(ctx, asked, id, act))
  return results
}

async function actOnOne(ctx: Ctx, { action, said }: Omit<BatchAct, 'ids'>, id: string, act: Act): Promise<BatchResult> {
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
  const done: BatchResult = { id, error: null, params: {} }
  // no caller can send such a key, it has a colon
  const key = ctx.idempotencyKey === null ? null : `${ctx.idempotencyKey}:${id}`
  try {
    await inTransaction(ctx.services.pool, async (db) => {
      if (key !== null && (await takeKey(db, ctx.actor.userId, key, action, requestHash(action, said), ctx.now)) !== null) return
      await act(within(db), id)
      await note(db, 'done')
      if (key !== null) await keepReply(db, ctx.actor.userId, key, done)
    })
    return done
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) throw thrown
    if (error.isAudited) await inTransaction(ctx.services.pool, (db) => note(db, 'denied', error.code))
    return { id, error: error.code, params: error.params }
  }
}
