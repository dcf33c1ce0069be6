import { innerScope, isScopeActivity, type FlowNode, type ProcessDefinition } from './model.ts'
import { innerScopeAt, listEnclosing, wholeOf } from './scope.ts'
import { canReach } from './reachable-places.ts'
import type { InstanceState, Timer, Token } from './state.ts'
import { placeOf } from './tokens-as-places.ts'

export type MigrationProblemCode =
  /** the node is not in the other definition */
  | 'node-missing'
  | 'type-differs'
  /** the node lies in another sub-process there */
  | 'scope-differs'
  /** once there and several times here, or at once here and in a row there */
  | 'instances-differ'
  /** the flow by which a token reached its join */
  | 'flow-missing'
  /** the step that a detour comes back to */
  | 'return-missing'
  /** an event that is waited for has another trigger there */
  | 'trigger-differs'
  /** no ordinary run of the other definition has its tokens like this */
  | 'places-unfit'
  /** a timer that runs here and will not run there */
  | 'timer-dropped'
  /** a timer that begins with the migration */
  | 'timer-added'

/** Something that does not fit another definition. Errors forbid the migration; warnings say what it will change. */
export interface MigrationProblem {
  severity: 'error' | 'warning'
  code: MigrationProblemCode
  /** a node of the definition the instance runs by; of the other one for 'timer-added' */
  node: string
  tokenId?: string
  timerId?: string
  message: string
}

/** The id a node has in the other definition. */
export function mapNode(nodes: Record<string, string>, id: string): string {
  return Object.hasOwn(nodes, id) ? (nodes[id] ?? id) : id
}

/** The flow of the other definition between the same nodes, or with the same id where it leads to the same node; undefined where there is none. */
export function mapFlow(from: ProcessDefinition, to: ProcessDefinition, nodes: Record<string, string>, id: string): string | undefined {
  const flow = own(from.flows, id)
  if (!flow) return undefined
  const [source, target] = [mapNode(nodes, flow.source), mapNode(nodes, flow.target)]
  const same = own(to.flows, id)
  if (same?.target === target) return id
  return Object.values(to.flows).find((other) => other.source === source && other.target === target)?.id
}

/** Whether the timer of an event is new to the definition that an instance goes over to. */
export function isAdded(from: ProcessDefinition, nodes: Record<string, string>, event: string): boolean {
  return !Object.keys(from.nodes).some((id) => mapNode(nodes, id) === event)
}

/** Everything about an instance that does not fit another definition; `nodes` names the nodes that have another id there. */
export function checkMigration(
  from: ProcessDefinition,
  state: InstanceState,
  to: ProcessDefinition,
  nodes: Record<string, string> = {},
): MigrationProblem[] {
  const problems = [
    ...state.tokens.flatMap((token) => checkToken(from, state, to, nodes, token)),
    ...state.timers.flatMap((timer) => checkTimer(state, to, nodes, timer)),
  ]
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return hasErrors ? problems : [...problems, ...checkPlaces(from, state, to, nodes), ...listAddedTimers(from, state, to, nodes)]
}

function checkToken(
  from: ProcessDefinition,
  state: InstanceState,
  to: ProcessDefinition,
  nodes: Record<string, string>,
  token: Token,
): MigrationProblem[] {
  const fail = (code: MigrationProblemCode, message: string): MigrationProblem[] => [
    { severity: 'error', code, node: token.node, tokenId: token.id, message },
  ]
  const before = own(from.nodes, token.node)
  const after = own(to.nodes, mapNode(nodes, token.node))
  if (!before || !after) return fail('node-missing', `${token.node} is not in the other definition`)
  if (before.type !== after.type) return fail('type-differs', `${token.node} is a ${before.type} here and a ${after.type} there`)
  const enclosing = listEnclosing(state, token.parent).find(({ scope }) => scope !== undefined)
  const around = enclosing && own(to.nodes, mapNode(nodes, enclosing.node))
  // a detour leads to wherever its step lies
  if (!wholeOf(state, token).returnTo && after.scope !== (around && isScopeActivity(around) ? innerScope(around) : undefined))
    return fail('scope-differs', `${token.node} lies in another sub-process there`)
  if (!isRepeatedAlike(token, after)) return fail('instances-differ', `${token.node} is not repeated there as it is here`)
  if (token.flow !== undefined && mapFlow(from, to, nodes, token.flow) === undefined)
    return fail('flow-missing', `the flow ${token.flow} into ${token.node} is not in the other definition`)
  const lost = token.returnTo?.find((id) => own(to.nodes, mapNode(nodes, id))?.type !== own(from.nodes, id)?.type)
  if (lost !== undefined) return fail('return-missing', `${lost}, which ${token.node} comes back to, is not the same there`)
  if (before.type === 'intermediateCatchEvent' && triggerOf(before) !== triggerOf(after))
    return fail('trigger-differs', `${token.node} waits for ${triggerOf(before)} here and for ${triggerOf(after)} there`)
  return []
}

