import type { Round } from './figures.ts'
import type { Call } from './load.ts'
import type { LoadGenerator } from './processes.ts'

/** How a scenario is measured. */
export interface Plan {
  connections: number
  rounds: number
  seconds: number
}

/** A server with the calls of one scenario. */
export interface Side {
  name: string
  server: { port: number; processorTime(): number | Promise<number> }
  calls: Call[]
}

export interface Turns {
  /** Named in what is noted. */
  scenario: string
  above: Side
  below: Side
  plan: Plan
  /** Whether the calls are used up, each once: most of one round. They are taken out of the side's calls. */
  commandsPerRound?: number | undefined
}

/**
 * What each side gets of a scenario before anything counts, the same for both: so many calls, or as many as the time allows. The engine
 * compiles what they run after some thousands.
 */
const warmUp = { calls: 20_000, seconds: 20, connections: 10 }
/** The same of commands, each of which uses up a case. */
export const warmUpCommands = 2_000

/** Runs the warm-up of a scenario on both sides. */
export async function warmUpSides(load: LoadGenerator, sides: readonly Pick<Side, 'server' | 'calls'>[], isOnce: boolean): Promise<void> {
  for (const { server, calls } of sides)
    await load.run({
      port: server.port,
      connections: warmUp.connections,
      seconds: isOnce ? 600 : warmUp.seconds,
      calls: isOnce ? calls.splice(0, warmUpCommands) : calls,
      isOnce,
      most: isOnce ? warmUpCommands : warmUp.calls,
    })
}

/** Rounds of both sides in turns, the order swapped each time, after a short one of each that is not counted. Failed calls are noted. */
export async function takeTurns(
  load: LoadGenerator,
  { scenario, above, below, plan, commandsPerRound }: Turns,
  note: (text: string) => void,
): Promise<{ above: Round[]; below: Round[] }> {
  const rounds = new Map<Side, Round[]>([
    [above, []],
    [below, []],
  ])
  for (let round = -1; round < plan.rounds; round++) {
    for (const side of round % 2 === 0 ? [below, above] : [above, below]) {
      const { name, server, calls } = side
      const isOnce = commandsPerRound !== undefined
      const before = await server.processorTime()
      const result = await load.run({
        port: server.port,
        connections: plan.connections,
        seconds: round < 0 ? Math.min(1, plan.seconds) : plan.seconds,
        calls: isOnce ? calls.splice(0, commandsPerRound) : calls,
        isOnce,
      })
      const cpu = ((await server.processorTime()) - before) / result.calls
      if (result.failed > 0) note(`${scenario}, ${name}: ${result.failed} of ${result.calls} failed: ${result.firstFailure?.slice(0, 400)}`)
      if (round >= 0) rounds.get(side)!.push({ ...result, cpu })
    }
  }
  return { above: rounds.get(above)!, below: rounds.get(below)! }
}
