import { describe, expect, it } from 'vitest'
import type { NodeSpec } from './spec.ts'
import { buildProcess, Drive, summarise } from './testing/drive.ts'

const task = (id: string): NodeSpec => ({ id, type: 'userTask' })
const start: NodeSpec = { id: 'start', type: 'startEvent' }
const end: NodeSpec = { id: 'end', type: 'endEvent' }

// fill → split ─ a1 → a2 ─ join → sign → end
//              └ b ─────┘
const forked = buildProcess(
  [
    start,
    task('fill'),
    { id: 'split', type: 'parallelGateway' },
    task('a1'),
    task('a2'),
    task('b'),
    { id: 'join', type: 'parallelGateway' },
    task('sign'),
    end,
  ],
  ['start > fill', 'fill > split', 'split > a1', 'split > b', 'a1 > a2', 'a2 > join', 'b > join', 'join > sign', 'sign > end'],
)

function driveTo(...nodes: string[]): Drive {
  const drive = new Drive(forked)
  for (const node of nodes) drive.complete(node)
  return drive
}

function finish(drive: Drive, ...nodes: string[]): void {
  for (const node of nodes) drive.complete(node)
  expect(drive.state.status).toBe('completed')
}

describe('return, walk again', () => {
  it('from a branch to before the split cancels the sibling branches', () => {
    const drive = driveTo('fill', 'a1')
    expect(summarise(drive.return('a2', 'fill'))).toEqual(['taskCancelled a2', 'taskCancelled b', 'taskCreated fill'])
    finish(drive, 'fill', 'b', 'a1', 'a2', 'sign')
  })

  it('to before the split takes the token that waits at the join too', () => {
    const drive = driveTo('fill', 'b')
    drive.return('a1', 'fill')
    expect(drive.state.tokens).toHaveLength(1)
    finish(drive, 'fill', 'a1', 'a2', 'b', 'sign')
  })

  it('within a branch leaves the sibling branches alone', () => {
    const drive = driveTo('fill', 'a1')
    expect(summarise(drive.return('a2', 'a1'))).toEqual(['taskCancelled a2', 'taskCreated a1'])
    expect(drive.open()).toEqual(['a1', 'b'])
    finish(drive, 'b', 'a1', 'a2', 'sign')
  })

  it('into a joined branch leaves the other branch done', () => {
    const drive = driveTo('fill', 'a1', 'a2', 'b')
    drive.return('sign', 'a2')
    expect(drive.open()).toEqual(['a2'])
    finish(drive, 'a2', 'sign')
  })

  it('into a joined branch and from there to before the split', () => {
    const drive = driveTo('fill', 'b', 'a1', 'a2')
    drive.return('sign', 'b')
    expect(drive.open()).toEqual(['b'])
    drive.return('b', 'fill')
    expect(drive.state.tokens).toHaveLength(1)
    finish(drive, 'fill', 'b', 'a1', 'a2', 'sign')
  })

  it('into one joined branch, then after the join into the other', () => {
    const drive = driveTo('fill', 'b', 'a1', 'a2')
    drive.return('sign', 'a2')
    drive.complete('a2')
    drive.return('sign', 'b')
    expect(drive.open()).toEqual(['b'])
    finish(drive, 'b', 'sign')
  })

  it('remembers the steps of the branch that stayed done', () => {
    const drive = driveTo('fill', 'b', 'a1', 'a2')
    drive.return('sign', 'a1')
    drive.complete('a1')
    drive.complete('a2')
    drive.return('sign', 'b')
    expect(drive.open()).toEqual(['b'])
    finish(drive, 'b', 'sign')
  })

  it('refuses a step beside, ahead, never visited, not a user task, or itself', () => {
    const drive = driveTo('fill', 'a1')
    const from = drive.token('a2').id
    const fail = (toNode: string) => drive.fail({ type: 'return', fromTokenId: from, toNode, mode: 'walk-again' })
    expect(fail('b')).toBe('return-across-branches')
    expect(fail('sign')).toBe('return-target-not-earlier')
    expect(fail('a2')).toBe('return-target-not-earlier')
    expect(fail('split')).toBe('return-target-not-user-task')
    expect(fail('nowhere')).toBe('unknown-node')
    expect(fail('constructor')).toBe('unknown-node')
    drive.return('a2', 'fill')
    expect(drive.fail({ type: 'return', fromTokenId: drive.token('fill').id, toNode: 'a1', mode: 'walk-again' })).toBe(
      'return-target-not-earlier',
    )
  })

  it('refuses the token at a join', () => {
    const drive = driveTo('fill', 'b')
    const waiting = drive.state.tokens.find((token) => token.state === 'waiting-at-join')
    expect(drive.fail({ type: 'return', fromTokenId: waiting?.id ?? '', toNode: 'fill', mode: 'walk-again' })).toBe('token-not-completable')
  })

  it('goes back through the rounds of a loop one by one', () => {
    const drive = new Drive(
      buildProcess(
        [start, task('a'), task('b'), { id: 'x', type: 'exclusiveGateway' }, end],
        ['start > a', 'a > b', 'b > x', "x > a : outcome == 'again'", 'x > end : *'],
      ),
    )
    drive.complete('a')
    drive.complete('b', 'again')
    drive.return('a', 'b')
    drive.return('b', 'a')
    expect(drive.fail({ type: 'return', fromTokenId: drive.token('a').id, toNode: 'b', mode: 'walk-again' })).toBe(
      'return-target-not-earlier',
    )
    finish(drive, 'a', 'b')
  })
})

