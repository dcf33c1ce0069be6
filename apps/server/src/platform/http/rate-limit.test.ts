import { expect, it } from 'vitest'
import { RateLimit } from './rate-limit.ts'

it('lets a burst through, then as many as flow in, each key by itself', () => {
  const limit = new RateLimit({ burst: 3, perSecond: 2 })
  const taken = (times: number, now: number, key = 'a') => Array.from({ length: times }, () => limit.take(key, now)).filter(Boolean).length
  expect(taken(5, 0)).toBe(3)
  expect(taken(5, 500)).toBe(1)
  expect(taken(5, 500, 'b')).toBe(3)
  expect(taken(9, 10_000)).toBe(3)
  expect(taken(1, 9_000)).toBe(0)
})

it('forgets who asked longest ago when there are too many', () => {
  const limit = new RateLimit({ burst: 1, perSecond: 0, mostKeys: 2 })
  expect(['a', 'b', 'a', 'c', 'b'].map((key) => limit.take(key, 0))).toEqual([true, true, false, true, true])
})
