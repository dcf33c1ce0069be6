import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canReach } from './reachable-places.ts'
import { exploreMarkings } from './soundness.ts'
import { toDefinition } from './spec.ts'
import { arbitraryBlock, toSpec } from './testing/arbitrary.ts'
import { buildProcess } from './testing/drive.ts'

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

it('has no branch of what an event began without the other, however often it came', () => {
  const definition = buildProcess(
    [
      { id: 'start', type: 'startEvent' },
      { id: 'a', type: 'userTask' },
      { id: 'again', type: 'boundaryEvent', attachedTo: 'a', interrupting: false, timer: { kind: 'cycle', expression: 'R/P1D' } },
      { id: 'split', type: 'parallelGateway' },
      { id: 'b', type: 'userTask' },
      { id: 'c', type: 'userTask' },
      { id: 'join', type: 'parallelGateway' },
      { id: 'end', type: 'endEvent' },
    ],
    ['start > a', 'a > end', 'again > split', 'split > b', 'split > c', 'b > join', 'c > join', 'join > end'],
  )
  const can = (...places: string[]) => canReach(definition, undefined, places)
  expect([can('@a', '@b', '@c'), can('@b', '@c'), can('@b', 'c_to_join')]).toEqual([true, true, true])
  expect([can('@b'), can('@a', '@b')]).toEqual([false, false])
})
