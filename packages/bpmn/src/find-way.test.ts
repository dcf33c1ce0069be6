import { describe, expect, it } from 'vitest'
import { beginning, findWay, type Choice } from './find-way.ts'
import { toDefinition, type NodeSpec } from './spec.ts'

/** 海关: opened, looked at by two people at once, perhaps sent back, stamped or kept. */
const definition = toDefinition({
  id: 'crossing',
  name: 'crossing',
  namespace: { prefix: 'x', uri: 'urn:x' },
  nodes: [
    { id: 'in', type: 'startEvent' },
    ...['open', 'weigh', 'photograph', 'judge', 'stamp', 'mend'].map((id): NodeSpec => ({ id, type: 'userTask' })),
    { id: 'panel', type: 'userTask', multiInstance: { collection: 'panel' } },
    { id: 'both', type: 'parallelGateway' },
    { id: 'together', type: 'parallelGateway' },
    { id: 'verdict', type: 'exclusiveGateway' },
    { id: 'out', type: 'endEvent' },
    { id: 'kept', type: 'endEvent' },
  ],
  flows: [
    { from: 'in', to: 'open' },
    { from: 'open', to: 'both' },
    { from: 'both', to: 'weigh' },
    { from: 'both', to: 'photograph' },
    { from: 'weigh', to: 'together' },
    { from: 'photograph', to: 'together' },
    { from: 'together', to: 'judge' },
    { from: 'judge', to: 'verdict' },
    { from: 'verdict', to: 'stamp', condition: "outcome == 'yes'" },
    { from: 'verdict', to: 'mend', condition: "outcome == 'back'" },
    { from: 'verdict', to: 'panel', condition: "outcome == 'ask'" },
    { from: 'verdict', to: 'kept', condition: "outcome == 'no' and mended == true" },
    { from: 'panel', to: 'judge' },
    { from: 'mend', to: 'judge' },
    { from: 'stamp', to: 'out' },
  ],
})
const choices: Record<string, Choice[]> = {
  judge: [{ outcome: 'yes' }, { outcome: 'back' }, { outcome: 'ask', variables: { panel: ['a', 'b'] } }, { outcome: 'no' }],
  mend: [{ outcome: 'done', variables: { mended: true } }],
}
const wayTo = (to: string) =>
  findWay(
    definition,
    beginning(definition),
    (node) => choices[node] ?? [{}],
    ({ open, ended }) => open.includes(to) || ended === to,
  )?.map(({ node, outcome }) => [node, outcome].filter(Boolean).join(' '))

describe('the way through a process', () => {
  it('is empty to where it begins, and takes both branches before a join', () => {
    expect(wayTo('open')).toEqual([])
    expect(wayTo('judge')).toEqual(['open', 'weigh', 'photograph'])
  })

  it('to an end is the shortest, also where a condition asks for a detour first', () => {
    expect(wayTo('out')).toEqual(['open', 'weigh', 'photograph', 'judge yes', 'stamp'])
    expect(wayTo('kept')).toEqual(['open', 'weigh', 'photograph', 'judge back', 'mend done', 'judge no'])
  })

  it('passes everyone of a panel', () => {
    const way = findWay(
      definition,
      beginning(definition),
      (node) => choices[node] ?? [{}],
      ({ open }, move) => move?.node === 'panel' && open.includes('judge'),
    )
    expect(way?.map(({ node }) => node)).toEqual(['open', 'weigh', 'photograph', 'judge', 'panel', 'panel'])
    expect(way?.at(-2)?.place.open).toEqual(['panel'])
  })

  it('is none to what cannot be reached, without end where the process runs in circles', () => {
    expect(wayTo('nowhere')).toBeUndefined()
  })
})
