import { parseCondition, type Condition } from '@wenwu/bpmn/condition'
import type { Flow, ProcessDefinition } from '@wenwu/bpmn/model'
import type { TaskAction } from '@wenwu/core/item/model'
import type { LoadedItem } from './loaded-item.ts'

/** What a viewer needs of a task: its actions in their order. */
type Tasks = LoadedItem['tasks']

/**
 * The process with words on its branches: a flow that follows an outcome is called by the outcome's label («退回补正», «批准 / 不批准»), at the task itself as
 * well as behind the gateway that comes after it. A flow that has a name, and one that is the only way on, stays as it is.
 */
export function withFlowNames(process: ProcessDefinition, tasks: Tasks): ProcessDefinition {
  const named = Object.values(process.flows).map((flow): [string, Flow] => [
    flow.id,
    { ...flow, name: flow.name || nameOf(flow, process, tasks) },
  ])
  return { ...process, flows: Object.fromEntries(named) }
}

function nameOf(flow: Flow, process: ProcessDefinition, tasks: Tasks): string {
  const branches = process.nodes[flow.source]?.outgoing ?? []
  if (branches.length < 2) return ''
  const actions = actionsBefore(flow.source, process, tasks, new Set())
  const outcomes = outcomesOf(flow, branches, process, actions)
  const labels = actions.filter(({ outcome }) => outcomes.has(outcome)).map(({ label }) => label.zh_CN)
  return [...new Set(labels)].join(' / ')
}

/** The outcomes that a flow follows; the default flow follows those that no other flow names. */
function outcomesOf(
  flow: Flow,
  branches: readonly string[],
  process: ProcessDefinition,
  actions: readonly TaskAction[],
): ReadonlySet<string> {
  const said = outcomesIn(flow)
  if (said.size > 0 || !flow.isDefault) return said
  const others = branches.flatMap((id) => [...outcomesIn(process.flows[id])])
  // where no branch looks at the outcome, the default does not follow one either
  return others.length === 0 ? said : new Set(actions.map(({ outcome }) => outcome).filter((outcome) => !others.includes(outcome)))
}

/** The values that a condition compares the outcome with. */
function outcomesIn(flow: Flow | undefined): ReadonlySet<string> {
  return flow?.condition === undefined ? new Set() : new Set(comparedIn(parseCondition(flow.condition)))
}

function comparedIn(condition: Condition): string[] {
  if (condition.kind !== 'binary') return []
  const { operator, left, right } = condition
  if (operator === 'and' || operator === 'or') return [...comparedIn(left), ...comparedIn(right)]
  if ((operator !== '==' && operator !== 'in') || left.kind !== 'variable' || left.path.join('.') !== 'outcome') return []
  return (right.kind === 'list' ? right.items : [right]).flatMap((item) =>
    item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : [],
  )
}

/** The actions of the task at a node, or of the tasks before a gateway. */
function actionsBefore(id: string, process: ProcessDefinition, tasks: Tasks, seen: Set<string>): readonly TaskAction[] {
  if (seen.has(id)) return []
  seen.add(id)
  const own = tasks.get(id)?.actions
  if (own !== undefined) return own
  return (process.nodes[id]?.incoming ?? []).flatMap((flow) => actionsBefore(process.flows[flow]?.source ?? '', process, tasks, seen))
}
