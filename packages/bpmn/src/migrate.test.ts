import { describe, expect, it } from 'vitest'
import { checkMigration } from './migration-check.ts'
import type { NodeSpec } from './spec.ts'
import { step } from './step.ts'
import { buildProcess, Drive } from './testing/drive.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string, fields: Partial<NodeSpec> = {}): NodeSpec => ({ id, type: 'userTask', ...fields })
const late = (attachedTo: string): NodeSpec => ({
  id: 'late',
  type: 'boundaryEvent',
  attachedTo,
  timer: { kind: 'duration', expression: 'P5D' },
})

const old = buildProcess([start, task('fill'), task('review'), end], ['start > fill', 'fill > review', 'review > end'])
const longer = buildProcess(
  [start, task('fill'), task('examine'), late('examine'), task('seal'), end],
  ['start > fill', 'fill > examine', 'late > end', 'examine > seal', 'seal > end'],
)

describe('migration to another definition', () => {
  it('goes on by the other one: renamed steps, history, new timers', () => {
    const drive = new Drive(old)
    drive.complete('fill', 'sent')
    const nodes = { review: 'examine' }
    expect(checkMigration(old, drive.state, longer, nodes)).toEqual([
      { severity: 'warning', code: 'timer-added', node: 'late', tokenId: 't2', message: 'the timer late begins with the migration' },
    ])
    const { state, effects } = step(old, drive.state, { type: 'migrate', to: longer, nodes })
    expect(effects).toEqual([
      { type: 'taskMoved', tokenId: 't2', from: 'review', node: 'examine' },
      expect.objectContaining({ type: 'timerStarted', node: 'late', tokenId: 't2' }),
    ])
    const returned = step(longer, state, { type: 'return', fromTokenId: 't2', toNode: 'fill', mode: 'walk-again' })
    expect(returned.state.tokens.map(({ node }) => node)).toEqual(['fill'])
  })

  it('and back again: the timer that is no more is cancelled', () => {
    const drive = new Drive(longer)
    drive.complete('fill')
    const nodes = { examine: 'review' }
    expect(checkMigration(longer, drive.state, old, nodes).map(({ code }) => code)).toEqual(['timer-dropped'])
    const { state, effects } = step(longer, drive.state, { type: 'migrate', to: old, nodes })
    expect(effects.map(({ type }) => type)).toEqual(['taskMoved', 'timerCancelled'])
    expect(state.timers).toEqual([])
  })

  const split: NodeSpec[] = [{ id: 'split', type: 'parallelGateway' }, task('a'), task('b'), { id: 'join', type: 'parallelGateway' }]
  const branches = ['start > split', 'split > a', 'split > b', 'a > join', 'b > join', 'join > end']
  const parallel = buildProcess([start, ...split, end], branches)

  it.each<[string, string, NodeSpec[], string[]]>([
    ['node-missing', 'review', [start, task('fill'), end], ['start > fill', 'fill > end']],
    ['type-differs', 'review', [start, { id: 'review', type: 'serviceTask' }, end], ['start > review', 'review > end']],
    [
      'scope-differs',
      'review',
      [
        start,
        { id: 'sub', type: 'subProcess' },
        { id: 'in', type: 'startEvent', scope: 'sub' },
        task('review', { scope: 'sub' }),
        { id: 'out', type: 'endEvent', scope: 'sub' },
        end,
      ],
      ['start > sub', 'sub > end', 'in > review', 'review > out'],
    ],
    [
      'instances-differ',
      'review',
      [start, task('review', { multiInstance: { collection: 'experts' } }), end],
      ['start > review', 'review > end'],
    ],
    [
      'places-unfit',
      'review',
      [start, ...split.map((node) => (node.id === 'a' ? task('review') : node)), end],
      branches.map((flow) => flow.replace('> a', '> review').replace('a >', 'review >')),
    ],
  ])('lists what does not fit, and is refused: %s', (code, node, nodes, flows) => {
    const drive = new Drive(old)
    drive.complete('fill')
    const to = buildProcess(nodes, flows)
    expect(checkMigration(old, drive.state, to)).toEqual([expect.objectContaining({ severity: 'error', code, node })])
    expect(drive.fail({ type: 'migrate', to })).toBe('migration-unfit')
  })

  it('a token that waits at a join needs its flow there', () => {
    const drive = new Drive(parallel)
    drive.complete('a')
    const without = buildProcess(
      [start, { id: 'split', type: 'parallelGateway' }, task('b'), task('c'), { id: 'join', type: 'parallelGateway' }, end],
      ['start > split', 'split > c', 'split > b', 'c > join', 'b > join', 'join > end'],
    )
    expect(checkMigration(parallel, drive.state, without).map(({ code }) => code)).toEqual(['flow-missing'])
    expect(step(parallel, drive.state, { type: 'migrate', to: without, nodes: { a: 'c' } }).state.tokens).toContainEqual(
      expect.objectContaining({ node: 'join', flow: 'c_to_join' }),
    )
  })

  it('a step that a detour comes back to must be there', () => {
    const drive = new Drive(old)
    drive.complete('fill')
    drive.return('review', 'fill', 'straight-back')
    expect(checkMigration(old, drive.state, longer).map(({ code }) => code)).toEqual(['return-missing'])
    const { state } = step(old, drive.state, { type: 'migrate', to: longer, nodes: { review: 'examine' } })
    expect(state.tokens).toEqual([expect.objectContaining({ node: 'fill', returnTo: ['examine'] })])
  })
})