describe('return over nested splits', () => {
  // fill → outer ─ inner ─ a ─ innerJoin → c ─ outerJoin → sign
  //              │       └ b ┘                 │
  //              └ d ───────────────────────────┘
  const nested = buildProcess(
    [
      start,
      task('fill'),
      ...['outer', 'inner', 'innerJoin', 'outerJoin'].map((id): NodeSpec => ({ id, type: 'parallelGateway' })),
      ...['a', 'b', 'c', 'd', 'sign'].map(task),
      end,
    ],
    [
      'start > fill',
      'fill > outer',
      'outer > inner',
      'inner > a',
      'inner > b',
      'a > innerJoin',
      'b > innerJoin',
      'innerJoin > c',
      'c > outerJoin',
      'outer > d',
      'd > outerJoin',
      'outerJoin > sign',
      'sign > end',
    ],
  )

  it('reopens a branch of a split in a branch of a split', () => {
    const drive = new Drive(nested)
    for (const node of ['fill', 'd', 'a', 'b', 'c']) drive.complete(node)
    drive.return('sign', 'a')
    expect(drive.open()).toEqual(['a'])
    drive.complete('a')
    expect(drive.open()).toEqual(['c'])
    finish(drive, 'c', 'sign')
  })

  it('reopens within the branch while the outer sibling goes on', () => {
    const drive = new Drive(nested)
    for (const node of ['fill', 'a', 'b']) drive.complete(node)
    drive.return('c', 'b')
    expect(drive.open()).toEqual(['b', 'd'])
    finish(drive, 'd', 'b', 'c', 'sign')
  })
})

describe('return, straight back', () => {
  it('comes back to the one who returned and leaves sibling branches alone', () => {
    const drive = driveTo('fill', 'a1')
    expect(summarise(drive.return('a2', 'fill', 'straight-back'))).toEqual(['taskCancelled a2', 'taskCreated fill'])
    expect(drive.open()).toEqual(['b', 'fill'])
    expect(summarise(drive.complete('fill'))).toEqual(['taskCompleted fill', 'taskCreated a2'])
    finish(drive, 'b', 'a2', 'sign')
  })

  it('comes back from within a joined branch', () => {
    const drive = driveTo('fill', 'a1', 'a2', 'b')
    drive.return('sign', 'a1', 'straight-back')
    expect(drive.open()).toEqual(['a1'])
    drive.complete('a1')
    expect(drive.open()).toEqual(['sign'])
    finish(drive, 'sign')
  })

  it('nests', () => {
    const drive = driveTo('fill', 'a1', 'a2', 'b')
    drive.return('sign', 'a2', 'straight-back')
    drive.return('a2', 'fill', 'straight-back')
    drive.complete('fill')
    expect(drive.open()).toEqual(['a2'])
    drive.complete('a2')
    expect(drive.open()).toEqual(['sign'])
    finish(drive, 'sign')
  })

  it('may be followed by a walk from further back, which cancels the siblings after all', () => {
    const drive = new Drive(
      buildProcess(
        [start, task('draft'), task('fill'), { id: 'split', type: 'parallelGateway' }, task('a'), task('b'), end],
        ['start > draft', 'draft > fill', 'fill > split', 'split > a', 'split > b', 'a > end', 'b > end'],
      ),
    )
    drive.complete('draft')
    drive.complete('fill')
    drive.return('a', 'fill', 'straight-back')
    expect(drive.fail({ type: 'return', fromTokenId: drive.token('fill').id, toNode: 'a', mode: 'walk-again' })).toBe(
      'return-target-not-earlier',
    )
    expect(summarise(drive.return('fill', 'draft'))).toEqual(['taskCancelled fill', 'taskCancelled b', 'taskCreated draft'])
    finish(drive, 'draft', 'fill', 'a', 'b')
  })

  it('a timer that interrupts the detour lets the walk go on from there', () => {
    const drive = new Drive(
      buildProcess(
        [
          start,
          task('fill'),
          { id: 'late', type: 'boundaryEvent', attachedTo: 'fill', timer: { kind: 'duration', expression: 'P5D' } },
          { id: 'merge', type: 'exclusiveGateway' },
          { id: 'split', type: 'parallelGateway' },
          task('a'),
          task('b'),
          { id: 'join', type: 'parallelGateway' },
          end,
        ],
        ['start > fill', 'fill > merge', 'late > merge', 'merge > split', 'split > a', 'split > b', 'a > join', 'b > join', 'join > end'],
      ),
    )
    drive.complete('fill')
    drive.return('a', 'fill', 'straight-back')
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled fill', 'taskCancelled b', 'taskCreated a', 'taskCreated b'])
    finish(drive, 'a', 'b')
  })
})

