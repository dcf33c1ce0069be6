import { describe, expect, it } from 'vitest'
import { createState } from './state.ts'
import { step } from './step.ts'
import { buildProcess, Drive, summarise } from './testing/drive.ts'

const definition = buildProcess(
  [
    { id: 'start', type: 'startEvent' },
    { id: 'a', type: 'userTask' },
    { id: 'b', type: 'userTask' },
    { id: 'end', type: 'endEvent' },
  ],
  ['start > a', 'a > b', 'b > end'],
)

describe('step', () => {
  it('refuses what the status does not allow', () => {
    expect(() => step(definition, createState(), { type: 'complete', tokenId: 't1' })).toThrow(
      expect.objectContaining({ code: 'not-running' }),
    )
    const drive = new Drive(definition)
    expect(drive.fail({ type: 'start' })).toBe('already-started')
    drive.do({ type: 'terminate' })
    expect(drive.fail({ type: 'start' })).toBe('already-started')
    expect(drive.fail({ type: 'setVariables', variables: {} })).toBe('not-running')
  })

  it('refuses unknown tokens, timers, commands and a process without a start', () => {
    const drive = new Drive(definition)
    expect(drive.fail({ type: 'complete', tokenId: 't99' })).toBe('token-not-found')
    expect(drive.fail({ type: 'fireTimer', timerId: 'm1' })).toBe('timer-not-found')
    expect(drive.fail({ type: 'dance' } as never)).toBe('unknown-command')
    expect(() => step(buildProcess([{ id: 'end', type: 'endEvent' }], []), createState(), { type: 'start' })).toThrow(
      expect.objectContaining({ code: 'no-start' }),
    )
  })

  it('a task cannot be completed twice', () => {
    const drive = new Drive(definition)
    const { id } = drive.token('a')
    drive.complete('a')
    expect(drive.fail({ type: 'complete', tokenId: id })).toBe('token-not-found')
  })

  it('terminates with a reason and cancels what is open', () => {
    const drive = new Drive(definition)
    expect(drive.do({ type: 'terminate', reason: 'void' })).toEqual([
      { type: 'taskCancelled', tokenId: 't1', node: 'a', cause: 'terminate' },
      { type: 'ended', node: null, status: 'terminated', reason: 'void' },
    ])
  })

  it('keeps a copy of variables, and only what JSON can carry', () => {
    const drive = new Drive(definition)
    const list = [1]
    drive.do({ type: 'setVariables', variables: { list, nothing: undefined, deep: { x: -0 } } })
    list.push(2)
    expect(drive.state.variables).toEqual({ list: [1], deep: { x: 0 } })
    for (const bad of [NaN, new Date(0), () => 1, 10n, Symbol('x'), new Map()]) {
      expect(drive.fail({ type: 'setVariables', variables: { bad } })).toBe('invalid-variables')
    }
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(drive.fail({ type: 'complete', tokenId: 't1', variables: circle })).toBe('invalid-variables')
    expect(drive.fail({ type: 'setVariables', variables: [1] as never })).toBe('invalid-variables')
  })

  it('lets no variable reach a prototype', () => {
    const drive = new Drive(definition)
    drive.do({ type: 'setVariables', variables: JSON.parse('{"__proto__": {"polluted": true}, "ok": 1}') as Record<string, unknown> })
    expect(drive.state.variables).toEqual({ ok: 1 })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('remembers the last outcome of each task for later conditions', () => {
    const routed = buildProcess(
      [
        { id: 'start', type: 'startEvent' },
        { id: 'a', type: 'userTask' },
        { id: 'b', type: 'userTask' },
        { id: 'x', type: 'exclusiveGateway' },
        { id: 'c', type: 'userTask' },
        { id: 'end', type: 'endEvent' },
      ],
      ['start > a', 'a > b', 'b > x', "x > c : outcomes.a == 'urgent'", 'x > end : *', 'c > end'],
    )
    const drive = new Drive(routed)
    drive.complete('a', 'urgent')
    expect(summarise(drive.complete('b', 'done'))).toEqual(['taskCompleted b', 'taskCreated c'])
  })

  it('keeps the state small', () => {
    const drive = new Drive(definition)
    expect(JSON.stringify(drive.state).length).toBeLessThan(250)
  })

  it('the history of a long loop stays bounded', () => {
    const loop = buildProcess(
      [
        { id: 'start', type: 'startEvent' },
        { id: 'm', type: 'exclusiveGateway' },
        { id: 'a', type: 'userTask' },
        { id: 'x', type: 'exclusiveGateway' },
        { id: 'end', type: 'endEvent' },
      ],
      ['start > m', 'm > a', 'a > x', 'x > m : *', 'x > end : done'],
    )
    const drive = new Drive(loop)
    for (let round = 0; round < 400; round++) drive.complete('a')
    expect(drive.state.history).toHaveLength(300)
  })
})
