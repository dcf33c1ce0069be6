import { describe, expect, it } from 'vitest'
import type { NodeSpec } from '../spec.ts'
import { buildProcess, Drive, summarise } from '../testing/drive.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string, scope?: string): NodeSpec => ({ id, type: 'userTask', ...(scope !== undefined && { scope }) })
const P1D = { kind: 'duration', expression: 'P1D' } as const

/** start → sub [ a → choice → (error when outcome is 'broken') | out ] → after → end, with events on sub. */
function withSub(fields: Partial<NodeSpec> = {}, events: NodeSpec[] = [], flows: string[] = []) {
  const scope = fields.calledElement ?? 'sub'
  return buildProcess(
    [
      start,
      { id: 'sub', type: 'subProcess', ...fields },
      { id: 'in', type: 'startEvent', scope },
      task('a', scope),
      { id: 'choice', type: 'exclusiveGateway', scope },
      { id: 'broken', type: 'endEvent', error: 'E1', scope },
      { id: 'out', type: 'endEvent', scope },
      ...events,
      task('after'),
      end,
    ],
    [
      'start > sub',
      'sub > after',
      'after > end',
      'in > a',
      'a > choice',
      "choice > broken : outcome == 'broken'",
      'choice > out : *',
      ...flows,
    ],
  )
}

