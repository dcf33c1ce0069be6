import type { Condition } from '../form/condition.ts'
import { conditionFields } from '../form/condition-evaluate.ts'
import type { AccessRule, Field, FormDefinition } from '../form/model.ts'
import { allPaths, findField, findSection } from '../form/paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { isDetailCall } from './detail-calls.ts'
import type { ItemDefinition, ViewerNode } from './model.ts'

/** Placeholders of a reply that come from the case and not from its form. */
const replyPlaceholders = ['columns.title', 'columns.unitName', 'provinceBureau', 'reference', 'applicantName', 'itemName'] as const

type Report = (path: string, code: string, params?: Record<string, string>) => void

/**
 * What the parts of an item say about its form and about each other: columns, variables, materials, access, viewer, reply. The form itself
 * is checked by the form language. Nothing is thrown: each problem has the path of the place that is wrong.
 */
export function checkReferences(item: ItemDefinition): FieldProblem[] {
  const problems: FieldProblem[] = []
  const report: Report = (path, code, params) => problems.push(params ? { path, code, params } : { path, code })
  const isField = isFieldOf(item.form)

  const named = [
    ...Object.entries(item.columns).map(([name, path]) => [`columns.${name}`, path]),
    ...Object.entries(item.variables).map(([name, path]) => [`variables.${name}`, path]),
  ]
  for (const [at = '', path] of named) if (path !== undefined && !isField(path)) report(at, 'unknown-field', { field: path })

  reportTwins('clocks', item.clocks, report)
  reportTwins('materials', item.materials, report)
  item.materials.forEach((material, i) => {
    checkCondition(`materials[${i}].required`, material.required, isField, report)
    // words are enough for a guide; who hands in an application is told by its form
    if (material.required === 'depends') report(`materials[${i}].required`, 'condition-missing')
  })

  const paths = new Set(['*', ...allPaths(item.form)])
  for (const [at, rule] of accessRules(item))
    for (const path of Object.keys(rule)) if (!paths.has(path)) report(`${at}["${path}"]`, 'unknown-field', { field: path })

  for (const [earlier, path] of Object.entries(item.renamed ?? {}))
    if (!paths.has(path)) report(`renamed["${earlier}"]`, 'unknown-field', { field: path })

  reportTwins('viewer', item.viewer, report)
  item.viewer.forEach((node, i) => {
    const at = `viewer[${i}]`
    checkNode(at, node, item.form, report)
    checkCondition(`${at}.when`, node.when, isField, report)
    if (item.viewer.findIndex((other) => other.call === node.call) !== i) report(`${at}.call`, 'duplicate', { key: node.call })
  })

  checkContinuousLimit(item, report)
  checkObligations(item, isField, report)
  checkReply(item, isField, report)
  return problems
}

/** Whether a path is that of a field, `section.field`: a column or a part of a composite value is not meant. */
function isFieldOf(form: FormDefinition): (path: string) => boolean {
  return (path) => path.split('.').length === 2 && findField(form, path) !== undefined
}

function accessRules(item: ItemDefinition): [string, AccessRule][] {
  return Object.entries(item.access).map(([role, rule]) => [`access.${role}`, rule])
}

function checkCondition(
  at: string,
  condition: Condition | boolean | 'depends' | undefined,
  isField: (path: string) => boolean,
  report: Report,
): void {
  if (typeof condition !== 'object') return
  for (const name of conditionFields(condition)) if (!isField(name)) report(at, 'unknown-field', { field: name })
}

/** What a node tells besides its sections: objects that the form has, words whose fields it has, and no name twice. */
function checkTold(at: string, node: ViewerNode, form: FormDefinition, report: Report): void {
  node.entities?.forEach((path, i) => {
    const known = path.includes('.') ? findField(form, path)?.type === 'table' : findSection(form, path) !== undefined
    if (!known) report(`${at}.entities[${i}]`, 'unknown-section', { section: path })
  })
  for (const [name, words] of Object.entries(node.phrases ?? {}))
    for (const [, path = ''] of words.matchAll(/\{([^{}]*)\}/g))
      if (!isFieldOf(form)(path)) report(`${at}.phrases.${name}`, 'unknown-field', { field: path })
}

function checkNode(at: string, node: ViewerNode, form: FormDefinition, report: Report): void {
  checkTold(at, node, form, report)
  if (!isDetailCall(node.call)) report(`${at}.call`, 'unknown-call', { call: node.call })
  const merged = new Map<string, Field>()
  node.sections.forEach((key, i) => {
    if (key === 'materials') return
    const section = findSection(form, key)
    if (!section) return report(`${at}.sections[${i}]`, 'unknown-section', { section: key })
    for (const field of section.fields) {
      if (merged.has(field.key)) report(`${at}.sections[${i}]`, 'hides-field', { field: field.key })
      merged.set(field.key, field)
    }
  })
  const table = node.list === undefined ? undefined : findField(form, node.list)
  if (node.list !== undefined && table?.type !== 'table') return report(`${at}.list`, 'not-a-table', { field: node.list })
  const fields = table?.type === 'table' ? new Map(table.columns.map((column) => [column.key, column])) : merged
  node.layout.forEach((block, i) => {
    const here = `${at}.layout[${i}]`
    if (block.kind === 'materials') return node.sections.includes('materials') ? undefined : report(here, 'materials-not-in-sections')
    for (const name of block.kind === 'pairs' ? block.fields : [block.field]) {
      const field = fields.get(name)
      if (!field) report(here, 'unknown-field', { field: name })
      else if (block.kind === 'table' && field.type !== 'table') report(here, 'not-a-table', { field: name })
    }
  })
}

