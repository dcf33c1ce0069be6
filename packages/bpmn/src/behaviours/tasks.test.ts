import { describe, expect, it } from 'vitest'
import type { NodeSpec } from '../spec.ts'
import { buildProcess, Drive, summarise } from '../testing/drive.ts'

const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }
const task = (id: string): NodeSpec => ({ id, type: 'userTask' })

function countersign(multiInstance: Partial<NonNullable<NodeSpec['multiInstance']>> = {}) {
  const sign: NodeSpec = {
    id: 'sign',
    type: 'userTask',
    multiInstance: { collection: 'signers', elementVariable: 'signer', ...multiInstance },
  }
  const nodes: NodeSpec[] = [start, sign, { id: 'x', type: 'exclusiveGateway' }, task('refused'), end]
  return buildProcess(nodes, ['start > sign', 'sign > x', 'x > refused : tally.sign.refuse >= 1', 'x > end : *', 'refused > end'])
}

describe('multi-instance user task', () => {
  const signers = ['li', 'wang', 'zhao']

  it('creates one task per element and goes on after the last', () => {
    const drive = new Drive(countersign(), { signers })
    const children = drive.state.tokens.filter((token) => token.parent !== undefined)
    expect(children.map(({ index, element }) => [index, element])).toEqual([
      [0, 'li'],
      [1, 'wang'],
      [2, 'zhao'],
    ])
    drive.complete('sign', 'agree')
    drive.complete('sign', 'agree')
    expect(drive.open()).toEqual(['sign'])
    expect(summarise(drive.complete('sign', 'agree'))).toEqual(['taskCompleted sign', 'ended end'])
    expect(drive.state.tally).toEqual({ sign: { agree: 3 } })
  })

  it('tells whom each task is for', () => {
    const drive = new Drive(countersign({ parallel: false }), { signers })
    expect(drive.complete('sign')).toContainEqual(expect.objectContaining({ type: 'taskCreated', element: 'wang', index: 1 }))
  })

  it('counts outcomes for the conditions that follow', () => {
    const drive = new Drive(countersign(), { signers })
    for (const outcome of ['agree', 'refuse', 'agree']) drive.complete('sign', outcome)
    expect(drive.open()).toEqual(['refused'])
  })

  it('ends early when its completion condition holds and cancels the rest', () => {
    const drive = new Drive(countersign({ completionCondition: "outcome == 'refuse' or numberOfCompletedInstances >= 2" }), { signers })
    expect(summarise(drive.complete('sign', 'refuse'))).toEqual([
      'taskCompleted sign',
      'taskCancelled sign',
      'taskCancelled sign',
      'taskCreated refused',
    ])
    const other = new Drive(countersign({ completionCondition: 'numberOfCompletedInstances / numberOfInstances > 0.5' }), { signers })
    other.complete('sign', 'agree')
    expect(other.open()).toEqual(['sign', 'sign'])
    other.complete('sign', 'agree')
    expect(other.state.status).toBe('completed')
  })

  it('one after another where it is sequential', () => {
    const drive = new Drive(countersign({ parallel: false }), { signers })
    for (const signer of signers) {
      expect(drive.token('sign').element).toBe(signer)
      expect(drive.open()).toEqual(['sign'])
      drive.complete('sign', 'agree')
    }
    expect(drive.state.status).toBe('completed')
  })

  it('over an empty list completes at once', () => {
    const drive = new Drive(countersign(), { signers: [] })
    expect(drive.state.status).toBe('completed')
  })

  it.each([[{}], [{ signers: 'li' }], [{ signers: null }]])('refuses a collection that is no list: %j', (variables) => {
    const nodes = [start, task('a'), { ...task('sign'), multiInstance: { collection: 'signers' } }, end]
    const drive = new Drive(buildProcess(nodes, ['start > a', 'a > sign', 'sign > end']), variables)
    expect(drive.fail({ type: 'complete', tokenId: drive.token('a').id })).toBe('collection-not-list')
  })

  it('refuses to complete its body, or an instance twice', () => {
    const drive = new Drive(countersign(), { signers })
    const [body, child] = drive.state.tokens
    expect(drive.fail({ type: 'complete', tokenId: body?.id ?? '' })).toBe('token-not-completable')
    drive.do({ type: 'complete', tokenId: child?.id ?? '' })
    expect(drive.fail({ type: 'complete', tokenId: child?.id ?? '' })).toBe('token-not-found')
  })
})

