import { evaluateCondition, listVariables, parseCondition, type Condition } from './condition.ts'
import { BpmnError } from './errors.ts'
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

/** The conditions of processes by the ids of their flows, each read once: that takes longer than all that is asked of them. */
const conditions = new WeakMap<ProcessDefinition, ReadonlyMap<string, Condition>>()

function conditionsOf(process: ProcessDefinition): ReadonlyMap<string, Condition> {
  let known = conditions.get(process)
  if (known === undefined) {
    known = new Map(
      Object.values(process.flows).flatMap(({ id, condition }) =>
        condition === undefined ? [] : [[id, parseCondition(condition)] as const],
      ),
    )
    conditions.set(process, known)
  }
  return known
}

/** The flows that may still be taken: those whose condition can hold, and a default beside which no condition is known to hold. */
export function openFlows(process: ProcessDefinition, known: Known): Flow[] {
  const read = conditionsOf(process)
  const outlook = (id: string): boolean | undefined => {
    const condition = read.get(id)
    try {
      return condition && outlookOf(condition, known)
    } catch (cause) {
      // a value of the wrong type: the process itself would stop here, and nothing is known of the way
      if (cause instanceof BpmnError) return undefined
      throw cause
    }
  }
  return Object.values(process.flows).filter(({ id, source, isDefault }) =>
    isDefault ? !(process.nodes[source]?.outgoing ?? []).some((other) => outlook(other) === true) : outlook(id) !== false,
  )
}
