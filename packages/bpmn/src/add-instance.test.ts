import { describe, expect, it } from 'vitest'
import type { InstancePosition } from './commands.ts'
import type { NodeSpec } from './spec.ts'
import { buildProcess, Drive, summarise } from './testing/drive.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string): NodeSpec => ({ id, type: 'userTask' })
const late: NodeSpec = { id: 'late', type: 'boundaryEvent', attachedTo: 'a', timer: { kind: 'duration', expression: 'P5D' } }

const single = buildProcess(
  [start, task('a'), late, { id: 'x', type: 'exclusiveGateway' }, task('passed'), task('refused'), end],
  ['start > a', 'late > end', 'a > x', "x > passed : outcome == 'pass'", 'x > refused : *', 'passed > end', 'refused > end'],
)

function repeated(parallel: boolean, completionCondition?: string) {
  const multiInstance = { collection: 'signers', parallel, ...(completionCondition && { completionCondition }) }
  return buildProcess([start, { ...task('a'), multiInstance }, end], ['start > a', 'a > end'])
}

function add(drive: Drive, element: string, position: InstancePosition, own?: string) {
  return drive.do({ type: 'addInstance', tokenId: drive.token('a').id, element, position, ...(own !== undefined && { own }) })
}

const elements = (drive: Drive) => drive.state.tokens.filter(({ index }) => index !== undefined).map(({ element }) => element)

describe('a task of one that gets more', () => {
  it('before: it comes again after the other, whose outcome does not decide', () => {
    const drive = new Drive(single)
    expect(summarise(add(drive, 'sun', 'before', 'li'))).toEqual(['taskCancelled a', 'taskCreated a'])
    expect(elements(drive)).toEqual(['sun'])
    expect(drive.complete('a', 'refuse')).toContainEqual(expect.objectContaining({ type: 'taskCreated', node: 'a', element: 'li' }))
    drive.complete('a', 'pass')
    expect(drive.open()).toEqual(['passed'])
    expect(drive.state.outcomes['a']).toBe('pass')
    expect(drive.state.tally['a']).toEqual({ refuse: 1, pass: 1 })
  })

  it('after: the task stays as it is, and the last one decides', () => {
    const drive = new Drive(single)
    const { id } = drive.token('a')
    expect(add(drive, 'sun', 'after')).toEqual([])
    expect(drive.token('a').id).toBe(id)
    drive.complete('a', 'pass')
    expect(elements(drive)).toEqual(['sun'])
    drive.complete('a', 'refuse')
    expect(drive.open()).toEqual(['refused'])
  })

  it('beside: both are waited for, its own outcome decides', () => {
    const drive = new Drive(single)
    expect(summarise(add(drive, 'sun', 'beside'))).toEqual(['taskCreated a'])
    drive.complete('a', 'pass')
    expect(drive.open()).toEqual(['a'])
    drive.complete('a', 'refuse')
    expect(drive.open()).toEqual(['passed'])
    expect(drive.state.outcomes['a']).toBe('pass')
  })

  it('before and then after makes one row of three', () => {
    const drive = new Drive(single)
    add(drive, 'sun', 'before', 'li')
    drive.complete('a', 'seen')
    add(drive, 'zhou', 'after')
    add(drive, 'wu', 'before')
    expect(elements(drive)).toEqual(['wu'])
    for (const outcome of ['seen', 'pass', 'refuse']) drive.complete('a', outcome)
    expect(drive.open()).toEqual(['refused'])
  })

  it('before, in a row it is in: it comes again to who has it by then', () => {
    const drive = new Drive(single)
    add(drive, 'sun', 'before', 'li')
    add(drive, 'wu', 'before', 'zhou')
    drive.complete('a', 'seen')
    expect(elements(drive)).toEqual(['zhou'])
    add(drive, 'wu', 'before')
    drive.complete('a', 'seen')
    expect(elements(drive)).toEqual(['zhou'])
  })

  it('its timer goes on for all of them', () => {
    const drive = new Drive(single)
    add(drive, 'sun', 'beside')
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled a', 'taskCancelled a', 'ended end'])
  })

  it('one who was added can be taken out again, the task itself cannot', () => {
    const drive = new Drive(single)
    add(drive, 'sun', 'beside')
    const [own, added] = drive.state.tokens.filter(({ index }) => index !== undefined)
    expect(drive.fail({ type: 'cancelInstance', tokenId: own?.id ?? '' })).toBe('own-instance')
    drive.do({ type: 'cancelInstance', tokenId: added?.id ?? '' })
    drive.complete('a', 'pass')
    expect(drive.open()).toEqual(['passed'])
    const before = new Drive(single)
    add(before, 'sun', 'before')
    expect(before.fail({ type: 'removeInstance', tokenId: before.token('a').id, index: 1 })).toBe('own-instance')
  })

  it('comes to one again where it is returned and walked again', () => {
    const definition = buildProcess([start, task('fill'), task('a'), end], ['start > fill', 'fill > a', 'a > end'])
    const drive = new Drive(definition)
    drive.complete('fill')
    add(drive, 'sun', 'beside')
    expect(summarise(drive.return('a', 'fill'))).toEqual(['taskCancelled a', 'taskCancelled a', 'taskCreated fill'])
    drive.complete('fill')
    expect(drive.open()).toEqual(['a'])
  })
})

