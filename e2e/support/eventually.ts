import { expect } from 'vitest'

/**
 * What a screen shows in a moment: the reading is repeated until it is as expected, at most twenty seconds. Before «nothing is there» something
 * that is must be waited for: nothing is there too early as well. The message names what is read in a loop.
 */
export function eventually<T>(read: () => Promise<T> | T, message?: string) {
  return expect.poll(read, { timeout: 20_000, interval: 40, message })
}

/** A measure that a later one is compared with, once it no longer changes from one reading to the next two. */
export async function atRest(measure: () => Promise<number>): Promise<number> {
  const seen: number[] = []
  await eventually(async () => {
    seen.push(await measure())
    return seen.length > 2 && new Set(seen.slice(-3)).size === 1
  }).toBe(true)
  return seen.at(-1)!
}
