import { describe, expect, it } from 'vitest'
import { buildProcess, Drive, summarise } from '../testing/drive.ts'

const start = { id: 'start', type: 'startEvent' } as const
const end = { id: 'end', type: 'endEvent' } as const
const task = (id: string) => ({ id, type: 'userTask' }) as const
const exclusive = (id: string) => ({ id, type: 'exclusiveGateway' }) as const
const parallel = (id: string) => ({ id, type: 'parallelGateway' }) as const

describe('start and end events', () => {
  it('run from the start to the first task and end with the last', () => {
    const drive = new Drive(buildProcess([start, task('a'), end], ['start > a', 'a > end']))
    expect(drive.open()).toEqual(['a'])
    expect(drive.complete('a', 'ok')).toEqual([
      { type: 'taskCompleted', tokenId: 't1', node: 'a', outcome: 'ok' },
      { type: 'ended', node: 'end', status: 'completed' },
    ])
    expect(drive.state.status).toBe('completed')
  })

  it('a process without a task completes at the start', () => {
    expect(new Drive(buildProcess([start, end], ['start > end'])).state.status).toBe('completed')
  })

  it('a terminate event cancels all other branches', () => {
    const drive = new Drive(
      buildProcess(
        [start, parallel('split'), task('a'), task('b'), { ...end, terminate: true }, { id: 'other', type: 'endEvent' }],
        ['start > split', 'split > a', 'split > b', 'a > end', 'b > other'],
      ),
    )
    expect(summarise(drive.complete('a'))).toEqual(['taskCompleted a', 'taskCancelled b', 'ended end'])
    expect(drive.state.status).toBe('terminated')
  })

  it('a plain end event leaves other branches alone', () => {
    const drive = new Drive(
      buildProcess(
        [start, parallel('split'), task('a'), task('b'), end],
        ['start > split', 'split > a', 'split > b', 'a > end', 'b > end'],
      ),
    )
    drive.complete('a')
    expect([drive.state.status, drive.open()]).toEqual(['running', ['b']])
    drive.complete('b')
    expect(drive.state.status).toBe('completed')
  })
})

describe('exclusive gateway', () => {
  const definition = buildProcess(
    [start, task('a'), exclusive('x'), task('big'), task('passed'), task('rest'), end],
    [
      'start > a',
      'a > x',
      'x > big : amount > 100',
      "x > passed : outcome == 'pass'",
      'x > rest : *',
      'big > end',
      'passed > end',
      'rest > end',
    ],
  )

  it.each([
    [{ amount: 200 }, 'pass', 'big'],
    [{ amount: 1 }, 'pass', 'passed'],
    [{ amount: 1 }, 'fail', 'rest'],
    [{}, undefined, 'rest'],
  ])('with %j and %s goes to %s', (variables, outcome, expected) => {
    const drive = new Drive(definition)
    drive.complete('a', outcome, variables)
    expect(drive.open()).toEqual([expected])
  })

  it('refuses the command where no condition holds and there is no default', () => {
    const drive = new Drive(buildProcess([start, task('a'), exclusive('x'), end], ['start > a', 'a > x', 'x > end : ok', 'x > a : again']))
    expect(drive.fail({ type: 'complete', tokenId: 't1' })).toBe('no-flow')
    expect(drive.open()).toEqual(['a'])
    drive.complete('a', undefined, { again: true })
    expect(drive.open()).toEqual(['a'])
  })

  it('takes the default last, wherever it is drawn', () => {
    const drive = new Drive(
      buildProcess([start, exclusive('x'), task('a'), task('b'), end], ['start > x', 'x > a : *', 'x > b : ok', 'a > end', 'b > end']),
      {
        ok: true,
      },
    )
    expect(drive.open()).toEqual(['b'])
  })

  it('does not carry an outcome past the next task', () => {
    const drive = new Drive(
      buildProcess(
        [start, task('a'), task('b'), exclusive('x'), task('c'), end],
        ['start > a', 'a > b', 'b > x', "x > c : outcome == 'pass'", 'x > end : *', 'c > end'],
      ),
    )
    drive.complete('a', 'pass')
    drive.complete('b')
    expect(drive.state.status).toBe('completed')
  })

  it('names the flow whose condition cannot be evaluated', () => {
    const drive = new Drive(buildProcess([start, task('a'), exclusive('x'), end], ['start > a', 'a > x', 'x > end : amount + 1 > 2']))
    expect(drive.fail({ type: 'complete', tokenId: 't1' })).toBe('condition-type')
  })

  it('refuses a circle that passes no task', () => {
    const definition = buildProcess(
      [start, task('a'), exclusive('x'), exclusive('y'), end],
      ['start > a', 'a > x', 'x > y', 'y > x : *', 'y > end : ok'],
    )
    expect(new Drive(definition).fail({ type: 'complete', tokenId: 't1' })).toBe('too-many-moves')
  })
})

