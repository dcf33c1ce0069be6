import { checkForm } from '../form/parse.ts'
import { own } from '../form/json.ts'
import type { Field } from '../form/model.ts'
import { allPaths, findField, joinPath } from '../form/paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { candidatesByRule, candidatesOf } from '../organizations/candidates-of.ts'
import { declarationOf, formOf, wordKeys } from './action-form.ts'
import type { FieldDemand } from './effect.ts'
import type { ItemDefinition, TaskAction, TaskSettings } from './model.ts'
import type { ItemContext } from './parse.ts'
import { processProblem, type ProcessProblemCode } from './process-problem.ts'
import { readProcessSettings } from './process-settings.ts'
import type { ExtensionElement } from './task-settings.ts'

type Report = (path: string, code: ProcessProblemCode, params?: Record<string, string>) => void

/** A parsed process as far as it is read here; the same structure as the engine's, which the core does not import. */
export interface ParsedProcess {
  nodes: Readonly<Record<string, ParsedNode>>
  flows: Readonly<Record<string, { target: string; condition?: string; isDefault: boolean }>>
}

interface ParsedNode {
  id: string
  type: string
  name: string
  outgoing: readonly string[]
  extensions: readonly ExtensionElement[]
  multiInstance?: { collection: string }
  /** the sub-process or called process it lies in */
  scope?: string
  calledElement?: string
}

/**
 * Whether the process of an item says what the product needs, beside being one that can run (`validateDefinition` of the engine): each task with a
 * known status, a role its organisation rule fits, a clock or a reason why none runs, forms whose fields are read, and outcomes that choices
 * ask for. Reads what was parsed from the BPMN, which is what runs. Paths begin at the id of the element. Throws ZodError where the settings of a
 * task are wrong.
 */
export function checkProcess(process: ParsedProcess, item: ItemDefinition, context: ItemContext): FieldProblem[] {
  const problems: FieldProblem[] = []
  const report: Report = (path, code, params) => problems.push(processProblem(path, code, params))
  const nodes = Object.values(process.nodes)
  const { tasks, endStatus } = readProcessSettings(nodes)
  const canInvite = nodes.some(({ multiInstance }) => multiInstance?.collection === 'experts')

  for (const node of nodes) {
    const settings = tasks.get(node.id)
    // the end of a sub-process ends no case
    if (node.type === 'endEvent' && node.scope === undefined && !context.isStatus(endStatus.get(node.id) ?? ''))
      report(`${node.id}.status`, 'unknown-status', { status: endStatus.get(node.id) ?? '' })
    if (node.type !== 'userTask') continue
    if (settings === undefined) {
      report(node.id, 'task-without-settings')
      continue
    }
    // the outcome of an action is what a choice asks about, so nothing is decided on the way to it
    if (node.outgoing.length !== 1 || process.flows[node.outgoing[0]!]?.condition !== undefined) report(node.id, 'one-way-out')
    checkTask(node, settings, { process, item, context, canInvite }, report)
  }

  item.materials.forEach((material, i) => {
    if (material.by !== 'applicant' && !tasks.has(material.by)) report(`materials[${i}].by`, 'unknown-step', { step: material.by })
  })
  return problems
}

interface Surroundings {
  process: ParsedProcess
  item: ItemDefinition
  context: ItemContext
  /** Whether a step asks the experts that an action invites. */
  canInvite: boolean
}

