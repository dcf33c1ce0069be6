import { enterActivity } from './behaviours/activity.ts'
import type { Run } from './behaviours/behaviour.ts'
import { openScope } from './behaviours/scope-activity.ts'
import { BpmnError } from './errors.ts'
import { getNode, innerScope, isScopeActivity, type FlowNode, type ProcessDefinition, type ScopeActivity } from './model.ts'
import { listEnclosing, scopeOfToken, wholeOf } from './scope.ts'
import { canReach } from './reachable-places.ts'
import type { Token } from './state.ts'
import { placeOf, placesWithin } from './tokens-as-places.ts'

/** The token that gives way, none for the whole instance, and the sub-processes and calls to be opened below it. */
interface Departure {
  token?: Token
  scope: string | undefined
  entered: ScopeActivity[]
}

const deepest = 50

/**
 * Moves a token, with all that the activity it stands in has begun, to a user task; without a token the whole instance. Sound, or refused:
 * the places that result must be such as an ordinary run could have come to. Throws BpmnError 'jump-target-not-user-task', 'jump-to-itself',
 * 'jump-across-branches', 'jump-into-instances' or 'jump-ambiguous' (a called process in which the target lies is called from several places).
 */
export function jump(run: Run, fromTokenId: string | undefined, toNode: string): void {
  const target = getNode(run.definition, toNode)
  if (target.type !== 'userTask') throw new BpmnError('jump-target-not-user-task', `${toNode} is no user task`, { elementId: toNode })
  const named = fromTokenId === undefined ? undefined : wholeOf(run.state, run.getToken(fromTokenId))
  if (named?.node === toNode && !named.returnTo) throw new BpmnError('jump-to-itself', `the token is at ${toNode}`, { elementId: toNode })
  const departure = findDeparture(run, named, target)
  checkPlaces(run, departure, target)
  depart(run, departure, target)
}

function findDeparture(run: Run, named: Token | undefined, target: FlowNode): Departure {
  const { definition, state } = run
  const around = named ? listEnclosing(state, named.parent).filter(({ scope }) => scope !== undefined) : []
  const candidates = named ? [named, ...around.map((token) => wholeOf(state, token))] : [undefined]
  for (const token of candidates) {
    const scope = token && scopeOfToken(definition, state, token)
    const entered = listActivitiesTo(definition, target, scope)
    if (entered) return { ...(token && { token }), scope, entered }
  }
  throw new BpmnError('jump-ambiguous', `${target.id} can be come to by several calls`, { elementId: target.id })
}

/** The sub-processes and calls that lead from a scope to a node; undefined where they do not, or by several ways. */
function listActivitiesTo(definition: ProcessDefinition, target: FlowNode, from: string | undefined): ScopeActivity[] | undefined {
  const entered: ScopeActivity[] = []
  for (let { scope } = target; scope !== from; scope = entered[0]?.scope) {
    const callers = Object.values(definition.nodes).filter(
      (node): node is ScopeActivity => isScopeActivity(node) && innerScope(node) === scope,
    )
    const [caller] = callers
    if (!caller || callers.length > 1 || entered.length > deepest) return undefined
    entered.unshift(caller)
  }
  return entered
}

function checkPlaces(run: Run, { token, scope, entered }: Departure, target: FlowNode): void {
  const steps = [...entered, target]
  const repeated = entered.find(({ multiInstance }) => multiInstance)
  if (repeated) throw new BpmnError('jump-into-instances', `${target.id} lies in each of several ${repeated.id}`, { elementId: target.id })
  const others = token ? listOtherPlaces(run, token) : []
  const isSound = steps.every((step, depth) => {
    const place = `@${step.id}`
    if (depth > 0) return canReach(run.definition, innerScope(entered[depth - 1] as ScopeActivity), [place])
    return !others.includes(place) && canReach(run.definition, scope, [...others, place])
  })
  if (!isSound)
    throw new BpmnError('jump-across-branches', `no ordinary run has a token at ${target.id} and the others where they are`, {
      elementId: target.id,
    })
}

function listOtherPlaces(run: Run, token: Token): string[] {
  const places = placesWithin(run.state, token.parent)
  return places.toSpliced(places.indexOf(placeOf(token)), 1)
}

function depart(run: Run, { token, entered }: Departure, target: FlowNode): void {
  let arrival = token ? { path: token.path, ...(token.parent !== undefined && { parent: token.parent }) } : { path: [] }
  // of the whole instance nothing stays
  if (token) run.cancelToken(token.id, 'jump')
  else run.cancelUnder([], 'jump')
  for (const node of entered) {
    const { id, scope = [] } = openScope(run, enterActivity(run, node, arrival))
    arrival = { path: scope, parent: id }
  }
  run.arrive(target.id, arrival)
}