describe('a countersigned task that gets more', () => {
  const signers = ['li', 'wang', 'zhao']

  it('all at once: one more is counted by its condition', () => {
    const drive = new Drive(repeated(true, 'numberOfCompletedInstances / numberOfInstances >= 0.75'), { signers })
    add(drive, 'sun', 'end')
    for (const _ of signers) drive.complete('a')
    expect(drive.state.status).toBe('completed')
  })

  it('one of them may ask another first, and then signs', () => {
    const drive = new Drive(repeated(true), { signers })
    add(drive, 'sun', 'before')
    expect(drive.open()).toEqual(['a', 'a', 'a'])
    expect(drive.state.tally['a']).toEqual({})
    const asked = drive.state.tokens.find(({ element }) => element === 'sun')?.id ?? ''
    drive.do({ type: 'complete', tokenId: asked, outcome: 'advice' })
    for (const _ of signers) drive.complete('a', 'agree')
    expect(drive.state.status).toBe('completed')
    expect(drive.state.tally['a']).toEqual({ agree: 3 })
  })

  it('one who has asked others is taken out with them', () => {
    const drive = new Drive(repeated(true), { signers })
    add(drive, 'sun', 'beside')
    const wrapped = drive.token('a').id
    drive.do({ type: 'addInstance', tokenId: wrapped, element: 'wu', position: 'after' })
    expect(drive.open()).toHaveLength(4)
    drive.do({ type: 'cancelInstance', tokenId: wrapped })
    expect(drive.open()).toHaveLength(3)
  })

  it('in a row: at a place that has not begun, or out of it', () => {
    const drive = new Drive(repeated(false), { signers })
    const tokenId = drive.token('a').id
    const at = (position: number) => drive.fail({ type: 'addInstance', tokenId, element: 'sun', position })
    expect([at(0), at(4), at(-1), at(0.5)]).toEqual([
      'instance-begun',
      'position-out-of-range',
      'position-out-of-range',
      'position-out-of-range',
    ])
    add(drive, 'sun', 1)
    drive.do({ type: 'removeInstance', tokenId, index: 2 })
    const order = []
    while (drive.state.status === 'running') {
      order.push(drive.token('a').element)
      drive.complete('a')
    }
    expect(order).toEqual(['li', 'sun', 'zhao'])
  })

  it('in a row: before the one whose turn it is', () => {
    const drive = new Drive(repeated(false), { signers })
    drive.complete('a')
    add(drive, 'sun', 'before')
    const order = []
    while (drive.state.status === 'running') {
      order.push(drive.token('a').element)
      drive.complete('a')
    }
    expect(order).toEqual(['sun', 'wang', 'zhao'])
  })

  it('refuses an element that is no JSON, and what is no open task', () => {
    const drive = new Drive(repeated(true), { signers })
    const body = drive.state.tokens[0]?.id ?? ''
    expect(drive.fail({ type: 'addInstance', tokenId: drive.token('a').id, element: () => 1, position: 'end' })).toBe('invalid-variables')
    expect(drive.fail({ type: 'addInstance', tokenId: body, element: 1, position: 'before' })).toBe('token-not-completable')
  })
})
