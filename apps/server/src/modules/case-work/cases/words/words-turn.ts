import { BoundedQueue } from '../../../../platform/bounded-queue.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { perInstallation } from '../../../../platform/services.ts'

/** Pages of words that are read at once: more would wait for the processors, each for all others, and other calls with them (decision 0212). */
export const wordsAtOnce = 3

const lineOf = perInstallation(() => new BoundedQueue({ running: wordsAtOnce, waiting: 200 }))

/**
 * Reads a page of words, or its counts, when it is its turn; a call that waits holds no connection. For what costs about the same whatever is asked, since one that takes long holds up
 * those behind it. Throws `busy` where very many wait, and as `read`.
 */
export function wordsInTurn<T>(ctx: Pick<Ctx, 'services' | 'signal' | 'yieldConnection'>, read: () => Promise<T>): Promise<T> {
  ctx.yieldConnection()
  return lineOf(ctx.services).run(read, ctx.signal)
}
