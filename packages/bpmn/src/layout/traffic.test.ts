import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Lane } from './lane.ts'
import { Traffic } from './traffic.ts'

it('counts the stretches of a lane that have a part in common with one', () => {
  const stretch = fc.tuple(fc.nat(1), fc.nat(12), fc.nat(12)).map(([index, a, b]) => {
    const lane: Lane = { axis: 'v', index }
    return { lane, low: Math.min(a, b), high: Math.max(a, b) }
  })
  fc.assert(
    fc.property(fc.array(stretch), stretch, (others, own) => {
      const traffic = new Traffic()
      for (const other of others) traffic.add(other)
      const beside = others.filter(({ lane, low, high }) => lane.index === own.lane.index && low <= own.high && own.low <= high)
      expect(traffic.countBeside(own)).toBe(beside.length)
    }),
  )
})