describe('sub-process and call', () => {
  it.each([{}, { type: 'callActivity', calledElement: 'other' }] as Partial<NodeSpec>[])('runs what is in it and goes on: %j', (fields) => {
    const drive = new Drive(withSub(fields))
    expect(drive.state.tokens.map(({ node, parent }) => [node, parent])).toEqual([
      ['sub', undefined],
      ['a', 't1'],
    ])
    expect(summarise(drive.complete('a', 'fine'))).toEqual(['taskCompleted a', 'taskCreated after'])
    expect(drive.token('after').outcome).toBe('fine')
  })

  it('the same process called twice at once runs twice', () => {
    const definition = buildProcess(
      [
        start,
        { id: 'split', type: 'parallelGateway' },
        { id: 'one', type: 'callActivity', calledElement: 'other' },
        { id: 'two', type: 'callActivity', calledElement: 'other' },
        { id: 'join', type: 'parallelGateway' },
        end,
        { id: 'in', type: 'startEvent', scope: 'other' },
        task('a', 'other'),
        { id: 'out', type: 'endEvent', scope: 'other' },
      ],
      ['start > split', 'split > one', 'split > two', 'one > join', 'two > join', 'join > end', 'in > a', 'a > out'],
    )
    const drive = new Drive(definition)
    expect(drive.open()).toEqual(['a', 'a'])
    expect(drive.fail({ type: 'jump', toNode: 'a' })).toBe('jump-ambiguous')
    drive.complete('a')
    drive.complete('a')
    expect(drive.state.status).toBe('completed')
  })

  it('once for each of a list, at once or in a row, and tells whom for', () => {
    const multiInstance = { collection: 'units', elementVariable: 'unit' }
    const drive = new Drive(withSub({ multiInstance }), { units: ['north', 'south'] })
    expect(drive.open()).toEqual(['a', 'a'])
    const inRow = new Drive(withSub({ multiInstance: { ...multiInstance, parallel: false } }), { units: ['north', 'south'] })
    expect(inRow.complete('a')).toContainEqual(expect.objectContaining({ type: 'taskCreated', node: 'a', element: 'south' }))
    inRow.complete('a')
    expect(inRow.open()).toEqual(['after'])
  })

  it('the element can be asked about within it', () => {
    const drive = new Drive(
      buildProcess(
        [
          start,
          { id: 'sub', type: 'subProcess', multiInstance: { collection: 'units', elementVariable: 'unit' } },
          { id: 'in', type: 'startEvent', scope: 'sub' },
          { id: 'x', type: 'exclusiveGateway', scope: 'sub' },
          task('north', 'sub'),
          task('other', 'sub'),
          { id: 'out', type: 'endEvent', scope: 'sub' },
          end,
        ],
        ['start > sub', 'sub > end', 'in > x', "x > north : unit == 'n'", 'x > other : *', 'north > out', 'other > out'],
      ),
      { units: ['n', 's', 'n'] },
    )
    expect(drive.open()).toEqual(['north', 'north', 'other'])
  })

  it('as often as a number says, done early by its condition', () => {
    const completionCondition = 'numberOfCompletedInstances >= 2'
    const drive = new Drive(withSub({ multiInstance: { cardinality: 'count * 2', completionCondition } }), { count: 2 })
    expect(drive.open()).toEqual(['a', 'a', 'a', 'a'])
    drive.complete('a')
    expect(summarise(drive.complete('a'))).toEqual(['taskCompleted a', 'taskCancelled a', 'taskCancelled a', 'taskCreated after'])
  })

  it.each([
    ['count', 'x'],
    ['count', -1],
    ['count', 1.5],
    ['count', null],
  ])('refuses a number %s that is %j', (cardinality, count) => {
    const nodes = [start, task('first'), { ...task('a'), multiInstance: { cardinality } }, end]
    const drive = new Drive(buildProcess(nodes, ['start > first', 'first > a', 'a > end']), { count })
    expect(drive.fail({ type: 'complete', tokenId: drive.token('first').id })).toBe('cardinality-not-number')
  })

  it('an error within leaves by the event that catches it', () => {
    const caught: NodeSpec = { id: 'caught', type: 'boundaryEvent', attachedTo: 'sub', error: 'E1' }
    const drive = new Drive(withSub({}, [caught, task('mend')], ['caught > mend', 'mend > end']))
    expect(summarise(drive.complete('a', 'broken'))).toEqual(['taskCompleted a', 'taskCreated mend'])
    expect(drive.state.tokens).toHaveLength(1)
  })

  it('an error in one of several ends them all; any error is caught where no code is named', () => {
    const caught: NodeSpec = { id: 'caught', type: 'boundaryEvent', attachedTo: 'sub', error: '' }
    const drive = new Drive(withSub({ multiInstance: { cardinality: '3' } }, [caught, task('mend')], ['caught > mend', 'mend > end']))
    expect(summarise(drive.complete('a', 'broken'))).toEqual(['taskCompleted a', 'taskCancelled a', 'taskCancelled a', 'taskCreated mend'])
  })

  it('an error that nothing catches terminates the instance', () => {
    const drive = new Drive(withSub())
    expect(drive.complete('a', 'broken').at(-1)).toEqual({ type: 'ended', node: 'broken', status: 'terminated', reason: 'E1' })
  })

  it('a timer on it takes everything within away, or runs beside it', () => {
    const late: NodeSpec = { id: 'late', type: 'boundaryEvent', attachedTo: 'sub', timer: P1D }
    const flows = ['late > urge', 'urge > end']
    const drive = new Drive(withSub({}, [late, task('urge')], flows))
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled a', 'taskCreated urge'])
    const beside = new Drive(withSub({}, [{ ...late, interrupting: false }, task('urge')], flows))
    beside.fireTimer('late')
    expect(beside.open()).toEqual(['a', 'urge'])
  })

  it('a terminate event ends only what is within', () => {
    const scope = 'sub'
    const drive = new Drive(
      buildProcess(
        [
          start,
          { id: 'sub', type: 'subProcess' },
          { id: 'in', type: 'startEvent', scope },
          { id: 'split', type: 'parallelGateway', scope },
          task('a', scope),
          task('b', scope),
          { id: 'stop', type: 'endEvent', terminate: true, scope },
          { id: 'out', type: 'endEvent', scope },
          task('after'),
          end,
        ],
        ['start > sub', 'sub > after', 'after > end', 'in > split', 'split > a', 'split > b', 'a > stop', 'b > out'],
      ),
    )
    expect(summarise(drive.complete('a'))).toEqual(['taskCompleted a', 'taskCancelled b', 'taskCreated after'])
  })

  it('a return into it opens it again, with its timers', () => {
    const late: NodeSpec = { id: 'late', type: 'boundaryEvent', attachedTo: 'sub', timer: P1D }
    const drive = new Drive(withSub({}, [late], ['late > end']))
    drive.complete('a')
    expect(summarise(drive.return('after', 'a'))).toEqual(['taskCancelled after', 'timerStarted late', 'taskCreated a'])
    drive.complete('a')
    expect(drive.open()).toEqual(['after'])
  })

  it('a return into one of several that are done is refused', () => {
    const drive = new Drive(withSub({ multiInstance: { cardinality: '2' } }))
    drive.complete('a')
    drive.complete('a')
    expect(drive.fail({ type: 'return', fromTokenId: drive.token('after').id, toNode: 'a', mode: 'walk-again' })).toBe(
      'return-target-not-earlier',
    )
  })
})
