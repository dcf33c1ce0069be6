import { expect } from 'vitest'

/** What a screen shows in a moment: the reading is repeated until it is as expected, at most twenty seconds. */
export function eventually<T>(read: () => Promise<T> | T) {
  return expect.poll(read, { timeout: 20_000, interval: 40 })
}
