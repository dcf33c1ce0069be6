import { BpmnError } from './errors.ts'
import type { Host } from './host.ts'
import { getFlow, getNode, type FlowNode, type ProcessDefinition } from './model.ts'
import { toProblem, type Problem } from './problem.ts'
import { findUncoveredCase } from './uncovered-case.ts'

/** A choice that may have no way on: all its ways have conditions, none is the default, and there is a case in which none of them holds. */
export function checkDefault(definition: ProcessDefinition, host: Host, node: FlowNode): Problem[] {
  const flows = node.outgoing.map((id) => getFlow(definition, id))
  const conditions = flows.flatMap(({ condition, isDefault }) => (condition === undefined || isDefault ? [] : [condition]))
  const isAsking = node.type.endsWith('Task') || ['subProcess', 'callActivity', 'exclusiveGateway', 'inclusiveGateway'].includes(node.type)
  if (!isAsking || flows.length === 0 || conditions.length < flows.length) return []
  const outcomes = outcomesAt(definition, host, node, new Set())
  const left = findLeftOut(conditions, { ...host.values, ...(outcomes && { outcome: outcomes }) })
  return left === undefined ? [] : [toProblem('warning', 'default-missing', `${node.id} has no way on where ${left}`, node.id)]
}

function findLeftOut(conditions: string[], known: Record<string, readonly unknown[]>): string | undefined {
  try {
    return findUncoveredCase(conditions, known)
  } catch (cause) {
    // one that cannot be read is a problem of its own
    if (cause instanceof BpmnError) return undefined
    throw cause
  }
}

/** The outcomes with which a node can be come to or left; undefined where they are not known. A row of several has that of whoever is last, or none. */
function outcomesAt(definition: ProcessDefinition, host: Host, node: FlowNode, seen: Set<string>): readonly string[] | undefined {
  if (node.type === 'userTask') return node.multiInstance === undefined ? host.outcomesOf?.(node.id) : undefined
  const isPassed = node.type === 'exclusiveGateway' || (node.type === 'inclusiveGateway' && node.incoming.length === 1)
  if (!isPassed) return undefined
  seen.add(node.id)
  const before = node.incoming.map((id) => getNode(definition, getFlow(definition, id).source)).filter(({ id }) => !seen.has(id))
  const all = before.map((each) => outcomesAt(definition, host, each, seen))
  return all.every((each) => each !== undefined) ? [...new Set(all.flat())] : undefined
}
