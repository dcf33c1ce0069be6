import { applicantProblems, contactProblems, kindProblems } from './applicant.ts'
import { askedData, isAsked } from './asked.ts'
import { evaluateCondition, hasOpenComparison } from './condition-evaluate.ts'
import { holdingProblems } from './holding-province.ts'
import { isRecord, own } from './json.ts'
import { getFieldType } from './lookup.ts'
import { totalProblems } from './totals.ts'
import { findField, getValue, isWithin, joinPath } from './paths.ts'
import { effectiveField, fieldRights, fullRights, sharedRights, type Rights } from './rights.ts'
import { rowsOf } from './types/table/model.ts'
import { mostProblems } from './most-problems.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { foldNumber } from '../kernel/text.ts'
import type { AccessRule, Field, FieldRights, FormContext, FormData, FormDefinition, Section } from './model.ts'

export interface ValidateContext extends FormContext {
  /** Rules of task and role: fields that are hidden or read-only under them are not checked; absent: everything is. */
  rules?: readonly AccessRule[]
  /** Rights where no rule says anything; visible and editable unless told. */
  base?: FieldRights
  /** Only problems at or below these paths (a section that is being left). */
  only?: readonly string[]
  /** Report sections and fields the definition does not know; else they are ignored. */
  strict?: boolean
}

/**
 * What is wrong with the data of a form, in the form's order; the same function in browser and server. Paths are
 * `section.field`, `section.field.part` and `section.table[2].column`. Fields that do not exist (their condition does not hold), or that
 * this person may not see or edit, are not checked. Accepts any JSON and never throws.
 */
export function validate(definition: FormDefinition, data: unknown, context: ValidateContext): FieldProblem[] {
  const view = askedData(definition, data)
  const rights = sharedRights(context.rules ?? [], context.base ?? fullRights)
  const problems: FieldProblem[] = context.strict ? unknownNames(definition, data) : []
  for (const section of definition.sections) {
    if (section.when !== undefined && !evaluateCondition(section.when, view)) continue
    problems.push(...checkSection(section, data, view, rights, context))
  }
  problems.push(...checkRules(definition, view, rights, problems))
  problems.push(...totalProblems(definition, view, rights, (path) => problems.some((found) => isWithin(found.path, path))))
  problems.push(...checkApplicant(definition, view, rights, context, problems))
  problems.push(...checkHolding(view, rights, context, problems))
  const { only } = context
  const wanted = only === undefined ? problems : problems.filter(({ path }) => only.some((outer) => isWithin(path, outer)))
  const counted = new Map<string, number>()
  return wanted.filter(({ path }) => {
    const [section = ''] = path.split('.')
    const n = (counted.get(section) ?? 0) + 1
    counted.set(section, n)
    return n <= mostProblems
  })
}

function checkSection(section: Section, data: unknown, view: unknown, rights: Rights, context: FormContext): FieldProblem[] {
  const filled = own(data, section.key)
  if (filled !== undefined && filled !== null && !isRecord(filled)) return [{ path: section.key, code: 'type' }]
  const problems: FieldProblem[] = []
  for (const field of section.fields) {
    if (problems.length >= mostProblems) break
    const path = `${section.key}.${field.key}`
    problems.push(...checkField(path, field, own(filled, field.key), view, rights, context))
    if (field.type === 'table' && isAsked(field, view) && fieldRights(path, rights).visible)
      problems.push(...checkRows(path, field.columns, own(filled, field.key), view, rights, context))
  }
  return problems
}

function checkField(
  path: string,
  field: Field,
  value: unknown,
  view: unknown,
  rights: Rights,
  context: FormContext,
  row?: unknown,
): FieldProblem[] {
  const effective = effectiveField(path, field, view, rights, row)
  if (!effective.visible || !effective.editable) return []
  const type = getFieldType(field)
  if (type.isEmpty(value)) return effective.required ? [{ path, code: 'required' }] : []
  return type.check(value, field, context).map((found) => ({ ...found, path: joinPath(path, found.path) }))
}

