import { behaviours } from './behaviours/registry.ts'
import type { Command } from './commands.ts'
import { BpmnError } from './errors.ts'
import { checkMigration, isAdded, isTimerKept, mapFlow, mapNode } from './migration-check.ts'
import { findBoundaryEvents, type ProcessDefinition } from './model.ts'
import { StepRun } from './run.ts'
import { wholeOf } from './scope.ts'
import { isLeaf, type HistoryEntry, type InstanceState, type Timer, type Token } from './state.ts'
import type { StepResult } from './step.ts'

/**
 * Takes an instance over to another definition. Tokens keep their ids; timers that the other definition has not are cancelled, those it has in
 * addition begin now. Throws BpmnError 'migration-unfit' at the first thing that does not fit (checkMigration lists all).
 */
export function migrate(
  from: ProcessDefinition,
  state: InstanceState,
  { to, nodes = {} }: Extract<Command, { type: 'migrate' }>,
): StepResult {
  const [problem] = checkMigration(from, state, to, nodes).filter(({ severity }) => severity === 'error')
  if (problem) throw new BpmnError('migration-unfit', `${problem.code}: ${problem.message}`, { elementId: problem.node })
  const name = (id: string) => mapNode(nodes, id)
  const moved = {
    ...state,
    tokens: state.tokens.map((token) => moveToken(from, to, token, nodes)),
    timers: state.timers.map((timer) => ({ ...timer, node: name(timer.node) })),
    outcomes: renameKeys(state.outcomes, name),
    tally: renameKeys(state.tally, name),
    history: state.history.flatMap((entry) => moveEntry(from, to, entry, nodes)),
  }
  const run = new StepRun(to, moved, behaviours)
  for (const { id, node } of state.tokens.filter((token) => token.state === 'active' && isLeaf(token))) {
    if (name(node) !== node) run.effects.push({ type: 'taskMoved', tokenId: id, from: node, node: name(node) })
  }
  const dropped = state.timers.filter((timer) => !isTimerKept(state, to, nodes, timer))
  settleTimers(run, dropped, (event) => isAdded(from, nodes, event))
  run.drain()
  return { state: run.state, effects: run.effects }
}

function moveToken(from: ProcessDefinition, to: ProcessDefinition, token: Token, nodes: Record<string, string>): Token {
  const { flow, returnTo } = token
  return {
    ...token,
    node: mapNode(nodes, token.node),
    ...(flow !== undefined && { flow: mapFlow(from, to, nodes, flow) ?? flow }),
    ...(returnTo && { returnTo: returnTo.map((id) => mapNode(nodes, id)) }),
  }
}

// a step or join that is no more is no place to return to
function moveEntry(from: ProcessDefinition, to: ProcessDefinition, entry: HistoryEntry, nodes: Record<string, string>): HistoryEntry[] {
  const node = mapNode(nodes, entry.node)
  if (!Object.hasOwn(to.nodes, node)) return []
  if (entry.kind !== 'join') return [{ ...entry, node }]
  const arrivals = entry.arrivals.flatMap((arrival) => {
    const flow = mapFlow(from, to, nodes, arrival.flow)
    return flow === undefined ? [] : [{ ...arrival, flow }]
  })
  return arrivals.length === entry.arrivals.length ? [{ ...entry, node, arrivals }] : []
}

function settleTimers(run: StepRun, dropped: Timer[], isAddedEvent: (event: string) => boolean): void {
  for (const { id, node, tokenId } of dropped) {
    run.removeTimer(id)
    run.effects.push({ type: 'timerCancelled', timerId: id, node, tokenId })
  }
  for (const token of run.state.tokens.filter((each) => each.state === 'active' && wholeOf(run.state, each) === each)) {
    for (const event of findBoundaryEvents(run.definition, token.node)) {
      if (event.timer && isAddedEvent(event.id)) run.startTimer(event.id, token.id, 0)
    }
  }
}

function renameKeys<T>(record: Record<string, T>, name: (id: string) => string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [name(id), value]))
}