function checkTask(node: ParsedNode, task: TaskSettings, { process, item, context, canInvite }: Surroundings, report: Report): void {
  const at = node.id
  const { isStatus } = context
  if (!isStatus(task.status)) report(`${at}.status`, 'unknown-status', { status: task.status })
  if (!fits(task)) report(`${at}.organization`, 'role-and-organization', { role: task.role })
  if (!isRegionAsked(task.organization, item)) report(`${at}.organization`, 'region-not-asked', { organization: task.organization })
  if ((task.organization === 'work-group') !== (task.workGroup !== undefined)) report(`${at}.workGroup`, 'work-group-unnamed')
  if ((task.organization === 'element') !== isRepeated(node, process)) report(`${at}.each`, 'element-without-each')
  if (task.clock !== undefined && !item.clocks.some((clock) => clock.key === task.clock))
    report(`${at}.clock`, 'unknown-clock', { clock: task.clock })
  if ((task.clock === undefined) === (task.stopReason === undefined)) report(at, 'clock-or-stop-reason')
  if (task.whenEmpty !== undefined && candidatesOf(task.role)?.authority === undefined) report(`${at}.whenEmpty`, 'not-an-office')
  const isOutside = task.organization === 'element' || task.organization === 'entrusted'
  if (task.answerDays !== undefined && !isOutside) report(`${at}.answerDays`, 'not-outside')
  if (task.enoughOpinions !== undefined && task.organization !== 'element') report(`${at}.enoughOpinions`, 'not-experts')
  const paths = new Set(['*', ...allPaths(item.form)])
  for (const path of Object.keys(task.access ?? {}))
    if (!paths.has(path)) report(`${at}.access["${path}"]`, 'unknown-field', { field: path })
  const branches = outcomesAsked(node, process)
  task.actions.forEach((action, i) => {
    const here = `${at}.actions[${i}]`
    if (task.actions.findIndex((other) => other.outcome === action.outcome) !== i)
      report(`${here}.outcome`, 'duplicate', { key: action.outcome })
    if (action.status !== undefined && !isStatus(action.status)) report(`${here}.status`, 'unknown-status', { status: action.status })
    const wrong = action.form === undefined ? [] : checkForm(formOf(action), { hasCodeList: context.hasCodeList, isAction: true })
    for (const { path, params } of wrong)
      report(joinPath(`${here}.form`, path), 'form-of-action', { message: String(params?.['message'] ?? '') })
    if (wrong.length === 0) checkFields(`${here}.form`, action, report)
    for (const key of declarationOf(action.effect).fills ?? [])
      if (!item.form.sections.some(({ fields }) => fields.some((field) => field.key === key)))
        report(`${here}.effect`, 'missing-form-field', { field: key })
    if (action.effect === 'invite-experts' && !canInvite) report(`${here}.effect`, 'no-expert-step')
  })
  for (const outcome of branches)
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

/** Whether a task comes for each of several, by itself or in a sub-process or call that does. */
function isRepeated(node: ParsedNode, process: ParsedProcess): boolean {
  if (node.multiInstance !== undefined) return true
  const around = Object.values(process.nodes).filter(
    ({ id, calledElement }) => node.scope !== undefined && (calledElement ?? id) === node.scope,
  )
  return around.some((each) => isRepeated(each, process))
}

/** A work group stands in for an office; whoever is outside the offices acts in person or for their body. */
function fits({ role, organization }: TaskSettings): boolean {
  const candidates = candidatesOf(role)
  return organization === (candidates?.rule ?? 'element') || (organization === 'work-group' && candidates?.authority !== undefined)
}

/** A bureau of a city or a county is found by a region that the form must ask for so far; the province may be the applicant's own. */
function isRegionAsked(organization: string, { columns, form }: ItemDefinition): boolean {
  const candidates = candidatesByRule(organization)
  if (candidates?.by !== 'region' || candidates.digits === 2) return true
  const field = columns.region === undefined ? undefined : findField(form, columns.region)
  return field?.type === 'region' && field.depth * 2 >= candidates.digits
}

/** Outcomes that the choice behind a task asks for. */
function outcomesAsked(node: ParsedNode, { nodes, flows }: ParsedProcess): Set<string> {
  const next = nodes[flows[node.outgoing[0] ?? '']?.target ?? '']
  const isChoice = next?.type === 'exclusiveGateway' || next?.type === 'inclusiveGateway'
  const conditions = isChoice ? next.outgoing.flatMap((id) => flows[id]?.condition ?? []) : []
  return new Set(
    conditions.flatMap((when) =>
      [...when.matchAll(/\boutcome\s*(?:==|in)\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, value]) =>
        [...(value ?? '').matchAll(/'([^']*)'/g)].map(([, text]) => text ?? ''),
      ),
    ),
  )
}
