import { evaluateCondition, listVariables, parseCondition, type Condition } from './condition.ts'
import type { Flow, ProcessDefinition } from './model.ts'

/** Variables whose values are known before the process comes to a choice. */
export type Known = Readonly<Record<string, unknown>>

/**
 * What is known of a condition when only some of its variables are: whether it holds, undefined where that hangs on the others. Throws BpmnError as
 * evaluateCondition.
 */
export function outlookOf(condition: string | Condition, known: Known): boolean | undefined {
  const tree = typeof condition === 'string' ? parseCondition(condition) : condition
  if (listVariables(tree).every((name) => Object.hasOwn(known, name))) return evaluateCondition(tree, known)
  if (tree.kind === 'not') {
    const inner = outlookOf(tree.operand, known)
    return inner === undefined ? undefined : !inner
  }
  if (tree.kind !== 'binary' || (tree.operator !== 'and' && tree.operator !== 'or')) return undefined
  // one side decides alone: a false one of `and`, a true one of `or`
  const decisive = tree.operator === 'or'
  const sides = [outlookOf(tree.left, known), outlookOf(tree.right, known)]
  return sides.includes(decisive) ? decisive : undefined
}

/** The flows that may still be taken: those whose condition can hold, and a default beside which no condition is known to hold. */
export function openFlows({ nodes, flows }: ProcessDefinition, known: Known): Flow[] {
  const outlook = (flow: Flow) => (flow.condition === undefined ? undefined : outlookOf(flow.condition, known))
  return Object.values(flows).filter((flow) =>
    flow.isDefault
      ? !(nodes[flow.source]?.outgoing ?? []).some((id) => flows[id] !== undefined && outlook(flows[id]) === true)
      : outlook(flow) !== false,
  )
}
