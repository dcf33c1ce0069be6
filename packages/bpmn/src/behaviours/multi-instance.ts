import { BpmnError } from '../errors.ts'
import type { Json } from '../json.ts'
import { getNode, type MultiInstance, type RepeatableActivity } from '../model.ts'
import type { EnoughAnswers, MultiInstanceProgress, Token } from '../state.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import { toTraveller, type Arrival, type Run } from './behaviour.ts'

export const maxInstances = 1000

/** Begins a multi-instance activity: a body token, and child tokens for all elements or the first one. An empty list is done at once. */
export function enterMultiInstance(run: Run, node: RepeatableActivity, settings: MultiInstance, arrival: Arrival): void {
  const elements = getElements(run, node, settings, arrival)
  const progress: MultiInstanceProgress = { elements, created: 0, completed: 0, tally: {} }
  const body = enterActivity(run, node, arrival, { multiInstance: progress })
  run.state.tally = { ...run.state.tally, [node.id]: {} }
  if (elements.length === 0) finish(run, node, body)
  else createInstances(run, node, body, settings.parallel ? elements.length : 1)
}

/** Completes one instance; the activity is done with the last one or when its completion condition holds. */
export function completeInstance(run: Run, node: RepeatableActivity, child: Token, outcome: string | undefined): void {
  const body = run.getToken(child.parent ?? '')
  const progress = getProgress(body)
  run.removeToken(child.id)
  const tally = { ...progress.tally }
  if (outcome !== undefined) tally[outcome] = (Object.hasOwn(tally, outcome) ? (tally[outcome] ?? 0) : 0) + 1
  const isHeard = progress.adHoc?.decides !== 'own' || child.index === progress.adHoc.own
  const after = {
    ...body,
    ...(outcome !== undefined && isHeard && { outcome }),
    multiInstance: { ...progress, completed: progress.completed + 1, tally },
  }
  // of a row within an instance only what it comes to is counted
  if (body.index === undefined) run.state.tally = { ...run.state.tally, [node.id]: tally }
  goOn(run, node, after)
}

/** Cancels one instance. The others count as before; the activity is done when none is left or its completion condition holds. */
export function cancelInstance(run: Run, node: RepeatableActivity, child: Token): void {
  const body = run.getToken(child.parent ?? '')
  const progress = getProgress(body)
  run.cancelToken(child.id, 'command')
  run.forgetUnder(child.path)
  goOn(run, node, { ...body, multiInstance: { ...progress, terminated: (progress.terminated ?? 0) + 1 } })
}

/** After the instances have become fewer: the activity is done, or goes on with those that are open or the next one. */
export function goOn(run: Run, node: RepeatableActivity, body: Token): void {
  run.replaceToken(body)
  const { elements, completed, terminated = 0 } = getProgress(body)
  if (completed + terminated === elements.length || isDoneEarly(run, node, body)) finish(run, node, body)
  else if (run.findChildren(body.id).length === 0) createInstances(run, node, body, 1)
}

function isDoneEarly(run: Run, node: RepeatableActivity, body: Token): boolean {
  const condition = node.multiInstance?.completionCondition
  const { elements, completed, terminated = 0, adHoc, tally } = getProgress(body)
  if (adHoc) return adHoc.enough !== undefined && countOf(adHoc.enough, completed, tally) >= adHoc.enough.count
  if (condition === undefined) return false
  // the names are those of BPMN 2.0, table 10.30
  return run.holds(condition, node.id, toTraveller(body), {
    numberOfInstances: elements.length,
    numberOfCompletedInstances: completed,
    numberOfTerminatedInstances: terminated,
    numberOfActiveInstances: run.findChildren(body.id).length,
  })
}

function countOf({ outcome }: EnoughAnswers, completed: number, tally: Record<string, number>): number {
  if (outcome === undefined) return completed
  return Object.hasOwn(tally, outcome) ? (tally[outcome] ?? 0) : 0
}

function finish(run: Run, node: RepeatableActivity, body: Token): void {
  for (const child of run.findChildren(body.id)) {
    run.cancelToken(child.id, 'completion-condition')
    run.forgetUnder(child.path)
  }
  if (getProgress(body).adHoc && body.outcome !== undefined) run.state.outcomes = { ...run.state.outcomes, [node.id]: body.outcome }
  if (body.index === undefined) leaveActivity(run, node, body)
  else completeInstance(run, node, body, getProgress(body).completed > 0 ? body.outcome : undefined)
}

/** Begins the next instances of a body. */
export function createInstances(run: Run, node: RepeatableActivity, body: Token, count: number): void {
  const progress = getProgress(body)
  run.replaceToken({ ...body, multiInstance: { ...progress, created: progress.created + count } })
  const behaviour = run.behaviourOf(node)
  for (let index = progress.created; index < progress.created + count; index++) {
    const path = [...body.path, `${body.id}.${index}`]
    const element = progress.elements[index] ?? null
    const child = run.addToken({ node: node.id, state: 'active', path, parent: body.id, index, element })
    behaviour.beginInstance?.(run, node, child)
  }
}

function getElements(run: Run, node: RepeatableActivity, { collection, cardinality }: MultiInstance, arrival: Arrival): Json[] {
  const where = { elementId: node.id }
  const tooLarge = () => new BpmnError('collection-too-large', `${node.id} has more than ${maxInstances} instances`, where)
  if (cardinality !== undefined) {
    const count = run.valueOf(cardinality, node.id, arrival)
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0)
      throw new BpmnError('cardinality-not-number', `the number of instances of ${node.id} is ${JSON.stringify(count)}`, where)
    if (count > maxInstances) throw tooLarge()
    return Array.from({ length: count }, () => null)
  }
  const { variables } = run.state
  const value = Object.hasOwn(variables, collection) ? variables[collection] : undefined
  if (!Array.isArray(value)) throw new BpmnError('collection-not-list', `variable ${collection} of ${node.id} is not a list`, where)
  if (value.length > maxInstances) throw tooLarge()
  return value
}

/** What a body counts. Throws BpmnError 'token-not-found' where the token is none. */
export function getProgress(body: Token): MultiInstanceProgress {
  if (!body.multiInstance) throw new BpmnError('token-not-found', `${body.id} is no multi-instance body`, { elementId: body.node })
  return body.multiInstance
}

/** The node of a token where it may run once for each of several, else undefined. */
export function repeatableAt(run: Run, token: Token): RepeatableActivity | undefined {
  const node = getNode(run.definition, token.node)
  return node.type === 'userTask' || node.type === 'subProcess' || node.type === 'callActivity' ? node : undefined
}
