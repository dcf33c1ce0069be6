import { BpmnError } from './errors.ts'
import { evaluateExpression } from './condition.ts'
import { maxInstances } from './behaviours/multi-instance.ts'
import { innerScope, isScopeActivity, listScope, type FlowNode, type MultiInstance, type ProcessDefinition } from './model.ts'
import { toProblem, type Problem } from './problem.ts'

/** Sub-processes and calls without a beginning or an end of their own, calls that lead nowhere or in a circle. */
export function checkScopes(definition: ProcessDefinition): Problem[] {
  const scopes = new Map<string, string>()
  const problems: Problem[] = []
  for (const node of Object.values(definition.nodes)) {
    if (!isScopeActivity(node)) continue
    const scope = innerScope(node)
    if (node.type === 'callActivity' && isCircular(definition, node)) {
      problems.push(toProblem('error', 'call-circular', `${node.id} calls the process it runs in`, node.id))
    } else if (node.type === 'callActivity' && listScope(definition, scope).length === 0) {
      problems.push(toProblem('error', 'call-unknown', `${node.id} calls ${scope || 'nothing'}, which is not in the document`, node.id))
    } else if (!scopes.has(scope)) scopes.set(scope, node.id)
  }
  return [...problems, ...[...scopes].flatMap(([scope, activity]) => checkEnds(listScope(definition, scope), activity))]
}

function checkEnds(nodes: FlowNode[], activity: string): Problem[] {
  const problems: Problem[] = []
  const starts = nodes.filter((node) => node.type === 'startEvent')
  const triggered = starts.filter(({ message, signal }) => message !== undefined || signal !== undefined)
  const plain = starts.filter((start) => !triggered.includes(start))
  for (const { id } of triggered)
    problems.push(toProblem('error', 'start-with-trigger', `${id} waits for a trigger within ${activity}`, id))
  if (plain.length === 0) problems.push(toProblem('error', 'no-start', `${activity} has no start event`, activity))
  for (const { id } of plain.slice(1)) problems.push(toProblem('error', 'several-starts', `${activity} has more than one start event`, id))
  if (!nodes.some(({ type }) => type === 'endEvent')) problems.push(toProblem('error', 'no-end', `${activity} has no end event`, activity))
  return problems
}

/** Whether what an activity runs comes to run the activity itself. */
function isCircular(definition: ProcessDefinition, activity: FlowNode): boolean {
  const within = new Set(isScopeActivity(activity) ? [innerScope(activity)] : [])
  // the set grows while it is read
  for (const scope of within) for (const node of listScope(definition, scope)) if (isScopeActivity(node)) within.add(innerScope(node))
  return within.has(activity.scope ?? definition.id)
}

/** A number of instances, or a list of them, that cannot be. */
export function checkRepetition(id: string, { collection, cardinality }: MultiInstance): Problem[] {
  if (cardinality === undefined) return collection === '' ? [toProblem('error', 'collection-missing', `${id} names no collection`, id)] : []
  const fail = (message: string) => [toProblem('error', 'cardinality-wrong', message, id)]
  if (collection !== '') return fail(`${id} has both a list and a number`)
  // a number that depends on variables is known only when it runs
  if (/[\p{L}_]/u.test(cardinality.replaceAll(/^\$\{|\}$/g, ''))) return checkSyntax(cardinality, fail)
  return isCount(cardinality) ? [] : fail(`${id} cannot run ${cardinality} times`)
}

function checkSyntax(cardinality: string, fail: (message: string) => Problem[]): Problem[] {
  try {
    evaluateExpression(cardinality, {})
    return []
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error
    return error.code === 'condition-type' ? [] : fail(error.message)
  }
}

function isCount(cardinality: string): boolean {
  try {
    const count = evaluateExpression(cardinality, {})
    return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= maxInstances
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error
    return false
  }
}
