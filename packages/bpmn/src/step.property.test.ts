import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import type { ProcessDefinition } from './model.ts'
import { exploreMarkings } from './soundness.ts'
import { toDefinition } from './spec.ts'
import { findOpenTasks, type InstanceState } from './state.ts'
import { step } from './step.ts'
import { arbitraryBlock, arbitraryWishes, blockVariables, toSpec, type Wish } from './testing/arbitrary.ts'
import { Drive, expectEqual } from './testing/drive.ts'

const refusals = [
  'unknown-node',
  'return-target-not-earlier',
  'return-across-branches',
  'token-not-found',
  'timer-not-found',
  'token-not-completable',
]

function toCommand(drive: Drive, wish: Wish): Command {
  const open = findOpenTasks(drive.state).filter((token) => drive.definition.nodes[token.node]?.type !== 'intermediateCatchEvent')
  const tokenId = open[wish.pick % Math.max(open.length, 1)]?.id ?? 'none'
  switch (wish.kind) {
    case 'complete':
      return { type: 'complete', tokenId, outcome: wish.outcome }
    case 'fireTimer':
      return { type: 'fireTimer', timerId: drive.state.timers[wish.pick % Math.max(drive.state.timers.length, 1)]?.id ?? 'none' }
    case 'setVariables':
      return { type: 'setVariables', variables: { pick: wish.pick } }
    case 'nonsense':
      return { type: 'complete', tokenId: `t${wish.pick + 1}` }
    default: {
      // mostly a step that has been visited; now and then any task at all
      const visited = drive.state.history.flatMap((entry) => (entry.kind === 'visit' ? [entry.node] : []))
      const all = Object.values(drive.definition.nodes).flatMap((node) => (node.type === 'userTask' ? [node.id] : []))
      const tasks = wish.target % 7 === 0 ? all : visited
      return { type: 'return', fromTokenId: tokenId, toNode: tasks[wish.target % tasks.length] ?? '', mode: wish.kind }
    }
  }
}

/** Where the tokens are, as soundness.ts writes it. A task on a detour stands for the step it will come back to. */
function toMarking(state: InstanceState): string {
  const places = state.tokens
    .filter((token) => token.parent === undefined)
    .map(({ node, flow, returnTo }) => flow ?? `@${returnTo?.[0] ?? node}`)
  return places.toSorted().join(' ')
}

// completes everything that is open, choosing the way out of loops; gives the number of steps
function runToEnd(drive: Drive): number {
  for (let steps = 0; steps < 500; steps++) {
    if (drive.state.status !== 'running') return steps
    const open = findOpenTasks(drive.state).find((token) => drive.definition.nodes[token.node]?.type !== 'intermediateCatchEvent')
    if (open) drive.do({ type: 'complete', tokenId: open.id, outcome: 'go' })
    else drive.do({ type: 'fireTimer', timerId: drive.state.timers[0]?.id ?? '' })
  }
  return Infinity
}

const returns = { 'walk-again': 0, 'straight-back': 0 }

function checkRun(definition: ProcessDefinition, wishes: Wish[]): void {
  const { markings, problems } = exploreMarkings(definition)
  expect(problems).toEqual([])
  const drive = new Drive(definition, blockVariables)
  const born = new Set<string>()
  for (const wish of wishes) {
    if (drive.state.status !== 'running') break
    const command = toCommand(drive, wish)
    const before = drive.state
    try {
      const effects = drive.do(command)
      // no task is created twice for a visit, and what is created is there or done
      for (const effect of effects) {
        if (effect.type !== 'taskCreated') continue
        if (born.has(effect.tokenId)) expect.fail(`two tasks were created for ${effect.tokenId}`)
        born.add(effect.tokenId)
      }
      if (command.type === 'return') returns[command.mode]++
      // the same again gives the same
      expectEqual(step(definition, before, command), { state: drive.state, effects })
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === undefined || !refusals.includes(code)) throw error
      expect(drive.state).toBe(before)
    }
    // whatever was returned where, the instance is where an ordinary run could have brought it
    if (markings.size < 5000 && drive.state.status === 'running' && !markings.has(toMarking(drive.state))) {
      expect.fail(`no ordinary run comes to ${toMarking(drive.state)}`)
    }
  }
  expect(runToEnd(drive)).toBeLessThan(500)
  expect(drive.state.status).toBe('completed')
  expect(drive.state.tokens).toEqual([])
}

describe('any process, any sequence of commands: no token is lost or doubled, and the end is reached', () => {
  it.each([
    ['block-structured', false],
    ['with loops', true],
  ])(
    '%s',
    (_, hasLoops) => {
      fc.assert(
        fc.property(arbitraryBlock({ hasLoops }), arbitraryWishes, (block, wishes) => checkRun(toDefinition(toSpec(block)), wishes)),
        { numRuns: 300 },
      )
      // the property says little where the returns were all refused
      expect(Math.min(...Object.values(returns))).toBeGreaterThan(100)
    },
    60_000,
  )

  it('the states of a run differ from each other and never repeat a token id', () => {
    fc.assert(
      fc.property(arbitraryBlock({ hasLoops: true }), arbitraryWishes, (block, wishes) => {
        const drive = new Drive(toDefinition(toSpec(block)), blockVariables)
        let highest = 0
        for (const wish of wishes) {
          const earlier = new Set(drive.state.tokens.map(({ id }) => id))
          try {
            drive.do(toCommand(drive, wish))
          } catch {
            continue
          }
          for (const { id } of drive.state.tokens) if (!earlier.has(id)) expect(Number(id.slice(1))).toBeGreaterThan(highest)
          highest = drive.state.sequence - 1
        }
      }),
      { numRuns: 100 },
    )
  })
})