function isRepeatedAlike(token: Token, after: FlowNode): boolean {
  const repetition = 'multiInstance' in after ? after.multiInstance : undefined
  if (token.index !== undefined) return true
  const { multiInstance } = token
  return multiInstance && !multiInstance.adHoc ? repetition !== undefined : repetition === undefined
}

function triggerOf(node: FlowNode): string {
  if (node.type !== 'intermediateCatchEvent') return ''
  return node.timer ? 'a timer' : node.message !== undefined ? `message ${node.message}` : `signal ${node.signal ?? ''}`
}

function checkTimer(state: InstanceState, to: ProcessDefinition, nodes: Record<string, string>, timer: Timer): MigrationProblem[] {
  if (isTimerKept(state, to, nodes, timer)) return []
  const message = `the timer ${timer.node} ends with the migration`
  return [{ severity: 'warning', code: 'timer-dropped', node: timer.node, timerId: timer.id, message }]
}

/** Whether a running timer has its like in the other definition, at the same activity. */
export function isTimerKept(state: InstanceState, to: ProcessDefinition, nodes: Record<string, string>, timer: Timer): boolean {
  const event = own(to.nodes, mapNode(nodes, timer.node))
  const host = state.tokens.find(({ id }) => id === timer.tokenId)
  if (event?.type === 'intermediateCatchEvent') return event.timer !== undefined
  return event?.type === 'boundaryEvent' && event.timer !== undefined && event.attachedTo === mapNode(nodes, host?.node ?? '')
}

function listAddedTimers(
  from: ProcessDefinition,
  state: InstanceState,
  to: ProcessDefinition,
  nodes: Record<string, string>,
): MigrationProblem[] {
  const wholes = state.tokens.filter((token) => token.state === 'active' && wholeOf(state, token) === token)
  const hosts = new Map(wholes.map((token) => [mapNode(nodes, token.node), token.id]))
  return Object.values(to.nodes).flatMap((event): MigrationProblem[] => {
    if (event.type !== 'boundaryEvent' || !event.timer || !hosts.has(event.attachedTo) || !isAdded(from, nodes, event.id)) return []
    const tokenId = hosts.get(event.attachedTo) ?? ''
    return [
      { severity: 'warning', code: 'timer-added', node: event.id, tokenId, message: `the timer ${event.id} begins with the migration` },
    ]
  })
}

function checkPlaces(
  from: ProcessDefinition,
  state: InstanceState,
  to: ProcessDefinition,
  nodes: Record<string, string>,
): MigrationProblem[] {
  const scopes = [undefined, ...state.tokens.filter(({ scope }) => scope !== undefined)]
  return scopes.flatMap((enclosing): MigrationProblem[] => {
    const within = state.tokens.filter(({ parent }) => parent === enclosing?.id)
    const places = within.map((token) => {
      const place = placeOf(token)
      return place.startsWith('@') ? `@${mapNode(nodes, place.slice(1))}` : (mapFlow(from, to, nodes, place) ?? place)
    })
    const scope = enclosing && innerScopeAt(to, { ...enclosing, node: mapNode(nodes, enclosing.node) })
    if (within.length === 0 || canReach(to, scope, places)) return []
    const where = within.map(({ node }) => node).join(', ')
    const message = `no ordinary run of the other definition is at ${where}`
    return [{ severity: 'error', code: 'places-unfit', node: within[0]?.node ?? '', message }]
  })
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