function checkRows(path: string, columns: Field[], value: unknown, view: unknown, rights: Rights, context: FormContext): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!Array.isArray(value)) return problems
  // by column, the row in which a number stands first
  const firsts = new Map(
    columns.flatMap((column) => (column.type === 'text' && column.isUnique ? [[column.key, new Map<string, number>()]] : [])),
  )
  for (const [i, row] of value.entries()) {
    if (!isRecord(row)) continue
    if (problems.length >= mostProblems) break
    for (const column of columns) {
      const cell = `${path}[${i}].${column.key}`
      const found = checkField(cell, column, own(row, column.key), view, rights, context, row)
      const numbers = found.length === 0 ? firsts.get(column.key) : undefined
      const first = numbers !== undefined && isAsked(column, view, row) ? findSame(numbers, own(row, column.key), i) : undefined
      const isTold = first !== undefined && isOpen(cell, rights)
      problems.push(...(isTold ? [{ path: cell, code: 'same-as-row', params: { n: first + 1 } }] : found))
    }
  }
  return problems
}

/** The earlier row with the same number; where there is none, this is the first. */
function findSame(first: Map<string, number>, value: unknown, row: number): number | undefined {
  if (typeof value !== 'string') return undefined
  const number = foldNumber(value)
  if (number === '') return undefined
  const found = first.get(number)
  if (found === undefined) first.set(number, row)
  return found
}

function isOpen(path: string, rights: Rights): boolean {
  const { visible, editable } = fieldRights(path, rights)
  return visible && editable
}

/** Rules across fields; `params.rule` is the rule's place in the definition, where its message stands. */
function checkRules(definition: FormDefinition, view: unknown, rights: Rights, found: readonly FieldProblem[]): FieldProblem[] {
  return (definition.rules ?? []).flatMap((rule, i) => {
    const field = findField(definition, rule.field)
    if (field === undefined) return []
    const section = definition.sections.find(({ key }) => key === rule.field.split('.')[0])
    if (section?.when !== undefined && !evaluateCondition(section.when, view)) return []
    return placesOf(rule.field, view).flatMap(({ path, row }) => {
      if (found.some((problem) => isWithin(problem.path, path))) return []
      const effective = effectiveField(path, field, view, rights, row)
      if (!effective.visible || !effective.editable) return []
      if (rule.when !== undefined && !evaluateCondition(rule.when, view, row)) return []
      if (hasOpenComparison(rule.ensure, view, row) || evaluateCondition(rule.ensure, view, row)) return []
      return [{ path, code: 'rule', params: { rule: i } }]
    })
  })
}

/** Where a rule is asked: at its field, or at its column in every row of the table. */
function placesOf(field: string, view: unknown): { path: string; row?: unknown }[] {
  const [section, table, column] = field.split('.')
  if (column === undefined) return [{ path: field }]
  return rowsOf(getValue(view, `${section}.${table}`)).map((row, i) => ({ path: `${section}.${table}[${i}].${column}`, row }))
}

/** The unit that applies is the account's own, unless it is declared to file for another. */
function checkApplicant(
  definition: FormDefinition,
  view: FormData,
  rights: Rights,
  { applicantUnit }: FormContext,
  found: readonly FieldProblem[],
): FieldProblem[] {
  const { applicant } = definition
  if (applicant === undefined || applicantUnit === undefined) return []
  const own =
    applicantUnit === null ? [] : [...kindProblems(applicant, view, applicantUnit), ...applicantProblems(applicant, view, applicantUnit)]
  return openProblems([...own, ...contactProblems(applicant, view)], rights, found)
}

/** A corrected case stays in its province. */
function checkHolding(view: FormData, rights: Rights, { holding }: FormContext, found: readonly FieldProblem[]): FieldProblem[] {
  return holding === undefined ? [] : openProblems(holdingProblems(holding, view), rights, found)
}

/** Problems of fields that this person can change and of which nothing else was said. */
function openProblems(problems: readonly FieldProblem[], rights: Rights, found: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ path }) => {
    return isOpen(path, rights) && !found.some((problem) => isWithin(problem.path, path))
  })
}

function unknownNames(definition: FormDefinition, data: unknown): FieldProblem[] {
  if (!isRecord(data)) return [{ path: '', code: 'type' }]
  return Object.entries(data).flatMap(([key, filled]) => {
    const section = definition.sections.find((entry) => entry.key === key)
    if (section === undefined) return [{ path: key, code: 'unknown-section' }]
    const names = isRecord(filled) ? Object.keys(filled) : []
    return names
      .filter((name) => !section.fields.some((field) => field.key === name))
      .map((name) => ({ path: `${key}.${name}`, code: 'unknown-field' }))
  })
}