describe('parallel gateway', () => {
  const definition = buildProcess(
    [start, parallel('split'), task('a'), task('b'), task('c'), parallel('join'), task('d'), end],
    ['start > split', 'split > a', 'split > b', 'split > c', 'a > join', 'b > join', 'c > join', 'join > d', 'd > end'],
  )

  it.each([['a b c'], ['c b a'], ['b a c']])('waits for all branches, done in the order %s', (order) => {
    const drive = new Drive(definition)
    expect(drive.open()).toEqual(['a', 'b', 'c'])
    for (const node of order.split(' ')) {
      expect(drive.open()).not.toContain('d')
      drive.complete(node)
    }
    expect(drive.open()).toEqual(['d'])
    expect(drive.token('d').path).toEqual([])
  })

  it('refuses a step after which nothing could ever go on', () => {
    const drive = new Drive(
      buildProcess(
        [start, task('a'), exclusive('x'), task('b'), parallel('join'), end],
        ['start > a', 'a > x', 'x > b : more', 'x > join : *', 'b > join', 'join > end'],
      ),
    )
    expect(drive.fail({ type: 'complete', tokenId: 't1' })).toBe('deadlock')
  })

  it('joins once per round in a loop', () => {
    const loop = buildProcess(
      [start, exclusive('merge'), parallel('split'), task('a'), task('b'), parallel('join'), task('c'), exclusive('x'), end],
      [
        'start > merge',
        'merge > split',
        'split > a',
        'split > b',
        'a > join',
        'b > join',
        'join > c',
        'c > x',
        "x > merge : outcome == 'again'",
        'x > end : *',
      ],
    )
    const drive = new Drive(loop)
    for (let round = 0; round < 5; round++) {
      expect(drive.open()).toEqual(['a', 'b'])
      drive.complete('a')
      drive.complete('b')
      drive.complete('c', 'again')
    }
    drive.complete('b')
    drive.complete('a')
    drive.complete('c')
    expect(drive.state.status).toBe('completed')
  })

  it('keeps a loop inside one branch apart from the other branch', () => {
    const drive = new Drive(
      buildProcess(
        [start, parallel('split'), exclusive('merge'), task('a'), exclusive('x'), task('b'), parallel('join'), end],
        [
          'start > split',
          'split > merge',
          'merge > a',
          'a > x',
          "x > merge : outcome == 'again'",
          'x > join : *',
          'split > b',
          'b > join',
          'join > end',
        ],
      ),
    )
    drive.complete('a', 'again')
    drive.complete('b')
    drive.complete('a', 'again')
    expect(drive.open()).toEqual(['a'])
    drive.complete('a')
    expect(drive.state.status).toBe('completed')
  })

  it('joins the branches of one round, not of two, where rounds overlap', () => {
    const drive = new Drive(
      buildProcess(
        [start, parallel('twice'), exclusive('merge'), parallel('split'), task('a'), task('b'), parallel('join'), task('c'), end],
        [
          'start > twice',
          'twice > merge',
          'twice > merge',
          'merge > split',
          'split > a',
          'split > b',
          'a > join',
          'b > join',
          'join > c',
          'c > end',
        ],
      ),
    )
    const [firstA] = drive.state.tokens.filter((token) => token.node === 'a')
    const [, secondB] = drive.state.tokens.filter((token) => token.node === 'b')
    drive.do({ type: 'complete', tokenId: firstA?.id ?? '' })
    drive.complete('a')
    drive.do({ type: 'complete', tokenId: secondB?.id ?? '' })
    // the join took the other token of the same round, so it climbs back to where that round forked
    expect(drive.token('c').path).toEqual(secondB?.path.slice(0, 1))
    drive.complete('b')
    expect(drive.state.tokens.map(({ node }) => node)).toEqual(['c', 'c'])
    drive.complete('c')
    drive.complete('c')
    expect(drive.state.status).toBe('completed')
  })

  it('joins some of the branches while others go on', () => {
    const drive = new Drive(
      buildProcess(
        [start, parallel('split'), task('a'), task('b'), task('c'), parallel('inner'), task('d'), parallel('outer'), end],
        [
          'start > split',
          'split > a',
          'split > b',
          'split > c',
          'a > inner',
          'b > inner',
          'inner > d',
          'd > outer',
          'c > outer',
          'outer > end',
        ],
      ),
    )
    drive.complete('a')
    drive.complete('b')
    expect(drive.open()).toEqual(['c', 'd'])
    drive.complete('c')
    drive.complete('d')
    expect(drive.state.status).toBe('completed')
  })
})

describe('flows out of a task', () => {
  const definition = buildProcess(
    [start, task('a'), task('b'), task('c'), task('d'), end],
    ['start > a', 'a > b : big', 'a > c : *', 'a > d', 'b > end', 'c > end', 'd > end'],
  )

  it.each([
    [{ big: true }, ['b', 'd']],
    [{ big: false }, ['c', 'd']],
  ])('with %j lead to %j', (variables, expected) => {
    const drive = new Drive(definition)
    drive.complete('a', undefined, variables)
    expect(drive.open()).toEqual(expected)
  })

  it('are refused where none is taken', () => {
    const drive = new Drive(buildProcess([start, task('a'), end], ['start > a', 'a > end : done']))
    expect(drive.fail({ type: 'complete', tokenId: 't1' })).toBe('no-flow')
  })
})
