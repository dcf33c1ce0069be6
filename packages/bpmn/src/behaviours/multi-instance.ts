import { BpmnError } from '../errors.ts'
import type { Json } from '../json.ts'
import type { MultiInstance, UserTask } from '../model.ts'
import type { MultiInstanceProgress, Token } from '../state.ts'
import { enterActivity, leaveActivity } from './activity.ts'
import { toInstance, toTraveller, type Arrival, type Run } from './behaviour.ts'

const maxInstances = 1000

/** Begins a multi-instance activity: a body token, and child tokens for all elements or the first one. An empty list is done at once. */
export function enterMultiInstance(run: Run, node: UserTask, settings: MultiInstance, arrival: Arrival): void {
  const elements = getElements(run, node, settings)
  const progress: MultiInstanceProgress = { elements, created: 0, completed: 0, tally: {} }
  const body = enterActivity(run, node, arrival, { multiInstance: progress })
  run.state.tally = { ...run.state.tally, [node.id]: {} }
  if (elements.length === 0) finish(run, node, body)
  else createChildren(run, node, body, settings.parallel ? elements.length : 1)
}

/** Completes one instance; the activity is done with the last one or when its completion condition holds. */
export function completeInstance(run: Run, node: UserTask, child: Token, outcome: string | undefined): void {
  const body = run.getToken(child.parent ?? '')
  const progress = getProgress(body)
  run.removeToken(child.id)
  const tally = { ...progress.tally }
  if (outcome !== undefined) tally[outcome] = (Object.hasOwn(tally, outcome) ? (tally[outcome] ?? 0) : 0) + 1
  const after = {
    ...body,
    ...(outcome !== undefined && { outcome }),
    multiInstance: { ...progress, completed: progress.completed + 1, tally },
  }
  run.state.tally = { ...run.state.tally, [node.id]: tally }
  goOn(run, node, after)
}

/** Cancels one instance. The others count as before; the activity is done when none is left or its completion condition holds. */
export function cancelInstance(run: Run, node: UserTask, child: Token): void {
  const body = run.getToken(child.parent ?? '')
  const progress = getProgress(body)
  run.cancelToken(child.id, 'command')
  goOn(run, node, { ...body, multiInstance: { ...progress, terminated: (progress.terminated ?? 0) + 1 } })
}

/** After an instance has ended: the activity is done, or goes on with the instances that are open or the next one. */
function goOn(run: Run, node: UserTask, body: Token): void {
  run.replaceToken(body)
  const { elements, completed, terminated = 0 } = getProgress(body)
  if (completed + terminated === elements.length || isDoneEarly(run, node, body)) finish(run, node, body)
  else if (run.findChildren(body.id).length === 0) createChildren(run, node, body, 1)
}

function isDoneEarly(run: Run, node: UserTask, body: Token): boolean {
  const condition = node.multiInstance?.completionCondition
  const { elements, completed, terminated = 0 } = getProgress(body)
  if (condition === undefined) return false
  // the names are those of BPMN 2.0, table 10.30
  return run.holds(condition, node.id, toTraveller(body), {
    numberOfInstances: elements.length,
    numberOfCompletedInstances: completed,
    numberOfTerminatedInstances: terminated,
    numberOfActiveInstances: run.findChildren(body.id).length,
  })
}

function finish(run: Run, node: UserTask, body: Token): void {
  for (const child of run.findChildren(body.id)) run.cancelToken(child.id, 'completion-condition')
  leaveActivity(run, node, body)
}

function createChildren(run: Run, node: UserTask, body: Token, count: number): void {
  const progress = getProgress(body)
  run.replaceToken({ ...body, multiInstance: { ...progress, created: progress.created + count } })
  for (let index = progress.created; index < progress.created + count; index++) {
    const path = [...body.path, `${body.id}.${index}`]
    const child = run.addToken({
      node: node.id,
      state: 'active',
      path,
      parent: body.id,
      index,
      element: progress.elements[index] ?? null,
    })
    run.effects.push({ type: 'taskCreated', tokenId: child.id, node: node.id, ...toInstance(child) })
  }
}

function getElements(run: Run, node: UserTask, { collection }: MultiInstance): Json[] {
  const value = Object.hasOwn(run.state.variables, collection) ? run.state.variables[collection] : undefined
  if (!Array.isArray(value)) {
    throw new BpmnError('collection-not-list', `variable ${collection} of ${node.id} is not a list`, { elementId: node.id })
  }
  if (value.length > maxInstances) {
    throw new BpmnError('collection-too-large', `${collection} has more than ${maxInstances} elements`, { elementId: node.id })
  }
  return value
}

function getProgress(body: Token): MultiInstanceProgress {
  if (!body.multiInstance) throw new BpmnError('token-not-found', `${body.id} is no multi-instance body`, { elementId: body.node })
  return body.multiInstance
}
