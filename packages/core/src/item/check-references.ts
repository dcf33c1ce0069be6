import type { Condition } from '../form/condition.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { isDetailCall } from './detail-calls.ts'
import { conditionFields, FormPaths, type FieldShape, type FormShape } from './form-paths.ts'
import type { ItemDefinition, ViewerNode } from './model.ts'

/** Placeholders of a reply that come from the case itself and not from the form (docs/how-to/add-an-item.md lists them). */
export const replyPlaceholders = ['columns.title', 'columns.unitName', 'provinceBureau', 'reference', 'applicantName', 'itemName'] as const

/**
 * Every path, code list and key that one part of an item says about another. Nothing is thrown: each problem has the path of the place
 * that is wrong.
 */
export function checkReferences(item: ItemDefinition, hasCodeList: (name: string) => boolean): FieldProblem[] {
  const problems: FieldProblem[] = []
  const form = item.form as FormShape
  const paths = new FormPaths(form)
  const report = (path: string, code: string, params?: Record<string, string>) => problems.push(params ? { path, code, params } : { path, code })

  function checkCondition(at: string, condition: Condition | boolean | undefined, row?: readonly FieldShape[]): void {
    if (condition === undefined || typeof condition === 'boolean') return
    for (const name of conditionFields(condition)) {
      const isKnown = name.includes('.') ? paths.findField(name) !== undefined : row?.some((column) => column.key === name)
      if (!isKnown) report(at, 'unknown-field', { field: name })
    }
  }

  function checkField(at: string, field: FieldShape, row?: readonly FieldShape[]): void {
    checkCondition(`${at}.when`, field.when, row)
    checkCondition(`${at}.required`, field.required, row)
    if (field.list !== undefined && !hasCodeList(field.list)) report(`${at}.list`, 'unknown-code-list', { list: field.list })
    checkKeys(`${at}.columns`, field.columns ?? [], report)
    field.columns?.forEach((column, i) => checkField(`${at}.columns[${i}]`, column, field.columns))
  }

  checkKeys('form.sections', form.sections, report)
  form.sections.forEach((section, s) => {
    checkCondition(`form.sections[${s}].when`, section.when)
    checkKeys(`form.sections[${s}].fields`, section.fields, report)
    section.fields.forEach((field, f) => checkField(`form.sections[${s}].fields[${f}]`, field))
  })
  form.rules?.forEach((rule, i) => {
    if (!paths.findField(rule.field)) report(`form.rules[${i}].field`, 'unknown-field', { field: rule.field })
    checkCondition(`form.rules[${i}].when`, rule.when)
    checkCondition(`form.rules[${i}].ensure`, rule.ensure)
  })

  for (const [name, path] of Object.entries({ ...item.columns }))
    if (path !== undefined && !paths.findField(path)) report(`columns.${name}`, 'unknown-field', { field: path })
  for (const [name, path] of Object.entries(item.variables))
    if (!paths.findField(path)) report(`variables.${name}`, 'unknown-field', { field: path })

  checkKeys('materials', item.materials, report)
  item.materials.forEach((material, i) => checkCondition(`materials[${i}].required`, material.required))

  const rules: [string, Record<string, unknown> | undefined][] = Object.entries(item.access).map(([role, rule]) => [`access.${role}`, rule])
  item.process.steps.forEach((step, i) => {
    if (step.kind === 'task') rules.push([`process.steps[${i}].task.access`, step.task.access])
  })
  for (const [at, rule] of rules)
    for (const path of Object.keys(rule ?? {}))
      if (path !== '*' && !paths.hasSection(path) && !paths.findField(path)) report(`${at}["${path}"]`, 'unknown-field', { field: path })

  checkKeys('viewer', item.viewer, report)
  item.viewer.forEach((node, i) => {
    checkNode(`viewer[${i}]`, node, paths, report)
    checkCondition(`viewer[${i}].when`, node.when)
    const first = item.viewer.findIndex((other) => other.call === node.call)
    if (first !== i) report(`viewer[${i}].call`, 'duplicate', { key: node.call })
  })

  for (const kind of ['approve', 'reject'] as const)
    [item.reply[kind].title, ...item.reply[kind].body, item.reply[kind].closing].forEach((line) => {
      for (const [, name] of line.matchAll(/\{([^{}]*)\}/g))
        if (name !== undefined && !(replyPlaceholders as readonly string[]).includes(name) && !paths.findField(name))
          report(`reply.${kind}`, 'unknown-placeholder', { name })
    })
  return problems
}

type Report = (path: string, code: string, params?: Record<string, string>) => void

function checkNode(at: string, node: ViewerNode, paths: FormPaths, report: Report): void {
  if (!isDetailCall(node.call)) report(`${at}.call`, 'unknown-call', { call: node.call })
  const sections = node.sections.filter((section) => section !== 'materials')
  node.sections.forEach((section, i) => {
    if (section !== 'materials' && !paths.hasSection(section)) report(`${at}.sections[${i}]`, 'unknown-section', { section })
  })
  const table = node.list === undefined ? undefined : paths.findField(node.list)
  if (node.list !== undefined && table?.columns === undefined) report(`${at}.list`, 'not-a-table', { field: node.list })
  const fields = node.list === undefined ? paths.merged(sections) : new Map((table?.columns ?? []).map((column) => [column.key, column]))
  node.layout.forEach((block, i) => {
    if (block.kind === 'materials') {
      if (!node.sections.includes('materials')) report(`${at}.layout[${i}]`, 'materials-not-in-sections')
      return
    }
    for (const name of block.kind === 'pairs' ? block.fields : [block.field]) {
      const field = fields.get(name)
      if (!field) report(`${at}.layout[${i}]`, 'unknown-field', { field: name })
      else if (block.kind === 'table' && field.columns === undefined) report(`${at}.layout[${i}]`, 'not-a-table', { field: name })
    }
  })
}

function checkKeys(at: string, entries: readonly { key: string }[], report: Report): void {
  entries.forEach((entry, i) => {
    if (entries.findIndex((other) => other.key === entry.key) !== i) report(`${at}[${i}].key`, 'duplicate', { key: entry.key })
  })
}
