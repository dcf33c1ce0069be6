import { own } from '../form/json.ts'
import type { Field } from '../form/model.ts'
import { findField } from '../form/paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { candidatesByRule, candidatesOf } from '../organizations/candidates-of.ts'
import { declarationOf, wordKeys } from './action-form.ts'
import type { FieldDemand } from './effect.ts'
import type { ItemSource, ProcessStep, TaskAction } from './model.ts'

type TaskStep = Extract<ProcessStep, { kind: 'task' }>
type Report = (path: string, code: string, params?: Record<string, string>) => void

/**
 * Whether the process of an item holds together: ids, flows, no step without a way in or out, every task with a known status, a role its
 * organisation rule fits, a clock or a reason why none runs, and actions that lead somewhere.
 */
export function checkProcess(item: ItemSource, isStatus: (code: string) => boolean): FieldProblem[] {
  const problems: FieldProblem[] = []
  const { steps, flows } = item.process
  const report: Report = (path, code, params) => problems.push(params ? { path, code, params } : { path, code })
  const byId = new Map(steps.map((step) => [step.id, step]))

  steps.forEach((step, i) => {
    if (step.id === item.process.id || steps.findIndex((other) => other.id === step.id) !== i)
      report(`process.steps[${i}].id`, 'duplicate', { key: step.id })
  })
  flows.forEach((flow, i) => {
    for (const end of ['from', 'to'] as const)
      if (!byId.has(flow[end])) report(`process.flows[${i}].${end}`, 'unknown-step', { step: flow[end] })
    if (byId.get(flow.from)?.kind !== 'choice' && (flow.when !== undefined || flow.isDefault))
      report(`process.flows[${i}]`, 'condition-outside-choice')
    if (flow.when !== undefined && flow.isDefault) report(`process.flows[${i}]`, 'default-with-condition')
    if (flows.findIndex((other) => other.from === flow.from && other.to === flow.to) !== i)
      report(`process.flows[${i}]`, 'duplicate', { key: `${flow.from}-${flow.to}` })
  })
  if (steps.filter((step) => step.kind === 'start').length !== 1) report('process.steps', 'one-start')
  if (!steps.some((step) => step.kind === 'end')) report('process.steps', 'no-end')

  const ways = new Map(steps.map((step) => [step.id, flows.filter((flow) => flow.from === step.id).map((flow) => flow.to)]))
  for (const step of steps) if (step.kind === 'timer') ways.get(step.attachedTo)?.push(step.id)
  const starts = steps.filter((step) => step.kind === 'start').map((step) => step.id)
  const reached = reach(starts, (id) => ways.get(id) ?? [])
  const ends = steps.filter((step) => step.kind === 'end').map((step) => step.id)
  const leadsOut = reach(ends, (id) => [...ways].filter(([, next]) => next.includes(id)).map(([from]) => from))

  steps.forEach((step, i) => {
    const at = `process.steps[${i}]`
    const outgoing = flows.filter((flow) => flow.from === step.id)
    if (!reached.has(step.id)) report(at, 'unreachable', { step: step.id })
    if (!leadsOut.has(step.id)) report(at, 'dead-end', { step: step.id })
    if (step.kind === 'start' && flows.some((flow) => flow.to === step.id)) report(at, 'flow-into-start')
    if (step.kind === 'timer' && flows.some((flow) => flow.to === step.id)) report(at, 'flow-into-timer')
    if (step.kind === 'end') {
      if (outgoing.length > 0) report(at, 'flow-out-of-end')
      if (!isStatus(step.status)) report(`${at}.status`, 'unknown-status', { status: step.status })
    } else if (step.kind !== 'choice' && step.kind !== 'parallel' && outgoing.length !== 1) report(at, 'one-way-out', { step: step.id })
    if (step.kind === 'choice') {
      if (outgoing.filter((flow) => flow.isDefault).length > 1) report(at, 'two-defaults', { step: step.id })
      if (outgoing.length > 1 && outgoing.some((flow) => flow.when === undefined && !flow.isDefault))
        report(at, 'flow-without-condition', { step: step.id })
    }
    if (step.kind === 'timer' && byId.get(step.attachedTo)?.kind !== 'task')
      report(`${at}.attachedTo`, 'unknown-step', { step: step.attachedTo })
    if (step.kind === 'task') checkTask(at, step, item, isStatus, report)
  })

  item.materials.forEach((material, i) => {
    if (material.by !== 'applicant' && byId.get(material.by)?.kind !== 'task')
      report(`materials[${i}].by`, 'unknown-step', { step: material.by })
  })
  return problems
}

