import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canReach } from './reachable-places.ts'
import { exploreMarkings } from './soundness.ts'
import { toDefinition } from './spec.ts'
import { arbitraryBlock, toSpec } from './testing/arbitrary.ts'

it('says of any places what walking through every order would say', () => {
  const asked = { yes: 0, no: 0 }
  fc.assert(
    fc.property(arbitraryBlock({ hasLoops: true, isRich: true }), fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (block, picks) => {
      const definition = toDefinition(toSpec(block))
      const { markings } = exploreMarkings(definition, undefined, { hasForks: true })
      fc.pre(markings.size < 3000)
      const known = [...markings].filter((marking) => marking !== '')
      const at = (pick: number) => (known[pick % known.length] ?? '').split(' ')
      const [first = 0, second = 0, ...others] = picks
      // places of two markings mixed are mostly out of reach
      const mixed = [...new Set([...at(first).slice(0, 1), ...at(second).slice(1)])].sort()
      for (const places of [...others.map(at), mixed]) {
        const expected = markings.has(places.join(' '))
        asked[expected ? 'yes' : 'no']++
        if (canReach(definition, undefined, places) !== expected) expect.fail(`${expected}: ${places.join(' ')}`)
      }
    }),
    { numRuns: 25 },
  )
  expect(asked.no).toBeGreaterThan(1)
})