function checkContinuousLimit({ form, continuousLimit: limit, obligations = [] }: ItemDefinition, report: Report): void {
  if (limit === undefined) return
  const table = findField(form, limit.rows)
  if (table?.type !== 'table') return report('continuousLimit.rows', 'not-a-table', { field: limit.rows })
  for (const at of ['key', 'toldAt'] as const)
    if (!table.columns.some(({ key }) => key === limit[at])) report(`continuousLimit.${at}`, 'unknown-field', { field: limit[at] })
  if (findField(form, limit.period)?.type !== 'period') report('continuousLimit.period', 'not-a-period', { field: limit.period })
  if (limit.endedBy !== undefined && !obligations.some(({ key }) => key === limit.endedBy))
    report('continuousLimit.endedBy', 'unknown-obligation', { key: limit.endedBy })
}

/** Days are those of fields that are days; a report is that of an obligation before this one, so that none waits for itself. */
function checkObligations({ form, obligations = [] }: ItemDefinition, isField: (path: string) => boolean, report: Report): void {
  reportTwins('obligations', obligations, report)
  obligations.forEach(({ key: own, due, when, repeat, after, notBefore }, i) => {
    const at = `obligations[${i}]`
    checkCondition(`${at}.when`, when, isField, report)
    if (due.from === 'form' && !isDay(form, due.field)) report(`${at}.due.field`, 'not-a-day', { field: due.field })
    for (const part of ['field', 'otherwise'] as const) {
      const field = notBefore?.[part]
      if (field !== undefined && !isDay(form, field)) report(`${at}.notBefore.${part}`, 'not-a-day', { field })
    }
    if (due.from === 'report' && !obligations.slice(0, i).some(({ key }) => key === due.of))
      report(`${at}.due.of`, 'unknown-obligation', { key: due.of })
    if (after !== undefined && !obligations.slice(0, i).some(({ key, repeat: again }) => key === after && again === undefined))
      report(`${at}.after`, 'unknown-obligation', { key: after })
    if (repeat === undefined) return
    if (repeat.every.n === 0 || repeat.every.unit !== due.after.unit) report(`${at}.repeat.every`, 'repeat-unit', { unit: due.after.unit })
    if (!obligations.some(({ key, repeat: again }) => key === repeat.until && key !== own && again === undefined))
      report(`${at}.repeat.until`, 'unknown-obligation', { key: repeat.until })
  })
}

function isDay(form: ItemDefinition['form'], field: string): boolean {
  const type = findField(form, field)?.type
  return type === 'period' || (type === 'date' && !field.endsWith('.start'))
}

/** A reply may name a column too: it lists the cells. */
function checkReply({ form, reply }: ItemDefinition, isField: (path: string) => boolean, report: Report): void {
  const isColumn = (path: string): boolean =>
    path.split('.').length === 3 &&
    findField(form, path.split('.').slice(0, 2).join('.'))?.type === 'table' &&
    findField(form, path) !== undefined
  const check = (at: string, line: string): void => {
    for (const [, name = ''] of line.matchAll(/\{([^{}]*)\}/g))
      if (!(replyPlaceholders as readonly string[]).includes(name) && !isField(name) && !isColumn(name))
        report(at, 'unknown-placeholder', { name })
  }
  const wordings = [
    ['reply', reply],
    ['reply.province', reply.province],
    ['reply.direct', reply.direct],
  ] as const
  for (const [at, wording] of wordings)
    for (const kind of wording === undefined ? [] : (['approve', 'reject'] as const)) {
      const { title, body, closing } = wording![kind]
      check(`${at}.${kind}.title`, title)
      body.forEach((line, i) => check(`${at}.${kind}.body[${i}]`, line))
      check(`${at}.${kind}.closing`, closing)
    }
  if (!reply.schemeApprovedBy) return
  const answers = Object.entries(reply.schemeApprovedBy)
  // the page compares them with the letter as they stand
  for (const [answer, line] of answers) {
    const [, name] = /\{([^{}]*)\}/.exec(line) ?? []
    if (name !== undefined) report(`reply.schemeApprovedBy.${answer}`, 'unknown-placeholder', { name })
  }
  if (!answers.some(([, line]) => reply.approve.body.includes(line))) report('reply.schemeApprovedBy', 'not-in-body')
}

function reportTwins(at: string, entries: readonly { key: string }[], report: Report): void {
  entries.forEach(({ key }, i) => {
    if (entries.findIndex((other) => other.key === key) !== i) report(`${at}[${i}].key`, 'duplicate', { key })
  })
}
