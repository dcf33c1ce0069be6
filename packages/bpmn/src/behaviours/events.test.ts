import { describe, expect, it } from 'vitest'
import { findAwaited } from '../events.ts'
import { createState } from '../state.ts'
import type { NodeSpec } from '../spec.ts'
import { step } from '../step.ts'
import { buildProcess, Drive, summarise } from '../testing/drive.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string): NodeSpec => ({ id, type: 'userTask' })

describe('messages and signals', () => {
  it('an intermediate event waits for its message', () => {
    const wait: NodeSpec = { id: 'wait', type: 'intermediateCatchEvent', message: 'paid' }
    const drive = new Drive(buildProcess([start, wait, task('a'), end], ['start > wait', 'wait > a', 'a > end']))
    expect(findAwaited(drive.definition, drive.state).map(({ event }) => event.message)).toEqual(['paid'])
    expect(drive.fail({ type: 'message', name: 'unpaid' })).toBe('message-not-awaited')
    expect(drive.fail({ type: 'message', name: 'paid', tokenId: 't9' })).toBe('message-not-awaited')
    expect(summarise(drive.do({ type: 'message', name: 'paid', variables: { amount: 5 } }))).toEqual(['taskCreated a'])
    expect(drive.state.variables).toEqual({ amount: 5 })
  })

  const withdrawn = (interrupting: boolean) =>
    buildProcess(
      [start, task('a'), { id: 'event', type: 'boundaryEvent', attachedTo: 'a', interrupting, message: 'withdrawn' }, task('b'), end],
      ['start > a', 'a > end', 'event > b', 'b > end'],
    )

  it('a message interrupts a task, or runs beside it as often as it comes', () => {
    const drive = new Drive(withdrawn(true))
    expect(drive.do({ type: 'message', name: 'withdrawn' })[0]).toEqual({ type: 'taskCancelled', tokenId: 't1', node: 'a', cause: 'event' })
    const beside = new Drive(withdrawn(false))
    beside.do({ type: 'message', name: 'withdrawn' })
    beside.do({ type: 'message', name: 'withdrawn' })
    expect(beside.open()).toEqual(['a', 'b', 'b'])
  })

  it('of several that wait the token tells which', () => {
    const split: NodeSpec = { id: 'split', type: 'parallelGateway' }
    const wait = (id: string): NodeSpec => ({ id, type: 'intermediateCatchEvent', message: 'paid' })
    const drive = new Drive(
      buildProcess([start, split, wait('x'), wait('y'), end], ['start > split', 'split > x', 'split > y', 'x > end', 'y > end']),
    )
    expect(drive.fail({ type: 'message', name: 'paid' })).toBe('message-ambiguous')
    const second = drive.state.tokens.find(({ node }) => node === 'y')?.id ?? ''
    drive.do({ type: 'message', name: 'paid', tokenId: second })
    expect(drive.state.tokens.map(({ node }) => node)).toEqual(['x'])
  })

  it('an instance may begin with a message', () => {
    const definition = buildProcess(
      [start, { id: 'asked', type: 'startEvent', message: 'request' }, task('a'), task('b'), end],
      ['start > a', 'asked > b', 'a > end', 'b > end'],
    )
    expect(summarise(step(definition, createState(), { type: 'start', message: 'request' }).effects)).toEqual(['taskCreated b'])
    expect(summarise(step(definition, createState(), { type: 'start' }).effects)).toEqual(['taskCreated a'])
    expect(() => step(definition, createState(), { type: 'start', message: 'other' })).toThrow(
      expect.objectContaining({ code: 'no-start' }),
    )
  })

  it('a signal reaches all that wait, from the host or from within', () => {
    const nodes: NodeSpec[] = [
      start,
      { id: 'split', type: 'parallelGateway' },
      task('a'),
      task('b'),
      task('c'),
      { id: 'onA', type: 'boundaryEvent', attachedTo: 'a', signal: 'stop' },
      { id: 'onB', type: 'boundaryEvent', attachedTo: 'b', signal: 'stop' },
      { id: 'send', type: 'intermediateThrowEvent', signal: 'stop' },
      end,
    ]
    const flows = ['start > split', ...['a', 'b', 'c'].map((id) => `split > ${id}`), 'a > end', 'b > end', 'c > send', 'send > end']
    const definition = buildProcess(nodes, [...flows, 'onA > end', 'onB > end'])
    const drive = new Drive(definition)
    expect(drive.fail({ type: 'signal', name: 'go' })).toBe('signal-not-awaited')
    drive.do({ type: 'signal', name: 'stop' })
    expect(drive.open()).toEqual(['c'])
    const within = new Drive(definition)
    expect(summarise(within.complete('c'))).toEqual([
      'taskCompleted c',
      'signalSent send',
      'taskCancelled a',
      'taskCancelled b',
      'ended end',
    ])
  })

  it('a signal that takes its own sub-process away takes the sender along', () => {
    const scope = 'sub'
    const drive = new Drive(
      buildProcess(
        [
          start,
          { id: 'sub', type: 'subProcess' },
          { id: 'in', type: 'startEvent', scope },
          { id: 'send', type: 'intermediateThrowEvent', signal: 'stop', scope },
          { ...task('never'), scope },
          { id: 'out', type: 'endEvent', scope },
          { id: 'event', type: 'boundaryEvent', attachedTo: 'sub', signal: 'stop' },
          task('after'),
          end,
        ],
        ['start > sub', 'sub > end', 'in > send', 'send > never', 'never > out', 'event > after', 'after > end'],
      ),
    )
    expect(drive.open()).toEqual(['after'])
    expect(drive.state.tokens).toHaveLength(1)
  })

  it('a link goes on where it is caught', () => {
    const nodes: NodeSpec[] = [
      start,
      task('a'),
      { id: 'from', type: 'intermediateThrowEvent', link: 'page2' },
      { id: 'to', type: 'intermediateCatchEvent', link: 'page2' },
      task('b'),
      end,
    ]
    const drive = new Drive(buildProcess(nodes, ['start > a', 'a > from', 'to > b', 'b > end']))
    expect(summarise(drive.complete('a'))).toEqual(['taskCompleted a', 'taskCreated b'])
  })
})

