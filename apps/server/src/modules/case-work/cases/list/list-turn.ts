import { BoundedQueue } from '../../../../platform/bounded-queue.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { perInstallation } from '../../../../platform/services.ts'

/** So many pages of words are read at once, so many tabs counted behind their page: more would wait for the processors, each for all others, and other calls with them (decision 0212). */
export const atOnce = { words: 3, tabs: 2 }

const linesOf = perInstallation(() => ({
  words: new BoundedQueue({ running: atOnce.words, waiting: 200 }),
  tabs: new BoundedQueue({ running: atOnce.tabs, waiting: 200 }),
}))

/**
 * Reads what a list shows of words, or counts its tabs behind it, when it is its turn; a call that waits holds no connection. Pages are to be read in turn only where their cost is known,
 * since one that takes long holds up those behind it. Throws `busy` where very many wait, and as `read`.
 */
export function inTurnOf<T>(
  ctx: Pick<Ctx, 'services' | 'signal' | 'yieldConnection'>,
  line: keyof typeof atOnce,
  read: () => Promise<T>,
): Promise<T> {
  ctx.yieldConnection()
  return linesOf(ctx.services)[line].run(read, ctx.signal)
}
