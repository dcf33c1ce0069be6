import { formatTable, medianRatio, medianRound, ratiosOf, type Round } from './figures.ts'
import { startSide, type LoadGenerator } from './processes.ts'
import type { ReadySide } from './side.ts'
import { takeTurns, warmUpCommands, warmUpSides, type Plan } from './take-turns.ts'

export interface Beside {
  /** The checkout of this bench, and the one that is measured beside it. */
  root: string
  other: string
  rows: number
  plan: Plan
  commandsPerRound: number
  /** Beginnings of scenarios; absent: all of them. */
  only?: readonly string[] | undefined
}

/** Least ratio of this checkout to the other one. */
const goal = 0.95

const scenarios = [
  'list page',
  'search two words',
  'open a case',
  'submit',
  'approve one step',
] as const satisfies (keyof ReadySide['calls'])[]
const commands: readonly string[] = ['submit', 'approve one step']

/** This product beside that of another checkout, each on a PostgreSQL of its own with its own data model, in alternated rounds. */
export async function measureBeside(load: LoadGenerator, asked: Beside, note: (text: string) => void): Promise<void> {
  const { root, other, rows, plan, commandsPerRound, only } = asked
  // one round is not counted
  const options = { rows, commands: warmUpCommands + (plan.rounds + 1) * commandsPerRound }
  // one after the other: both fill a database with all the machine has
  const above = await startSide({ ...options, root })
  note(`ready: ${root}`)
  const below = await startSide({ ...options, root: other })
  note(`ready: ${other}`)
  const table: string[][] = [['', 'other/s', 'p50', 'p99', 'cpu', 'this/s', 'p50', 'p99', 'cpu', 'ratio', 'cpu ratio', 'goal', '']]
  const verdicts: boolean[] = []
  for (const scenario of scenarios) {
    if (only !== undefined && !only.some((word) => scenario.startsWith(word))) continue
    const sides = {
      above: { name: 'this', server: above.server, calls: above.calls[scenario] },
      below: { name: 'other', server: below.server, calls: below.calls[scenario] },
    }
    const isOnce = commands.includes(scenario)
    await warmUpSides(load, [sides.below, sides.above], isOnce)
    const rounds = await takeTurns(load, { scenario, ...sides, plan, commandsPerRound: isOnce ? commandsPerRound : undefined }, note)
    const [mine, theirs] = [medianRound(rounds.above), medianRound(rounds.below)]
    const ratio = medianRatio(rounds.above, rounds.below)
    const isMet = ratio >= goal && mine.failed === 0 && theirs.failed === 0
    verdicts.push(isMet)
    table.push([
      scenario,
      ...figuresOf(theirs),
      ...figuresOf(mine),
      ratio.toFixed(2),
      ((theirs.cpu ?? Number.NaN) / (mine.cpu ?? Number.NaN)).toFixed(2),
      `≥ ${goal}`,
      isMet ? 'met' : 'NOT MET',
    ])
    note(
      `${table.at(-1)!.join('  ')} (rounds: ${ratiosOf(rounds.above, rounds.below)
        .map((each) => each.toFixed(2))
        .join(' ')})`,
    )
  }
  console.log(
    `\n${rows} cases, ${plan.connections} connections, medians of ${plan.rounds} alternated rounds; calls a second, milliseconds, processor time of the server a call; ratio = this / other, of processor time other / this\n${formatTable(table)}`,
  )
  console.log(`${verdicts.filter(Boolean).length} of ${verdicts.length} goals met`)
}

function figuresOf({ perSecond, p50, p99, cpu }: Round): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (cpu ?? Number.NaN).toFixed(2)]
}