describe('return and multi-instance', () => {
  const signed = buildProcess(
    [start, task('fill'), { ...task('sign'), multiInstance: { collection: 'signers' } }, task('seal'), end],
    ['start > fill', 'fill > sign', 'sign > seal', 'seal > end'],
  )
  const variables = { signers: ['li', 'wang', 'zhao'] }

  it.each(['walk-again', 'straight-back'] as const)('one of them returns for all (%s); all sign anew', (mode) => {
    const drive = new Drive(signed, variables)
    drive.complete('fill')
    drive.complete('sign')
    expect(summarise(drive.return('sign', 'fill', mode))).toEqual(['taskCancelled sign', 'taskCancelled sign', 'taskCreated fill'])
    drive.complete('fill')
    expect(drive.open()).toEqual(['sign', 'sign', 'sign'])
    finish(drive, 'sign', 'sign', 'sign', 'seal')
  })

  it.each(['walk-again', 'straight-back'] as const)('a later step returns to all of them (%s)', (mode) => {
    const drive = new Drive(signed, variables)
    for (const node of ['fill', 'sign', 'sign', 'sign']) drive.complete(node)
    drive.return('seal', 'sign', mode)
    expect(drive.open()).toEqual(['sign', 'sign', 'sign'])
    finish(drive, 'sign', 'sign', 'sign', 'seal')
  })
})

describe('a detour to a task that was not visited', () => {
  it('moves one branch alone and comes straight back', () => {
    const drive = driveTo('fill', 'a1')
    expect(summarise(drive.do({ type: 'detour', fromTokenId: drive.token('a2').id, toNode: 'sign' }))).toEqual([
      'taskCancelled a2',
      'taskCreated sign',
    ])
    expect(drive.open()).toEqual(['b', 'sign'])
    expect(summarise(drive.complete('sign'))).toEqual(['taskCompleted sign', 'taskCreated a2'])
    finish(drive, 'a2', 'b', 'sign')
  })

  it('goes the way again from an earlier task, and what that leads to is cancelled', () => {
    const drive = driveTo('fill', 'a1')
    const fromTokenId = drive.token('a2').id
    expect(summarise(drive.do({ type: 'detour', fromTokenId, toNode: 'sign', comingBackTo: 'fill' }))).toEqual([
      'taskCancelled a2',
      'taskCancelled b',
      'taskCreated sign',
    ])
    expect(summarise(drive.complete('sign'))).toEqual(['taskCompleted sign', 'taskCreated fill'])
    finish(drive, 'fill', 'a1', 'a2', 'b', 'sign')
  })

  it('ends where its event would lead past a branch that is open, and goes on by the event where it would not', () => {
    const late: NodeSpec = { id: 'late', type: 'boundaryEvent', attachedTo: 'sign', timer: { kind: 'duration', expression: 'P5D' } }
    const definition = buildProcess(
      [
        start,
        { id: 'split', type: 'parallelGateway' },
        task('a'),
        task('b'),
        { id: 'join', type: 'parallelGateway' },
        task('sign'),
        late,
        end,
      ],
      ['start > split', 'split > a', 'split > b', 'a > join', 'b > join', 'join > sign', 'sign > end', 'late > end'],
    )
    const drive = new Drive(definition)
    drive.do({ type: 'detour', fromTokenId: drive.token('a').id, toNode: 'sign' })
    expect(summarise(drive.fireTimer('late'))).toEqual(['taskCancelled sign', 'taskCreated a'])
    finish(drive, 'a', 'b', 'sign')
    const plain = new Drive(
      buildProcess([start, task('a'), task('sign'), late, end], ['start > a', 'a > sign', 'sign > end', 'late > end']),
    )
    plain.do({ type: 'detour', fromTokenId: plain.token('a').id, toNode: 'sign' })
    expect(summarise(plain.fireTimer('late'))).toEqual(['taskCancelled sign', 'ended end'])
  })

  it('is refused where it leads nowhere, and changes nothing then', () => {
    const drive = driveTo('fill', 'a1')
    const fromTokenId = drive.token('a2').id
    expect(drive.fail({ type: 'detour', fromTokenId, toNode: 'a2' })).toBe('jump-to-itself')
    expect(drive.fail({ type: 'detour', fromTokenId, toNode: 'join' })).toBe('return-target-not-user-task')
    expect(drive.fail({ type: 'detour', fromTokenId, toNode: 'sign', comingBackTo: 'b' })).toBe('return-target-not-earlier')
  })
})
