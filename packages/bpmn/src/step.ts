import { addInstance, removeInstance } from './add-instance.ts'
import { behaviours } from './behaviours/registry.ts'
import { cancelInstance, repeatableAt } from './behaviours/multi-instance.ts'
import type { Command, Effect, ReturnMode } from './commands.ts'
import { countersign } from './countersign.ts'
import { BpmnError } from './errors.ts'
import { findReceivers, occur } from './events.ts'
import { jump } from './jump.ts'
import { toVariables } from './json.ts'
import { migrate } from './migrate.ts'
import { findBoundaryEvents, getNode, listScope, type ProcessDefinition } from './model.ts'
import { findLastVisit, findPlace, relocate } from './relocate.ts'
import { StepRun } from './run.ts'
import { listEnclosing, innerScopeAt, wholeOf } from './scope.ts'
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
  if (command.type === 'migrate') {
    checkRunning(state)
    return migrate(definition, state, command)
  }
  const run = new StepRun(definition, state, behaviours)
  if (command.type === 'start') start(run, command)
  else if (command.type === 'reopen') reopen(run, command)
  else {
    checkRunning(state)
    apply(run, command)
  }
  run.drain()
  return { state: run.state, effects: run.effects }
}

function checkRunning({ status }: InstanceState): void {
  if (status !== 'running') throw new BpmnError('not-running', `the instance is ${status}`)
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>

function apply(run: StepRun, command: Exclude<Command, { type: 'start' | 'reopen' | 'migrate' }>): void {
  switch (command.type) {
    case 'complete':
      return complete(run, command.tokenId, command.outcome, command.variables)
    case 'fireTimer':
      return fireTimer(run, command.timerId)
    case 'addInstance':
      return addInstance(run, command)
    case 'countersign':
      return countersign(run, command)
    case 'removeInstance':
      return removeInstance(run, command.tokenId, command.index)
    case 'cancelInstance':
      return cancelOne(run, command.tokenId)
    case 'return':
      return returnTo(run, command.fromTokenId, command.toNode, command.mode)
    case 'detour':
      return detour(run, command)
    case 'jump':
      return jump(run, command.fromTokenId, command.toNode)
    case 'message':
      return receiveMessage(run, command)
    case 'signal':
      return receiveSignal(run, command)
    case 'terminate':
      return run.end(null, 'terminated', command.reason)
    case 'setVariables':
      return setVariables(run, command.variables)
    default:
      throw new BpmnError('unknown-command', `unknown command ${String((command as { type: unknown }).type)}`)
  }
}

function start(run: StepRun, { variables, message, signal }: Of<'start'>): void {
  if (run.state.status !== 'created') throw new BpmnError('already-started', `the instance is ${run.state.status}`)
  const event = listScope(run.definition, undefined).find(
    (node) => node.type === 'startEvent' && node.message === message && node.signal === signal,
  )
  if (!event) throw new BpmnError('no-start', 'the process has no such start event')
  run.state.status = 'running'
  setVariables(run, variables)
  run.arrive(event.id, { path: [] })
}

function reopen(run: StepRun, { toNode, variables }: Of<'reopen'>): void {
  const { status } = run.state
  if (status !== 'completed' && status !== 'terminated') throw new BpmnError('not-ended', `the instance is ${status}`)
  run.state.status = 'running'
  setVariables(run, variables)
  jump(run, undefined, toNode)
}

function receiveMessage(run: StepRun, { name, tokenId, variables }: Of<'message'>): void {
  const receivers = findReceivers(run, 'message', name).filter(({ token }) => tokenId === undefined || token.id === tokenId)
  const [receiver, another] = receivers
  if (!receiver) throw new BpmnError('message-not-awaited', `nothing waits for message ${name}`)
  if (another) throw new BpmnError('message-ambiguous', `several events wait for message ${name}`, { elementId: another.event.id })
  setVariables(run, variables)
  occur(run, receiver)
}

function receiveSignal(run: StepRun, { name, variables }: Of<'signal'>): void {
  const receivers = findReceivers(run, 'signal', name)
  if (receivers.length === 0) throw new BpmnError('signal-not-awaited', `nothing waits for signal ${name}`)
  setVariables(run, variables)
  for (const receiver of receivers) occur(run, receiver)
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
  const named = run.getToken(tokenId)
  const token = addedWhole(run, named)
  const node = repeatableAt(run, token)
  if (!node || token.index === undefined) {
    throw new BpmnError('token-not-an-instance', `token ${tokenId} at ${token.node} is no instance of a multi-instance task`, {
      elementId: token.node,
    })
  }
  if (run.getToken(token.parent ?? '').multiInstance?.adHoc?.own === token.index)
    throw new BpmnError('own-instance', `token ${tokenId} is the task of ${token.node} itself`, { elementId: token.node })
  cancelInstance(run, node, token)
}

// one of several who was given others goes with them
function addedWhole(run: StepRun, token: Token): Token {
  const body = token.index === undefined ? undefined : run.state.tokens.find(({ id }) => id === token.parent)
  const isOwn = body?.multiInstance?.adHoc?.own === token.index
  return body && isOwn && body.index !== undefined ? addedWhole(run, body) : token
}

function returnTo(run: StepRun, fromTokenId: string, toNode: string, mode: ReturnMode): void {
  // one instance of a multi-instance task speaks for the whole of it
  const token = wholeOf(run.state, run.getToken(fromTokenId))
  const target = getNode(run.definition, toNode)
  if (token.state !== 'active') throw new BpmnError('token-not-completable', `token ${token.id} waits at a join`, { elementId: token.node })
  if (target.type !== 'userTask') throw new BpmnError('return-target-not-user-task', `${toNode} is no user task`, { elementId: toNode })
  const visited = findLastVisit(run.state, token, toNode)
  // on a detour the token stands before nodes it has already been to
  const isAhead = token.returnTo !== undefined && visited >= findLastVisit(run.state, token, token.node)
  if (visited < 0 || isAhead || toNode === token.node) {
    throw new BpmnError('return-target-not-earlier', `${toNode} is no earlier step of ${token.node}`, { elementId: toNode })
  }
  const place = findPlace(run.state, token, toNode)
  if (!place) throw new BpmnError('return-across-branches', `${toNode} lies in a branch beside ${token.node}`, { elementId: toNode })
  if (mode === 'walk-again') run.arrive(toNode, relocate(run, token, place, 'return'))
  else {
    checkDetour(run, token, toNode)
    run.cancelToken(token.id, 'return')
    const scope = token.parent !== undefined && { parent: token.parent }
    run.arrive(toNode, { ...scope, path: token.path, returnTo: [...(token.returnTo ?? []), token.node] })
  }
}

function detour(run: StepRun, { fromTokenId, toNode, comingBackTo }: Of<'detour'>): void {
  const token = wholeOf(run.state, run.getToken(fromTokenId))
  const target = getNode(run.definition, toNode)
  if (token.state !== 'active') throw new BpmnError('token-not-completable', `token ${token.id} waits at a join`, { elementId: token.node })
  if (target.type !== 'userTask' || target.multiInstance !== undefined)
    throw new BpmnError('return-target-not-user-task', `${toNode} is no user task of one person`, { elementId: toNode })
  if (toNode === token.node) throw new BpmnError('jump-to-itself', `the token is at ${toNode}`, { elementId: toNode })
  checkDetour(run, token, toNode)
  if (comingBackTo === undefined) {
    run.cancelToken(token.id, 'return')
    const scope = token.parent !== undefined && { parent: token.parent }
    return run.arrive(toNode, { ...scope, path: token.path, returnTo: [...(token.returnTo ?? []), token.node] })
  }
  const place = findPlace(run.state, token, comingBackTo)
  if (!place || getNode(run.definition, comingBackTo).type !== 'userTask')
    throw new BpmnError('return-target-not-earlier', `${comingBackTo} is no earlier step of ${token.node}`, { elementId: comingBackTo })
  run.arrive(toNode, { ...relocate(run, token, place, 'return'), returnTo: [comingBackTo] })
}

// what an event of the detour begins beside it would have no place where its sub-process is over
function checkDetour(run: StepRun, token: Token, toNode: string): void {
  const { scope } = getNode(run.definition, toNode)
  const around = listEnclosing(run.state, token.parent).map((each) => innerScopeAt(run.definition, each))
  const isOver = scope !== undefined && !around.includes(scope)
  if (isOver && findBoundaryEvents(run.definition, toNode).some(({ interrupting, error }) => !interrupting && error === undefined)) {
    throw new BpmnError('return-into-ended', `the sub-process of ${toNode} is over`, { elementId: toNode })
  }
}

function setVariables(run: StepRun, variables: Record<string, unknown> | undefined): void {
  run.state.variables = { ...run.state.variables, ...toVariables(variables) }
}
