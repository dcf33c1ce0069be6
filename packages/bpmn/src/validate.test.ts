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

const inner = (scope: string, ...nodes: NodeSpec[]): NodeSpec[] => [
  { id: 'in', type: 'startEvent', scope },
  ...nodes.map((node) => ({ ...node, scope })),
  { id: 'out', type: 'endEvent', scope },
]

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
    ['a service of no handler', [start, { id: 's', type: 'serviceTask' }, end], ['start > s', 's > end'], ['service-without-handler s']],
    [
      'a service the platform does not do',
      [start, { id: 's', type: 'serviceTask', handler: 'fax' }, end],
      ['start > s', 's > end'],
      ['service-without-handler s'],
    ],
    [
      'an inclusive choice that may lead nowhere',
      [start, { id: 'o', type: 'inclusiveGateway' }, task('a'), end],
      ['start > o', 'o > a : yes', 'o > end : no', 'a > end'],
      ['default-missing o'],
    ],
    [
      'a circle through a sub-process that may have nothing to do',
      [start, task('a'), exclusive('x'), { id: 's', type: 'subProcess' }, end, ...inner('s', exclusive('y'), task('b'))],
      ['start > a', 'a > x', 'x > s : again', 'x > end : *', 's > x', 'in > y', 'y > b : yes', 'y > out : *', 'b > out'],
      ['circle-without-task x'],
    ],
    [
      'a signal that rouses what sends it',
      [
        start,
        task('a'),
        { id: 'heard', type: 'boundaryEvent', attachedTo: 'a', interrupting: false, signal: 'news' },
        { id: 'told', type: 'intermediateThrowEvent', signal: 'news' },
        end,
      ],
      ['start > a', 'a > end', 'heard > told', 'told > end'],
      ['circle-without-task heard'],
    ],
    [
      'inclusive branches that a parallel gateway joins',
      [start, { id: 'o', type: 'inclusiveGateway' }, task('a'), task('b'), parallel('j'), end],
      ['start > o', 'o > a : yes', 'o > b : *', 'a > j', 'b > j', 'j > end'],
      ['deadlock j'],
    ],
    [
      'a number that is none',
      [start, { ...task('a'), multiInstance: { cardinality: '1.5' } }, end],
      ['start > a', 'a > end'],
      ['cardinality-wrong a'],
    ],
    [
      'a number that cannot be read',
      [start, { ...task('a'), multiInstance: { cardinality: 'n +' } }, end],
      ['start > a', 'a > end'],
      ['cardinality-wrong a'],
    ],
    [
      'a number and a list',
      [start, { ...task('a'), multiInstance: { cardinality: '2', collection: 'c' } }, end],
      ['start > a', 'a > end'],
      ['cardinality-wrong a'],
    ],
    [
      'a call of nothing',
      [start, { id: 'c', type: 'callActivity', calledElement: 'x' }, end],
      ['start > c', 'c > end'],
      ['call-unknown c'],
    ],
    [
      'a call of itself',
      [start, { id: 'c', type: 'callActivity', calledElement: 'process' }, end],
      ['start > c', 'c > end'],
      ['call-circular c'],
    ],
    [
      'calls in a circle',
      [
        start,
        { id: 'c', type: 'callActivity', calledElement: 'x' },
        end,
        ...inner('x', { id: 'd', type: 'callActivity', calledElement: 'x' }),
      ],
      ['start > c', 'c > end', 'in > d', 'd > out'],
      ['call-circular d'],
    ],
    [
      'a sub-process without a beginning and an end',
      [start, { id: 's', type: 'subProcess' }, end, { ...task('a'), scope: 's' }, { ...task('b'), scope: 's' }],
      ['start > s', 's > end', 'a > b', 'b > a'],
      ['no-start s', 'no-end s', 'unreachable a', 'unreachable b', 'dead-end a', 'dead-end b'],
    ],
    [
      'a deadlock within a sub-process',
      [start, { id: 's', type: 'subProcess' }, end, ...inner('s', exclusive('x'), task('a'), task('b'), parallel('j'))],
      ['start > s', 's > end', 'in > x', 'x > a : yes', 'x > b : *', 'a > j', 'b > j', 'j > out'],
      ['deadlock j'],
    ],
    [
      'a sub-process that waits for a trigger',
      [
        start,
        { id: 's', type: 'subProcess' },
        end,
        { id: 'in', type: 'startEvent', signal: 'go', scope: 's' },
        { id: 'out', type: 'endEvent', scope: 's' },
      ],
      ['start > s', 's > end', 'in > out'],
      ['start-with-trigger in', 'no-start s', 'signal-unknown in'],
    ],
    [
      'messages that nothing sends, or without a name',
      [start, { id: 'w', type: 'intermediateCatchEvent', message: 'paid' }, { id: 'v', type: 'intermediateCatchEvent', message: '' }, end],
      ['start > w', 'w > v', 'v > end'],
      ['message-unknown w', 'message-unknown v'],
    ],
    [
      'a signal that nothing sends',
      [start, task('a'), { id: 'b', type: 'boundaryEvent', attachedTo: 'a', signal: 'stop' }, end],
      ['start > a', 'a > end', 'b > end'],
      ['signal-unknown b'],
    ],
    [
      'links without a pair, with two, with a flow beside them',
      [
        start,
        parallel('p'),
        { id: 'l1', type: 'intermediateThrowEvent', link: 'one' },
        { id: 'l2', type: 'intermediateThrowEvent', link: 'two' },
        { id: 't1', type: 'intermediateCatchEvent', link: 'two' },
        { id: 't2', type: 'intermediateCatchEvent', link: 'two' },
        { id: 't3', type: 'intermediateCatchEvent', link: 'three' },
        end,
      ],
      ['start > p', 'p > l1', 'p > l2', 't1 > end', 't2 > end', 't3 > end'],
      ['link-unpaired l1', 'link-unpaired l2', 'link-unpaired t3', 'unreachable t2', 'unreachable t3', 'dead-end l1'].slice(0, 5),
    ],
    [
      'errors that nothing catches, or without a code',
      [
        start,
        { id: 's', type: 'subProcess' },
        end,
        ...inner('s', exclusive('x'), { id: 'e1', type: 'endEvent', error: 'E1' }, { id: 'e2', type: 'endEvent', error: '' }),
        { id: 'caught', type: 'boundaryEvent', attachedTo: 's', error: 'E2' },
      ],
      ['start > s', 's > end', 'in > x', 'x > e1 : a', 'x > e2 : b', 'x > out : *', 'caught > end'],
      ['error-uncaught e1', 'error-unknown e2'],
    ],
    [
      'an error event on a task',
      [start, task('a'), { id: 'b', type: 'boundaryEvent', attachedTo: 'a', error: '' }, end],
      ['start > a', 'a > end', 'b > end'],
      ['boundary-host b'],
    ],
  ])('reports %s', (_, nodes, flows, expected) => {
    expect(codesOf(buildProcess(nodes, flows))).toEqual(expected)
  })

  it('lets branches end at one event: nothing is there twice', () => {
    const definition = buildProcess(
      [start, parallel('s'), task('a'), task('b'), exclusive('m'), end],
      ['start > s', 's > a', 's > b', 'a > m', 'b > m', 'm > end'],
    )
    expect(codesOf(definition)).toEqual([])
  })

  it('knows what the host sends and does, and says what mends the rest', () => {
    const definition = buildProcess(
      [
        start,
        { id: 's', type: 'serviceTask', handler: 'fax' },
        { id: 'w', type: 'intermediateCatchEvent', message: 'paid' },
        { id: 'sent', type: 'intermediateThrowEvent', signal: 'done' },
        end,
      ],
      ['start > s', 's > w', 'w > sent', 'sent > end'],
    )
    expect(validateDefinition(definition, { services: ['fax'], messages: ['paid'], signals: [] })).toEqual([])
    expect(validateDefinition(definition)[0]).toEqual({
      severity: 'error',
      code: 'service-without-handler',
      elementId: 's',
      message: 'the platform does not do fax at s',
      mend: 'name one of the services the platform has, or make it a user task',
    })
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
