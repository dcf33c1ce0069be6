import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { findAwaited } from './events.ts'
import type { ProcessDefinition } from './model.ts'
import { innerScopeAt } from './scope.ts'
import { exploreMarkings } from './soundness.ts'
import { toDefinition, type ProcessSpec } from './spec.ts'
import { createState, findOpenTasks, type InstanceState, type Token } from './state.ts'
import { step } from './step.ts'
import {
  arbitraryBlock,
  arbitraryWishes,
  blockHost,
  blockVariables,
  namesIn,
  renamed,
  toSpec,
  withOneMore,
  type BlockOptions,
  type Wish,
} from './testing/arbitrary.ts'
import { Drive, expectEqual } from './testing/drive.ts'
import { placesWithin } from './tokens-as-places.ts'
import { validateDefinition } from './validate.ts'

const refusals = [
  'unknown-node',
  'return-target-not-earlier',
  'return-across-branches',
  'return-into-ended',
  'return-target-not-user-task',
  'token-not-found',
  'timer-not-found',
  'token-not-completable',
  'token-not-an-instance',
  'own-instance',
  'instance-begun',
  'position-out-of-range',
  'jump-to-itself',
  'jump-across-branches',
  'jump-into-instances',
  'jump-ambiguous',
  'message-not-awaited',
  'signal-not-awaited',
  'not-ended',
  'migration-unfit',
]
const positions = ['before', 'after', 'beside', 'end', 1] as const

function findOpenUserTasks(drive: Drive): Token[] {
  const isEvent = ({ node }: Token) => drive.definition.nodes[node]?.type === 'intermediateCatchEvent'
  return findOpenTasks(drive.state).filter((token) => !isEvent(token))
}

function pickFrom<T>(items: readonly T[], pick: number): T | undefined {
  return items[pick % Math.max(items.length, 1)]
}

function toCommand(drive: Drive, wish: Wish, versions: readonly ProcessDefinition[]): Command {
  const { definition, state } = drive
  const tokenId = pickFrom(findOpenUserTasks(drive), wish.pick)?.id ?? 'none'
  const any = pickFrom(state.tokens, wish.pick)?.id ?? 'none'
  const all = Object.values(definition.nodes).flatMap((node) => (node.type === 'userTask' ? [node.id] : []))
  const visited = state.history.flatMap((entry) => (entry.kind === 'visit' ? [entry.node] : []))
  const rows = state.tokens.filter(({ multiInstance, index }) => multiInstance !== undefined || index !== undefined)
  const awaited = findAwaited(definition, state).filter(({ event }) => event.message !== undefined)
  const awaitedSignals = findAwaited(definition, state).flatMap(({ event }) => event.signal ?? [])
  switch (wish.kind) {
    case 'complete':
      return { type: 'complete', tokenId, outcome: wish.outcome }
    case 'fireTimer':
      return { type: 'fireTimer', timerId: pickFrom(state.timers, wish.pick)?.id ?? 'none' }
    case 'setVariables':
      return { type: 'setVariables', variables: { pick: wish.pick } }
    case 'nonsense':
      return { type: 'complete', tokenId: `t${wish.pick + 1}` }
    case 'add':
      return { type: 'addInstance', tokenId, element: wish.target, position: pickFrom(positions, wish.target) ?? 'end' }
    case 'countersign': {
      const enough = wish.target % 2 === 0 ? { enough: { count: 1 + (wish.pick % 2) } } : {}
      return {
        type: 'countersign',
        tokenId,
        elements: [wish.target, 'sun'],
        order: wish.target % 3 === 0 ? 'sequence' : 'together',
        ...enough,
      }
    }
    case 'remove':
      return toRemoval(state, wish)
    case 'cancel':
      return { type: 'cancelInstance', tokenId: pickFrom(rows, wish.pick)?.id ?? any }
    case 'jump':
      return { type: 'jump', fromTokenId: any, toNode: pickFrom(all, wish.target) ?? '' }
    case 'jump-whole':
      return { type: 'jump', toNode: pickFrom(all, wish.target) ?? '' }
    case 'message':
      return { type: 'message', name: 'letter', tokenId: pickFrom(awaited, wish.pick)?.token.id ?? 'none' }
    case 'signal':
      return { type: 'signal', name: pickFrom(awaitedSignals, wish.target) ?? 'news' }
    case 'migrate': {
      const to = pickFrom(versions, wish.target) ?? definition
      return { type: 'migrate', to, nodes: namesIn(definition, to) }
    }
    case 'detour':
      return { type: 'detour', fromTokenId: tokenId, toNode: pickFrom(all, wish.target) ?? '' }
    case 'detour-again':
      return {
        type: 'detour',
        fromTokenId: tokenId,
        toNode: pickFrom(all, wish.target) ?? '',
        comingBackTo: pickFrom(visited, wish.pick) ?? '',
      }
    case 'reopen':
      return { type: 'reopen', toNode: pickFrom(all, wish.target) ?? '' }
    case 'terminate':
      return { type: 'terminate', reason: 'void' }
    default: {
      // mostly a step that has been visited; now and then any task at all
      const tasks = wish.target % 7 === 0 ? all : visited
      return { type: 'return', fromTokenId: tokenId, toNode: pickFrom(tasks, wish.target) ?? '', mode: wish.kind }
    }
  }
}

