import { expect, test } from 'vitest'
import type { Flow, FlowNode } from './model.ts'
import { openFlows, outlookOf } from './outlook.ts'

test('a condition is decided as far as the known variables decide it', () => {
  const known = { level: 'province', amount: null }
  expect(outlookOf(`level == 'province'`, known)).toBe(true)
  expect(outlookOf(`outcome == 'accept' and level == 'nation'`, known)).toBe(false)
  expect(outlookOf(`outcome == 'accept' and level == 'province'`, known)).toBeUndefined()
  expect(outlookOf(`outcome == 'accept' or level == 'province'`, known)).toBe(true)
  expect(outlookOf(`not (outcome == 'accept')`, known)).toBeUndefined()
  expect(outlookOf(`not (outcome == 'accept' and level == 'nation')`, known)).toBe(true)
  expect(outlookOf(`amount > 3`, known)).toBe(false)
})

test('flows whose condition cannot hold are closed, and a default beside one that holds', () => {
  const flow = (id: string, source: string, rest: Partial<Flow> = {}): Flow => ({
    id,
    name: '',
    source,
    target: 'x',
    isDefault: false,
    ...rest,
  })
  const flows = {
    a: flow('a', 'g', { condition: `level == 'province'` }),
    b: flow('b', 'g', { condition: `level == 'nation' and outcome == 'accept'` }),
    c: flow('c', 'g', { isDefault: true }),
    d: flow('d', 'h'),
  }
  const node = (id: string, outgoing: string[]): FlowNode => ({
    id,
    name: '',
    type: 'exclusiveGateway',
    attributes: {},
    extensions: [],
    incoming: [],
    outgoing,
  })
  const process = { id: 'p', name: '', nodes: { g: node('g', ['a', 'b', 'c']), h: node('h', ['d']) }, flows }
  const open = (level: string | null) => openFlows(process, { level }).map(({ id }) => id)
  expect(open('province')).toEqual(['a', 'd'])
  expect(open('nation')).toEqual(['b', 'c', 'd'])
  expect(open(null)).toEqual(['c', 'd'])
  // what cannot be compared is as good as unknown
  const sums = { ...process, flows: { ...flows, a: flow('a', 'g', { condition: `level + 1 > 2` }) } }
  expect(openFlows(sums, { level: null }).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})