describe('inclusive gateway', () => {
  const definition = buildProcess(
    [
      start,
      task('first'),
      { id: 'split', type: 'inclusiveGateway' },
      ...['a', 'b', 'c'].map(task),
      { id: 'join', type: 'inclusiveGateway' },
      task('after'),
      end,
    ],
    [
      'start > first',
      'first > split',
      'split > a : big',
      'split > b : old',
      'split > c : *',
      'a > join',
      'b > join',
      'c > join',
      'join > after',
      'after > end',
    ],
  )
  const begin = (variables: Record<string, unknown>) => {
    const drive = new Drive(definition, variables)
    drive.complete('first')
    return drive
  }

  it.each([
    [{ big: true, old: true }, ['a', 'b']],
    [{ big: true }, ['a']],
    [{ old: true }, ['b']],
    [{}, ['c']],
  ])('takes what holds, or the default, and waits for just these: %j', (variables, expected) => {
    const drive = begin(variables)
    expect(drive.open()).toEqual(expected)
    for (const [index, node] of expected.entries()) {
      drive.complete(node)
      expect(drive.open().includes('after')).toBe(index === expected.length - 1)
    }
  })

  it('goes on once the one it waited for has been moved away', () => {
    const drive = begin({ big: true, old: true })
    drive.complete('a')
    drive.return('b', 'first', 'walk-again')
    expect(drive.open()).toEqual(['first'])
    const other = begin({ big: true, old: true })
    other.complete('a')
    // the branch that is on a detour comes back, so the join waits
    other.return('b', 'first', 'straight-back')
    expect(other.open()).toEqual(['first'])
    other.complete('first')
    other.complete('b')
    expect(other.open()).toEqual(['after'])
  })
})
