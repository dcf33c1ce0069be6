import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from './model.ts'
import type { NodeSpec } from './spec.ts'
import { buildProcess } from './testing/drive.ts'
import { validateDefinition } from './validate.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string): NodeSpec => ({ id, type: 'userTask' })
const exclusive = (id: string): NodeSpec => ({ id, type: 'exclusiveGateway' })
const parallel = (id: string): NodeSpec => ({ id, type: 'parallelGateway' })
const timer = (id: string, attachedTo: string, expression = 'P1D'): NodeSpec => ({
  id,
  type: 'boundaryEvent',
  attachedTo,
  timer: { kind: 'duration', expression },
})

function codesOf(definition: ProcessDefinition): string[] {
  return validateDefinition(definition).map(({ code, elementId }) => (elementId === undefined ? code : `${code} ${elementId}`))
}

describe('validateDefinition', () => {
  it('has nothing to say about a good process', () => {
    const definition = buildProcess(
      [start, task('a'), timer('late', 'a'), exclusive('x'), parallel('split'), task('b'), task('c'), parallel('join'), end],
      [
        'start > a',
        'late > end',
        'a > x',
        'x > a : again',
        'x > split : *',
        'split > b',
        'split > c',
        'b > join',
        'c > join',
        'join > end',
      ],
    )
    expect(codesOf(definition)).toEqual([])
  })

  it.each<[string, NodeSpec[], string[], string[]]>([
    ['no start', [task('a'), end], ['a > end'], ['no-start', 'unreachable a', 'unreachable end']],
    ['two starts', [start, { ...start, id: 'second' }, task('a'), end], ['start > a', 'second > a', 'a > end'], ['several-starts second']],
    ['no end', [start, task('a')], ['start > a'], ['no-end', 'dead-end a', 'dead-end start']],
    ['flow into the start', [start, task('a'), end], ['start > a', 'a > end', 'a > start'], ['start-has-incoming start']],
    ['flow out of the end', [start, task('a'), end], ['start > a', 'a > end', 'end > a'], ['end-has-outgoing end']],
    ['dead end', [start, task('a'), task('b'), end], ['start > a', 'a > end', 'a > b'], ['dead-end b']],
    [
      'circle without a way out',
      [start, task('a'), exclusive('x'), task('b'), end],
      ['start > a', 'a > end', 'a > x', 'x > b', 'b > x'],
      ['dead-end x', 'dead-end b'],
    ],
    ['unreachable', [start, task('a'), task('b'), end], ['start > a', 'a > end', 'b > end'], ['unreachable b']],
    [
      'no condition',
      [start, exclusive('x'), task('a'), end],
      ['start > x', 'x > a', 'x > end : *', 'a > end'],
      ['flow-without-condition x_to_a'],
    ],
    ['two defaults', [start, exclusive('x'), task('a'), end], ['start > x', 'x > a : *', 'x > end : *', 'a > end'], ['several-defaults x']],
    [
      'broken condition',
      [start, exclusive('x'), task('a'), end],
      ['start > x', 'x > a : a >', 'x > end : *', 'a > end'],
      ['condition-syntax x_to_a'],
    ],
    [
      'condition that nobody reads',
      [start, parallel('x'), task('a'), end],
      ['start > x', 'x > a : yes', 'x > end', 'a > end'],
      ['ignored-condition x_to_a'],
    ],
    [
      'no collection',
      [start, { ...task('a'), multiInstance: { collection: '' } }, end],
      ['start > a', 'a > end'],
      ['collection-missing a'],
    ],
    [
      'broken completion condition',
      [start, { ...task('a'), multiInstance: { collection: 'c', completionCondition: '((' } }, end],
      ['start > a', 'a > end'],
      ['condition-syntax a'],
    ],
    ['timer without time', [start, task('a'), timer('late', 'a', ''), end], ['start > a', 'a > end', 'late > end'], ['timer-missing late']],
    [
      'timer on a gateway',
      [start, exclusive('x'), timer('late', 'x'), end],
      ['start > x', 'x > end', 'late > end'],
      ['boundary-host late'],
    ],
    [
      'flow into a timer',
      [start, task('a'), timer('late', 'a'), end],
      ['start > a', 'a > end', 'a > late', 'late > end'],
      ['boundary-has-incoming late'],
    ],
    [
      'choice before a join',
      [start, exclusive('x'), task('a'), task('b'), parallel('j'), end],
      ['start > x', 'x > a : yes', 'x > b : *', 'a > j', 'b > j', 'j > end'],
      ['deadlock j'],
    ],
    [
      'branch that ends before a join',
      [start, parallel('s'), task('a'), exclusive('x'), task('b'), parallel('j'), end],
      ['start > s', 's > a', 's > b', 'a > x', 'x > j : *', 'x > end : no', 'b > j', 'j > end'],
      ['deadlock j'],
    ],
    [
      'split that meets without a join',
      [start, parallel('s'), task('a'), task('b'), exclusive('m'), task('c'), end],
      ['start > s', 's > a', 's > b', 'a > m', 'b > m', 'm > c', 'c > end'],
      ['token-doubled c'],
    ],
    [
      'circle of gateways',
      [start, task('a'), exclusive('x'), exclusive('y'), end],
      ['start > a', 'a > x', 'x > y', 'y > x : again', 'y > end : *'],
      ['circle-without-task x'],
    ],
  ])('reports %s', (_, nodes, flows, expected) => {
    expect(codesOf(buildProcess(nodes, flows))).toEqual(expected)
  })

  it('reports a condition on the default, which is taken whatever it says', () => {
    const good = buildProcess([start, exclusive('x'), task('a'), end], ['start > x', 'x > a : yes', 'x > end : *', 'a > end'])
    const flow = good.flows['x_to_end'] as ProcessDefinition['flows'][string]
    expect(codesOf(good)).toEqual([])
    expect(codesOf({ ...good, flows: { ...good.flows, x_to_end: { ...flow, condition: 'no' } } })).toEqual(['ignored-condition x_to_end'])
  })

  it('does not trust the lists of a definition from elsewhere', () => {
    const good = buildProcess([start, task('a'), end], ['start > a', 'a > end'])
    const a = good.nodes['a'] as ProcessDefinition['nodes'][string]
    const flow = good.flows['a_to_end'] as ProcessDefinition['flows'][string]
    const broken: ProcessDefinition[] = [
      { ...good, nodes: { ...good.nodes, a: { ...a, outgoing: ['nowhere'] } } },
      { ...good, nodes: { ...good.nodes, a: { ...a, outgoing: ['start_to_a', 'a_to_end'] } } },
      { ...good, nodes: { ...good.nodes, a: { ...a, outgoing: ['a_to_end', 'a_to_end'] } } },
      { ...good, nodes: { ...good.nodes, a: { ...a, id: 'b' } } },
      { ...good, flows: { ...good.flows, a_to_end: { ...flow, target: 'toString' } } },
      { ...good, flows: { ...good.flows, a: { ...flow, id: 'a' } } },
    ]
    for (const definition of broken)
      expect(new Set(validateDefinition(definition).map(({ code }) => code))).toEqual(new Set(['reference-broken']))
  })
})
