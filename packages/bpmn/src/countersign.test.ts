import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { findOpenTasks } from './state.ts'
import { buildProcess, Drive } from './testing/drive.ts'

const definition = buildProcess(
  [
    { id: 'start', type: 'startEvent' },
    { id: 'x', type: 'userTask' },
    { id: 'end', type: 'endEvent' },
  ],
  ['start > x', 'x > end'],
)

type Countersign = Extract<Command, { type: 'countersign' }>

function signed(fields: Partial<Countersign>): Drive {
  const drive = new Drive(definition)
  const elements = ['li', 'wang', 'zhao']
  drive.do({ type: 'countersign', tokenId: drive.token('x').id, elements, order: 'together', own: 'me', ...fields })
  return drive
}
const asked = (drive: Drive) => findOpenTasks(drive.state).map(({ element }) => element)
const answer = (drive: Drive, element: string, outcome: string) =>
  drive.do({ type: 'complete', tokenId: findOpenTasks(drive.state).find((token) => token.element === element)!.id, outcome })

describe('a countersign', () => {
  it('together: the task comes again when all have answered, and its own outcome counts', () => {
    const drive = signed({})
    expect(asked(drive)).toEqual(['li', 'wang', 'zhao'])
    for (const one of ['wang', 'li', 'zhao']) answer(drive, one, 'agreed')
    expect(asked(drive)).toEqual(['me'])
    answer(drive, 'me', 'refused')
    expect([drive.state.status, drive.state.outcomes]).toEqual(['completed', { x: 'refused' }])
  })

  it('in sequence: one after another in the order they were named', () => {
    const drive = signed({ order: 'sequence' })
    const seen = []
    for (; drive.state.status === 'running'; answer(drive, String(asked(drive)[0]), 'agreed')) seen.push(asked(drive))
    expect(seen).toEqual([['li'], ['wang'], ['zhao'], ['me']])
  })

  it('any: one answer is enough, and the others are no longer waited for', () => {
    const drive = signed({ enough: { count: 1 } })
    const effects = answer(drive, 'wang', 'disagreed')
    expect(effects.filter(({ type }) => type === 'taskCancelled').length).toBe(2)
    expect(asked(drive)).toEqual(['me'])
  })

  it('by share: so many of one mind, or all', () => {
    const drive = signed({ enough: { count: 2, outcome: 'agreed' } })
    answer(drive, 'li', 'agreed')
    answer(drive, 'wang', 'disagreed')
    expect(asked(drive)).toEqual(['zhao'])
    answer(drive, 'zhao', 'disagreed')
    expect(asked(drive)).toEqual(['me'])
    const other = signed({ enough: { count: 2, outcome: 'agreed' } })
    answer(other, 'li', 'agreed')
    answer(other, 'zhao', 'agreed')
    expect(asked(other)).toEqual(['me'])
  })

  it('any signer may be removed, the task itself when they are all gone', () => {
    const drive = signed({})
    for (const one of ['li', 'zhao', 'wang'])
      drive.do({ type: 'cancelInstance', tokenId: findOpenTasks(drive.state).find(({ element }) => element === one)!.id })
    expect(asked(drive)).toEqual(['me'])
  })

  it('within a countersign: a signer asks others in turn', () => {
    const drive = signed({})
    const li = drive.token('x').id
    drive.do({ type: 'countersign', tokenId: li, elements: ['sun', 'qian'], order: 'together' })
    expect(asked(drive)).toEqual(['wang', 'zhao', 'sun', 'qian'])
    for (const one of ['sun', 'qian']) answer(drive, one, 'agreed')
    expect(asked(drive)).toEqual(['wang', 'zhao', 'li'])
  })

  it('one who takes an answer back is asked again, and that answer is counted no more', () => {
    const drive = signed({ enough: { count: 2, outcome: 'agreed' } })
    answer(drive, 'li', 'agreed')
    const again = { type: 'addInstance', tokenId: drive.state.tokens.at(-1)!.id, element: 'li', position: 'end' } as const
    expect(drive.fail({ ...again, instead: 'disagreed' })).toBe('answer-not-given')
    drive.do({ ...again, instead: 'agreed' })
    expect(asked(drive)).toEqual(['wang', 'zhao', 'li'])
    answer(drive, 'li', 'agreed')
    // not two of one mind yet: it was the same person
    expect(asked(drive)).toEqual(['wang', 'zhao'])
    answer(drive, 'zhao', 'agreed')
    expect(asked(drive)).toEqual(['me'])
  })

  it.each<Partial<Countersign>>([{ elements: [] }, { enough: { count: 0 } }, { enough: { count: 4 } }])('refuses %j', (fields) => {
    const drive = new Drive(definition)
    const elements = ['li', 'wang', 'zhao']
    const command: Command = { type: 'countersign', tokenId: drive.token('x').id, elements, order: 'together', ...fields }
    expect(drive.fail(command)).toBe('position-out-of-range')
  })
})