describe('an instance that is no longer waited for', () => {
  const signers = ['li', 'wang', 'zhao']
  const cancel = (drive: Drive) => drive.do({ type: 'cancelInstance', tokenId: drive.token('sign').id })

  it('leaves the others, and the task is done with the last of them', () => {
    const drive = new Drive(countersign(), { signers })
    drive.complete('sign', 'agree')
    expect(summarise(cancel(drive))).toEqual(['taskCancelled sign'])
    expect(drive.open()).toEqual(['sign'])
    expect(summarise(drive.complete('sign', 'agree'))).toEqual(['taskCompleted sign', 'ended end'])
    expect(drive.state.tally).toEqual({ sign: { agree: 2 } })
  })

  it('ends the task where it was the last one, as the others judged', () => {
    const drive = new Drive(countersign(), { signers })
    drive.complete('sign', 'refuse')
    drive.complete('sign', 'agree')
    expect(summarise(cancel(drive))).toEqual(['taskCancelled sign', 'taskCreated refused'])
  })

  it('every one of them may be cancelled; nothing is counted then', () => {
    const drive = new Drive(countersign(), { signers })
    for (const _ of signers) cancel(drive)
    expect([drive.state.status, drive.state.tally]).toEqual(['completed', { sign: {} }])
  })

  it('has the completion condition looked at', () => {
    const drive = new Drive(countersign({ completionCondition: 'numberOfActiveInstances <= 1 and numberOfTerminatedInstances >= 1' }), {
      signers,
    })
    drive.complete('sign', 'agree')
    expect(drive.open()).toEqual(['sign', 'sign'])
    expect(summarise(cancel(drive))).toEqual(['taskCancelled sign', 'taskCancelled sign', 'ended end'])
  })

  it('one after another: the next is asked', () => {
    const drive = new Drive(countersign({ parallel: false }), { signers })
    expect(cancel(drive)).toContainEqual(expect.objectContaining({ type: 'taskCreated', element: 'wang', index: 1 }))
    drive.complete('sign', 'agree')
    cancel(drive)
    expect(drive.state.status).toBe('completed')
  })

  it('is an instance: neither the body nor an ordinary task', () => {
    const drive = new Drive(countersign(), { signers })
    expect(drive.fail({ type: 'cancelInstance', tokenId: drive.state.tokens[0]?.id ?? '' })).toBe('token-not-an-instance')
    expect(drive.fail({ type: 'cancelInstance', tokenId: 'none' })).toBe('token-not-found')
    const plain = new Drive(buildProcess([start, task('a'), end], ['start > a', 'a > end']))
    expect(plain.fail({ type: 'cancelInstance', tokenId: plain.token('a').id })).toBe('token-not-an-instance')
  })
})

describe('service task', () => {
  it('asks the host and goes on when the host is done', () => {
    const drive = new Drive(
      buildProcess([start, { id: 'send', type: 'serviceTask' }, task('a'), end], ['start > send', 'send > a', 'a > end']),
    )
    expect(drive.open()).toEqual(['send'])
    expect(summarise(drive.complete('send'))).toEqual(['taskCompleted send', 'taskCreated a'])
  })

  it('tells the host when it is no longer wanted', () => {
    const drive = new Drive(buildProcess([start, { id: 'send', type: 'serviceTask' }, end], ['start > send', 'send > end']))
    expect(summarise(drive.do({ type: 'terminate' }))).toEqual(['taskCancelled send', 'ended -'])
  })
})

