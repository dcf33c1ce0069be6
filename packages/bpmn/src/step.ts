import { behaviours } from './behaviours/registry.ts'
import { cancelInstance } from './behaviours/multi-instance.ts'
import type { Command, Effect, ReturnMode } from './commands.ts'
import { BpmnError } from './errors.ts'
import { toVariables } from './json.ts'
import { getNode, type ProcessDefinition } from './model.ts'
import { findLastVisit, findPlace, relocate } from './relocate.ts'
import { StepRun } from './run.ts'
import type { InstanceState, Token } from './state.ts'

export interface StepResult {
  state: InstanceState
  effects: Effect[]
}

/**
 * The state after a command, and what the host must do about it, in order. Pure: the given state is not touched, the same input
 * gives the same output. Throws BpmnError with a stable code where the command is not allowed; nothing has happened then.
 */
export function step(definition: ProcessDefinition, state: InstanceState, command: Command): StepResult {
  const run = new StepRun(definition, state, behaviours)
  if (command.type === 'start') start(run, command.variables)
  else {
    if (state.status !== 'running') throw new BpmnError('not-running', `the instance is ${state.status}`)
    apply(run, command)
  }
  run.drain()
  return { state: run.state, effects: run.effects }
}

function apply(run: StepRun, command: Exclude<Command, { type: 'start' }>): void {
  switch (command.type) {
    case 'complete':
      return complete(run, command.tokenId, command.outcome, command.variables)
    case 'fireTimer':
      return fireTimer(run, command.timerId)
    case 'cancelInstance':
      return cancelOne(run, command.tokenId)
    case 'return':
      return returnTo(run, command.fromTokenId, command.toNode, command.mode)
    case 'terminate':
      return run.end(null, 'terminated', command.reason)
    case 'setVariables':
      return setVariables(run, command.variables)
    default:
      throw new BpmnError('unknown-command', `unknown command ${String((command as { type: unknown }).type)}`)
  }
}

function start(run: StepRun, variables: Record<string, unknown> | undefined): void {
  if (run.state.status !== 'created') throw new BpmnError('already-started', `the instance is ${run.state.status}`)
  const event = Object.values(run.definition.nodes).find((node) => node.type === 'startEvent')
  if (!event) throw new BpmnError('no-start', 'the process has no start event')
  run.state.status = 'running'
  setVariables(run, variables)
  run.arrive(event.id, { path: [] })
}

function complete(run: StepRun, tokenId: string, outcome: string | undefined, variables: Record<string, unknown> | undefined): void {
  const { outcome: _, ...token } = run.getToken(tokenId)
  const node = getNode(run.definition, token.node)
  const behaviour = run.behaviourOf(node)
  if (token.state !== 'active' || token.multiInstance || !behaviour.complete) {
    throw new BpmnError('token-not-completable', `token ${tokenId} at ${node.id} is no open task`, { elementId: node.id })
  }
  setVariables(run, variables)
  if (outcome !== undefined) run.state.outcomes = { ...run.state.outcomes, [node.id]: outcome }
  const done: Token = { ...token, ...(outcome !== undefined && { outcome }) }
  run.replaceToken(done)
  behaviour.complete(run, node, done, outcome)
}

function fireTimer(run: StepRun, timerId: string): void {
  const timer = run.state.timers.find((each) => each.id === timerId)
  if (!timer) throw new BpmnError('timer-not-found', `no timer ${timerId}`)
  const node = getNode(run.definition, timer.node)
  run.behaviourOf(node).fireTimer?.(run, node, timer)
}

function cancelOne(run: StepRun, tokenId: string): void {
  const token = run.getToken(tokenId)
  const node = getNode(run.definition, token.node)
  if (node.type !== 'userTask' || token.index === undefined) {
    throw new BpmnError('token-not-an-instance', `token ${tokenId} at ${node.id} is no instance of a multi-instance task`, {
      elementId: node.id,
    })
  }
  cancelInstance(run, node, token)
}

function returnTo(run: StepRun, fromTokenId: string, toNode: string, mode: ReturnMode): void {
  const named = run.getToken(fromTokenId)
  // one instance of a multi-instance task speaks for the whole of it
  const token = named.index === undefined ? named : run.getToken(named.parent ?? '')
  const target = getNode(run.definition, toNode)
  if (token.state !== 'active') throw new BpmnError('token-not-completable', `token ${token.id} waits at a join`, { elementId: token.node })
  if (target.type !== 'userTask') throw new BpmnError('return-target-not-user-task', `${toNode} is no user task`, { elementId: toNode })
  const { history } = run.state
  const visited = findLastVisit(history, toNode)
  // on a detour the token stands before nodes it has already been to
  const isAhead = token.returnTo !== undefined && visited >= findLastVisit(history, token.node)
  if (visited < 0 || isAhead || toNode === token.node) {
    throw new BpmnError('return-target-not-earlier', `${toNode} is no earlier step of ${token.node}`, { elementId: toNode })
  }
  const place = findPlace(run.state, token, toNode)
  if (!place) throw new BpmnError('return-across-branches', `${toNode} lies in a branch beside ${token.node}`, { elementId: toNode })
  const scope = token.parent !== undefined && { parent: token.parent }
  if (mode === 'walk-again') run.arrive(toNode, { ...scope, path: relocate(run, token, place, 'return') })
  else {
    run.cancelToken(token.id, 'return')
    run.arrive(toNode, { ...scope, path: token.path, returnTo: [...(token.returnTo ?? []), token.node] })
  }
}

function setVariables(run: StepRun, variables: Record<string, unknown> | undefined): void {
  run.state.variables = { ...run.state.variables, ...toVariables(variables) }
}