/** Somebody of a row, mostly of those who have not begun. */
function toRemoval({ tokens }: InstanceState, { pick, target }: Wish): Command {
  const rows = tokens.filter(({ multiInstance }) => multiInstance !== undefined)
  const waiting = rows.filter(({ multiInstance }) => (multiInstance?.elements.length ?? 0) > (multiInstance?.created ?? 0))
  const row = pickFrom(waiting, pick) ?? pickFrom(rows, pick) ?? pickFrom(tokens, pick)
  return {
    type: 'removeInstance',
    tokenId: row?.id ?? 'none',
    index: (row?.multiInstance?.created ?? 0) + (target % 3) - (pick % 5 === 0 ? 1 : 0),
  }
}

function canFork({ nodes }: ProcessDefinition): boolean {
  return Object.values(nodes).some((node) => node.type === 'boundaryEvent' && !node.interrupting)
}

/** Scopes in which the tokens are where no ordinary run of the process could have brought them. */
function findStrayScopes({ definition, state }: Drive, reached: (scope: string | undefined) => Set<string>): string[] {
  return [undefined, ...state.tokens.filter(({ scope }) => scope)].flatMap((enclosing) => {
    const markings = reached(enclosing && innerScopeAt(definition, enclosing))
    const places = placesWithin(state, enclosing?.id).toSorted()
    // only what does not interrupt may come twice
    const marking = (canFork(definition) ? [...new Set(places)] : places).join(' ')
    return markings.size >= 5000 || markings.has(marking) ? [] : [`${enclosing?.node ?? 'the process'}: ${marking}`]
  })
}

// completes everything that is open, choosing the way out of loops; gives the number of steps
function runToEnd(drive: Drive): number {
  for (let steps = 0; steps < 2000; steps++) {
    if (drive.state.status !== 'running') return steps
    const [open] = findOpenUserTasks(drive)
    const [timer] = drive.state.timers
    const letter = findAwaited(drive.definition, drive.state).find(({ event }) => event.message !== undefined)
    if (open) drive.do({ type: 'complete', tokenId: open.id, outcome: 'go' })
    else if (timer) drive.do({ type: 'fireTimer', timerId: timer.id })
    // nothing else is left to wait for
    else drive.do({ type: 'message', name: 'letter', tokenId: letter?.token.id ?? 'none' })
  }
  return Infinity
}

const every = [
  ...['complete', 'fireTimer', 'walk-again', 'straight-back', 'detour', 'detour-again', 'jump', 'jump-whole', 'reopen', 'terminate'],
  ...['add', 'countersign', 'remove', 'cancel', 'migrate-0', 'migrate-1', 'migrate-2', 'message', 'signal', 'begun'],
]
const done = new Map<string, number>()