describe('boundary timer', () => {
  const timed = (
    interrupting: boolean,
    expression = 'P5D',
    kind: 'duration' | 'cycle' = 'duration',
    multiInstance?: NodeSpec['multiInstance'],
  ) =>
    buildProcess(
      [
        start,
        { ...task('a'), ...(multiInstance && { multiInstance }) },
        { id: 'late', type: 'boundaryEvent', attachedTo: 'a', interrupting, timer: { kind, expression } },
        task('urge'),
        task('b'),
        end,
      ],
      ['start > a', 'a > b', 'late > urge', 'urge > end', 'b > end'],
    )

  it('starts with its task and is cancelled with it', () => {
    const drive = new Drive(timed(true))
    expect(drive.state.timers).toEqual([{ id: 'm2', node: 'late', tokenId: 't1', fired: 0 }])
    expect(summarise(drive.complete('a'))).toEqual(['taskCompleted a', 'timerCancelled late', 'taskCreated b'])
  })

  it('interrupting takes the task away', () => {
    const drive = new Drive(timed(true))
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled a', 'taskCreated urge'])
    drive.complete('urge')
    expect(drive.state.status).toBe('completed')
  })

  it('interrupting takes all instances of a multi-instance task away', () => {
    const drive = new Drive(timed(true, 'P5D', 'duration', { collection: 'people' }), { people: [1, 2] })
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled a', 'taskCancelled a', 'taskCreated urge'])
    expect(drive.open()).toEqual(['urge'])
  })

  it('otherwise runs beside the task, once', () => {
    const drive = new Drive(timed(false))
    const [timer] = drive.state.timers
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCreated urge'])
    expect(drive.open()).toEqual(['a', 'urge'])
    expect(drive.fail({ type: 'fireTimer', timerId: timer?.id ?? '' })).toBe('timer-not-found')
    drive.complete('a')
    drive.complete('b')
    expect(drive.state.status).toBe('running')
    drive.complete('urge')
    expect(drive.state.status).toBe('completed')
  })

  it.each([
    ['R2/P1D', 2],
    ['R1/P1D', 1],
    ['R/P1D', 6],
    ['0 0 8 * * *', 6],
  ])('a cycle %s fires %i times (of 6 tried)', (expression, expected) => {
    const drive = new Drive(timed(false, expression, 'cycle'))
    let fired = 0
    for (; fired < 6 && drive.state.timers.length > 0; fired++) drive.fireTimer('late')
    expect(fired).toBe(expected)
    expect(drive.token('a').path).toHaveLength(1)
    while (drive.open().length > 0) drive.complete(drive.open()[0] ?? '')
    expect(drive.state.status).toBe('completed')
  })

  it('a return of the task cancels what its timer has begun', () => {
    const definition = buildProcess(
      [
        start,
        task('fill'),
        task('a'),
        { id: 'late', type: 'boundaryEvent', attachedTo: 'a', interrupting: false, timer: { kind: 'duration', expression: 'P1D' } },
        task('urge'),
        end,
      ],
      ['start > fill', 'fill > a', 'a > end', 'late > urge', 'urge > end'],
    )
    const drive = new Drive(definition)
    drive.complete('fill')
    drive.fireTimer('late')
    drive.return('a', 'fill')
    expect(drive.open()).toEqual(['fill'])
    drive.complete('fill')
    drive.fireTimer('late')
    drive.return('urge', 'fill')
    expect(drive.open()).toEqual(['fill'])
  })
})

describe('intermediate timer', () => {
  it('waits until it fires', () => {
    const drive = new Drive(
      buildProcess(
        [start, { id: 'wait', type: 'intermediateCatchEvent', timer: { kind: 'date', expression: '2026-01-01' } }, task('a'), end],
        ['start > wait', 'wait > a', 'a > end'],
      ),
    )
    expect(drive.fail({ type: 'complete', tokenId: 't1' })).toBe('token-not-completable')
    expect(summarise(drive.fireTimer('wait'))).toEqual(['taskCreated a'])
  })
})
