import { evaluateCondition, listVariables, parseCondition, type Condition } from './condition.ts'
import { BpmnError } from './errors.ts'

/** Variables all of whose values are known: name ↦ values. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const maxCases = 4096

/** What is true in one case: values of variables that are known, and whether each thing said about the others holds. */
interface Case {
  values: Record<string, unknown>
  holding: Map<string, boolean>
}

/**
 * A case in which none of the conditions holds, in words; undefined where there is none. What is said about a variable whose values are not known may
 * hold or not, each comparison by itself. More cases than 4096 are not tried and count as one that is left out. Throws BpmnError 'condition-syntax' and
 * its like.
 */
export function findUncoveredCase(conditions: readonly string[], known: KnownValues): string | undefined {
  const trees = conditions.map((condition) => parseCondition(condition))
  const named = Object.keys(known).filter((name) => trees.some((tree) => listVariables(tree).includes(name)))
  const said = [...new Set(trees.flatMap((tree) => listSaid(tree, known)))]
  const count = named.reduce((product, name) => product * (known[name]?.length ?? 1), 2 ** said.length)
  if (count > maxCases) return 'too many things are asked to tell'
  let cases: Case[] = [{ values: {}, holding: new Map() }]
  for (const name of named)
    cases = cases.flatMap((each) => (known[name] ?? []).map((value) => ({ ...each, values: { ...each.values, [name]: value } })))
  for (const words of said)
    cases = cases.flatMap((each) => [false, true].map((holds) => ({ ...each, holding: new Map([...each.holding, [words, holds]]) })))
  const left = cases.find((each) => !trees.some((tree) => holdsIn(each, tree, known)))
  return left && describe(left)
}

function holdsIn(each: Case, tree: Condition, known: KnownValues): boolean {
  if (tree.kind === 'not') return !holdsIn(each, tree.operand, known)
  if (tree.kind === 'binary' && tree.operator === 'and') return holdsIn(each, tree.left, known) && holdsIn(each, tree.right, known)
  if (tree.kind === 'binary' && tree.operator === 'or') return holdsIn(each, tree.left, known) || holdsIn(each, tree.right, known)
  if (tree.kind === 'binary' && tree.operator === '!=') return !holdsIn(each, { ...tree, operator: '==' }, known)
  const holds = each.holding.get(toWords(tree))
  if (holds !== undefined) return holds
  try {
    return evaluateCondition(tree, each.values)
  } catch (error) {
    // a value of the wrong type: the command would be refused
    if (error instanceof BpmnError) return false
    throw error
  }
}

/** What a condition says about variables that are not known, without `and`, `or` and `not`. */
function listSaid(tree: Condition, known: KnownValues): string[] {
  if (tree.kind === 'not') return listSaid(tree.operand, known)
  if (tree.kind === 'binary' && (tree.operator === 'and' || tree.operator === 'or'))
    return [...listSaid(tree.left, known), ...listSaid(tree.right, known)]
  if (tree.kind === 'binary' && tree.operator === '!=') return listSaid({ ...tree, operator: '==' }, known)
  return listVariables(tree).some((name) => !Object.hasOwn(known, name)) ? [toWords(tree)] : []
}

/** As a condition is written, so that two who say the same are the same. */
function toWords(tree: Condition): string {
  switch (tree.kind) {
    case 'literal':
      return typeof tree.value === 'string' ? `'${tree.value}'` : String(tree.value)
    case 'variable':
      return tree.path.join('.')
    case 'list':
      return `[${tree.items.map(toWords).join(', ')}]`
    case 'not':
      return `not (${toWords(tree.operand)})`
    case 'negate':
      return `-${toWords(tree.operand)}`
    case 'binary':
      return `${toWords(tree.left)} ${tree.operator} ${toWords(tree.right)}`
  }
}

function describe({ values, holding }: Case): string {
  const words = [
    ...Object.entries(values).map(([name, value]) => `${name} is ${String(value)}`),
    ...[...holding].map(([said, holds]) => (holds ? said : `not ${said}`)),
  ]
  return words.join(', ')
}
