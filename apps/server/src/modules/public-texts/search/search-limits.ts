import { AppError } from '@wenwu/core/kernel/errors'
import { BoundedQueue } from '../../../platform/bounded-queue.ts'
import { SharedLimit } from '../../../platform/database/shared-limit.ts'
import { isStatementTimeout } from '../../../platform/database/statement-timeout.ts'
import { inReading, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { perInstallation } from '../../../platform/services.ts'

interface Limits {
  /** One for each pool: searches whose cost is known do not wait behind those that are planned for what was typed. */
  queues: Record<'onePlan' | 'planned', BoundedQueue>
  anonymous: SharedLimit
}

/** Searches at once in each queue: more would wait for the processors, and the rest of the product with them. */
const queueLimits = { running: 3, waiting: 60 }
/** Of one address, for people who are not signed in; a whole office may share it. */
const rate = { name: 'search', burst: 100, perSecond: 10 }

const limitsOf = perInstallation(({ pool }): Limits => ({
  queues: { onePlan: new BoundedQueue(queueLimits), planned: new BoundedQueue(queueLimits) },
  anonymous: new SharedLimit(pool, rate),
}))

/** No statement of a search runs longer, in milliseconds: many times what the slowest of the bench needs. */
const statementTimeout = 1_500

/** Of the pools that searches run on. */
export const searchPoolOptions = { max: queueLimits.running, statementTimeout }

/**
 * Runs a search when it is its turn, on a connection of the pools for searches. Throws `search-too-hard` (a statement ran out of time),
 * `too-many-requests` (an address without a session asks too often), `busy`. `onePlan`: all its statements are marked so.
 */
export function runSearch<T>(ctx: Ctx, work: (db: Db) => Promise<T>, { onePlan = false }: { onePlan?: boolean } = {}): Promise<T> {
  const queue = onePlan ? 'onePlan' : 'planned'
  return admit(ctx, queue, async () => {
    try {
      return await inReading(ctx.services.searchPools[queue], work)
    } catch (error) {
      throw isStatementTimeout(error) ? new AppError('search-too-hard') : error
    }
  })
}

async function admit<T>(ctx: Ctx, queue: keyof Limits['queues'], work: () => Promise<T>): Promise<T> {
  const limits = limitsOf(ctx.services)
  if (ctx.maybeActor === null && !(await limits.anonymous.take(ctx.address, ctx.now)))
    throw new AppError('too-many-requests', { details: { seconds: 5 } })
  return limits.queues[queue].run(work)
}