function checkTask(at: string, step: TaskStep, item: ItemSource, isStatus: (code: string) => boolean, report: Report): void {
  const { task } = step
  if (!isStatus(task.status)) report(`${at}.task.status`, 'unknown-status', { status: task.status })
  if (!fits(task)) report(`${at}.task.organization`, 'role-and-organization', { role: task.role })
  if (!isRegionAsked(task.organization, item)) report(`${at}.task.organization`, 'region-not-asked', { organization: task.organization })
  if ((task.organization === 'work-group') !== (task.workGroup !== undefined)) report(`${at}.task.workGroup`, 'work-group-unnamed')
  if ((task.organization === 'element') !== (step.each !== undefined)) report(`${at}.each`, 'element-without-each')
  if (task.clock !== undefined && !item.clocks.some((clock) => clock.key === task.clock))
    report(`${at}.task.clock`, 'unknown-clock', { clock: task.clock })
  if ((task.clock === undefined) === (task.stopReason === undefined)) report(`${at}.task`, 'clock-or-stop-reason')
  const { branches, hasDefault } = followingChoice(step.id, item)
  task.actions.forEach((action, i) => {
    const here = `${at}.task.actions[${i}]`
    if (task.actions.findIndex((other) => other.outcome === action.outcome) !== i)
      report(`${here}.outcome`, 'duplicate', { key: action.outcome })
    if (action.status !== undefined && !isStatus(action.status)) report(`${here}.status`, 'unknown-status', { status: action.status })
    checkFields(`${here}.form`, action, report)
    for (const key of declarationOf(action.effect).fills ?? [])
      if (!item.form.sections.some(({ fields }) => fields.some((field) => field.key === key)))
        report(`${here}.effect`, 'missing-form-field', { field: key })
    if (branches && !hasDefault && !branches.has(action.outcome)) report(`${here}.outcome`, 'leads-nowhere', { outcome: action.outcome })
    if (action.effect === 'invite-experts' && !canInvite(item)) report(`${here}.effect`, 'no-expert-step')
  })
  for (const outcome of branches ?? [])
    if (!task.actions.some((action: TaskAction) => action.outcome === outcome)) report(at, 'unknown-outcome', { outcome })
}

/** Whether the form of an action has what its effect cannot do without, and nothing that is read nowhere. */
function checkFields(at: string, { effect, form = [] }: TaskAction, report: Report): void {
  const { demands = {}, takes = {} } = declarationOf(effect)
  for (const [key, demand] of Object.entries(demands)) {
    const field = form.find((each) => each.key === key)
    if (field === undefined || !isSuch(field, demand) || field.required !== true) report(at, 'missing-field', { field: key })
  }
  form.forEach((field, i) => {
    const demand = demands[field.key] ?? takes[field.key]
    const isRead = demand === undefined ? wordKeys.includes(field.key) && field.type === 'long-text' : isSuch(field, demand)
    if (!isRead) report(`${at}[${i}]`, 'field-of-no-effect', { field: field.key })
  })
}

function isSuch(field: Field, demand: FieldDemand): boolean {
  return Object.entries(demand).every(([name, value]) => own(field, name) === value)
}

/** A work group stands in for an office; whoever is outside the offices acts in person or for their body. */
function fits({ role, organization }: TaskStep['task']): boolean {
  const candidates = candidatesOf(role)
  return organization === (candidates?.rule ?? 'element') || (organization === 'work-group' && candidates?.authority !== undefined)
}

/** A bureau of a city or a county is found by a region that the form must ask for so far; the province may be the applicant's own. */
function isRegionAsked(organization: string, { columns, form }: ItemSource): boolean {
  const candidates = candidatesByRule(organization)
  if (candidates?.by !== 'region' || candidates.digits === 2) return true
  const field = columns.region === undefined ? undefined : findField(form, columns.region)
  return field?.type === 'region' && field.depth * 2 >= candidates.digits
}

function canInvite(item: ItemSource): boolean {
  return item.process.steps.some((step) => step.kind === 'task' && step.each?.collection === 'experts')
}

/** Outcomes named by the choice a task flows into; none when it flows into something else or the choice asks about other variables only. */
function followingChoice(id: string, item: ItemSource): { branches: Set<string> | undefined; hasDefault: boolean } {
  const { steps, flows } = item.process
  const next = flows.find((flow) => flow.from === id)?.to
  const choice = steps.find((step) => step.id === next && step.kind === 'choice')
  const out = flows.filter((flow) => choice !== undefined && flow.from === choice.id)
  const conditions = out.flatMap((flow) => flow.when ?? [])
  if (!conditions.some((when) => /\boutcome\b/.test(when))) return { branches: undefined, hasDefault: false }
  const branches = new Set(
    conditions.flatMap((when) =>
      [...when.matchAll(/\boutcome\s*(?:==|in)\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, value]) =>
        [...(value ?? '').matchAll(/'([^']*)'/g)].map(([, text]) => text ?? ''),
      ),
    ),
  )
  return { branches, hasDefault: out.some((flow) => flow.isDefault) }
}

function reach(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from)
  const queue = [...from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    for (const other of next(id))
      if (!seen.has(other)) {
        seen.add(other)
        queue.push(other)
      }
  return seen
}
