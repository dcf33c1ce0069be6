import { BpmnError } from '../errors.ts'
import { findBoundaryEvents, getFlow, type Flow, type FlowNode } from '../model.ts'
import type { Token } from '../state.ts'
import { toTraveller, type Arrival, type Run, type Traveller } from './behaviour.ts'

/** Puts an active token on an activity, remembers the visit and starts the timers attached to it. */
export function enterActivity(run: Run, node: FlowNode, arrival: Arrival, fields: Partial<Token> = {}): Token {
  const { path, parent, outcome, returnTo } = arrival
  const token = run.addToken({
    node: node.id,
    state: 'active',
    path,
    ...(parent !== undefined && { parent }),
    ...(outcome !== undefined && { outcome }),
    ...(returnTo !== undefined && { returnTo }),
    ...fields,
  })
  // a detour keeps the path of the node it comes back to, so it is no place a walk could start from
  if (node.type === 'userTask' && !returnTo) run.remember({ kind: 'visit', node: node.id, path })
  for (const event of findBoundaryEvents(run.definition, node.id)) if (event.timer) run.startTimer(event.id, token.id, 0)
  return token
}

/** Takes the token off an activity that is done and sends it on: straight back where it was returned, else along the flows. */
export function leaveActivity(run: Run, node: FlowNode, token: Token): void {
  run.removeToken(token.id)
  run.cancelTimers(token.id)
  const traveller = toTraveller(token)
  if (traveller.returnTo === undefined) run.leave(traveller, chooseFlows(run, node, traveller))
  else goBack(run, traveller)
}

/** From a detour to the step that it was made from. */
export function goBack(run: Run, { returnTo = [], ...traveller }: Traveller): void {
  const remaining = returnTo.slice(0, -1)
  run.arrive(returnTo.at(-1) ?? '', { ...traveller, ...(remaining.length > 0 && { returnTo: remaining }) })
}

/**
 * The flows an activity or inclusive gateway takes: all without a condition, all whose condition holds, the default where none of those holds (BPMN 2.0, 13.2.1).
 * Throws BpmnError 'no-flow' where it has flows and none is taken.
 */
export function chooseFlows(run: Run, node: FlowNode, traveller: Traveller): Flow[] {
  const flows = node.outgoing.map((id) => getFlow(run.definition, id))
  const chosen = flows.filter(
    ({ id, condition, isDefault }) => !isDefault && (condition === undefined || run.holds(condition, id, traveller)),
  )
  const isAnyConditionTrue = chosen.some(({ condition }) => condition !== undefined)
  const taken = isAnyConditionTrue ? chosen : flows.filter((flow) => flow.isDefault || chosen.includes(flow))
  if (flows.length > 0 && taken.length === 0) throw new BpmnError('no-flow', `no condition holds after ${node.id}`, { elementId: node.id })
  return taken
}
