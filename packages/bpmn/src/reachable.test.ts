import { describe, expect, it } from 'vitest'
import { nextUserTasks } from './reachable.ts'
import { buildProcess, Drive } from './testing/drive.ts'

const definition = buildProcess(
  [
    { id: 'start', type: 'startEvent' },
    { id: 'review', type: 'userTask' },
    { id: 'x', type: 'exclusiveGateway' },
    { id: 'notify', type: 'serviceTask' },
    { id: 'split', type: 'parallelGateway' },
    { id: 'a', type: 'userTask' },
    { id: 'experts', type: 'userTask', multiInstance: { collection: 'people' } },
    { id: 'join', type: 'parallelGateway' },
    { id: 'end', type: 'endEvent' },
  ],
  [
    'start > review',
    'review > x',
    "x > notify : outcome == 'pass'",
    "x > end : outcome == 'refuse'",
    'notify > split',
    'split > a',
    'split > experts',
    'a > join',
    'experts > join',
    'join > end',
  ],
)

describe('nextUserTasks', () => {
  it('looks through gateways and services, and changes nothing', () => {
    const drive = new Drive(definition)
    const before = JSON.stringify(drive.state)
    expect(nextUserTasks(definition, drive.state, 't1', { people: ['li', 'wu'] }, 'pass')).toEqual({
      userTasks: [{ node: 'a' }, { node: 'experts', index: 0, element: 'li' }, { node: 'experts', index: 1, element: 'wu' }],
      hasEnded: false,
      isWaiting: false,
    })
    expect(JSON.stringify(drive.state)).toBe(before)
  })

  it('tells of the end, of waiting for others, and of no way on', () => {
    const drive = new Drive(definition, { people: ['li'] })
    expect(nextUserTasks(definition, drive.state, 't1', {}, 'refuse')).toEqual({ userTasks: [], hasEnded: true, isWaiting: false })
    expect(nextUserTasks(definition, drive.state, 't1').error?.code).toBe('no-flow')
    drive.complete('review', 'pass')
    drive.complete('notify')
    expect(nextUserTasks(definition, drive.state, drive.token('a').id)).toEqual({ userTasks: [], hasEnded: false, isWaiting: true })
  })

  it('fails for a token that cannot be completed', () => {
    const drive = new Drive(definition)
    expect(() => nextUserTasks(definition, drive.state, 't9')).toThrow(expect.objectContaining({ code: 'token-not-found' }))
  })
})