const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)

function checkRun(spec: ProcessSpec, wishes: Wish[]): void {
  const first = toDefinition(spec)
  const versions = [first, toDefinition(withOneMore(spec)), toDefinition(renamed(spec))]
  expect(validateDefinition(first, blockHost)).toEqual([])
  const known = new Map<ProcessDefinition, Map<string | undefined, Set<string>>>()
  const reached = (scope: string | undefined) => {
    const ofVersion = known.get(drive.definition) ?? new Map<string | undefined, Set<string>>()
    const markings = ofVersion.get(scope) ?? exploreMarkings(drive.definition, scope, { hasForks: true }).markings
    known.set(drive.definition, ofVersion.set(scope, markings))
    return markings
  }
  const canBegin = wishes.length % 2 === 1 && spec.nodes.some(({ type, message }) => type === 'startEvent' && message !== undefined)
  const drive = new Drive(first, blockVariables, canBegin ? 'letter' : undefined)
  if (canBegin) count('begun')
  const born = new Set<string>()
  const commands: Command[] = [{ type: 'start', variables: blockVariables, ...(canBegin && { message: 'letter' }) }]
  for (const wish of wishes) {
    // to an instance that has ended nothing else can be done
    if (drive.state.status !== 'running' && wish.kind !== 'reopen') continue
    const { definition } = drive
    const command = toCommand(drive, wish, versions)
    const before = drive.state
    try {
      const effects = drive.do(command)
      // no task is created twice for a visit, and what is created is there or done
      for (const effect of effects) {
        if (effect.type !== 'taskCreated') continue
        if (born.has(effect.tokenId)) expect.fail(`two tasks were created for ${effect.tokenId}`)
        born.add(effect.tokenId)
      }
      commands.push(command)
      count(command.type === 'migrate' ? `migrate-${versions.indexOf(command.to)}` : wish.kind)
      // the same again gives the same
      expectEqual(step(definition, before, command), { state: drive.state, effects })
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === undefined || !refusals.includes(code)) throw error
      expect(drive.state).toBe(before)
    }
    // whatever was done, the instance is where an ordinary run could have brought it
    if (drive.state.status === 'running') expectEqual(findStrayScopes(drive, reached), [])
  }
  const replayed = commands.reduce(
    ({ definition, state }, command) => ({
      state: step(definition, state, command).state,
      definition: command.type === 'migrate' ? command.to : definition,
    }),
    { definition: first, state: createState() },
  )
  expectEqual(replayed.state, drive.state)
  expect(runToEnd(drive)).toBeLessThan(2000)
  expect(drive.state.status).not.toBe('running')
  expect(drive.state.tokens).toEqual([])
}

describe('any process, any sequence of commands: no token is lost or doubled, and the end is reached', () => {
  it.each<[string, BlockOptions]>([
    ['block-structured', { hasLoops: false }],
    ['with loops', { hasLoops: true }],
    ['of all constructs', { hasLoops: false, isRich: true, isFull: true }],
    ['of all constructs, with loops', { hasLoops: true, isRich: true, isFull: true }],
  ])(
    '%s',
    (_, options) => {
      fc.assert(
        fc.property(arbitraryBlock(options), arbitraryWishes, (block, wishes) => checkRun(toSpec(block), wishes)),
        { numRuns: 75 },
      )
    },
    60_000,
  )

  it('and each command was carried out, since the property says little where one was always refused', () => {
    expect(every.filter((kind) => !done.has(kind))).toEqual([])
  })

  it('the states of a run differ from each other and never repeat a token id', () => {
    fc.assert(
      fc.property(arbitraryBlock({ hasLoops: true }), arbitraryWishes, (block, wishes) => {
        const drive = new Drive(toDefinition(toSpec(block)), blockVariables)
        let highest = 0
        for (const wish of wishes) {
          const earlier = new Set(drive.state.tokens.map(({ id }) => id))
          try {
            drive.do(toCommand(drive, wish, [drive.definition]))
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
