import { z } from 'zod'
import type { FieldProblem } from '../kernel/errors.ts'
import { exactly } from '../kernel/exactly.ts'
import { conditionFields } from './condition-evaluate.ts'
import { conditionSchema, type Condition } from './condition.ts'
import { keySchema, textSchema } from './field-base.ts'
import { isRecord } from './json.ts'
import { findFieldType, getFieldType } from './lookup.ts'
import { findField, findPath } from './paths.ts'
import type { Settings as TableField, Total } from './types/table/model.ts'
import type { Field, FormDefinition, Section } from './model.ts'

export interface ParseOptions {
  /** Whether a code list exists; without it lists are not checked. */
  hasCodeList?: (id: string) => boolean
  /** It is the form of an action of a process: types that exist there alone are allowed. */
  isAction?: boolean
}

const depthLimit = 60

const formSchema = exactly<FormDefinition>()(
  z.strictObject({
    sections: z
      .array(
        z.strictObject({
          key: keySchema,
          title: textSchema,
          help: textSchema.optional(),
          when: conditionSchema.optional(),
          fields: z.array(z.custom<Field>(isRecord, 'a field is an object')).min(1).max(300),
        }),
      )
      .min(1)
      .max(100),
    rules: z
      .array(z.strictObject({ when: conditionSchema.optional(), ensure: conditionSchema, field: z.string(), message: textSchema }))
      .max(200)
      .optional(),
    applicant: z
      .strictObject({
        name: z.string(),
        creditCode: z.string(),
        isAgent: z.string(),
        address: z.string().optional(),
        email: z.string().optional(),
        contact: z.string().optional(),
        phone: z.string().optional(),
        tellsContact: z.string().optional(),
        kind: z.string().optional(),
      })
      .optional(),
  }),
)

/**
 * Everything that is wrong with a form as JSON, each with the path of the place in the definition and words for its author (English, in
 * `params.message`): shape and settings first; when these are right, keys, conditions, rules, code lists and patterns. Empty when it is
 * whole. Takes any JSON and never throws.
 */
export function checkForm(json: unknown, options: ParseOptions = {}): FieldProblem[] {
  if (isTooDeep(json)) return [issue('', 'shape', `nested deeper than ${depthLimit}`)]
  const parsed = formSchema.safeParse(json)
  if (!parsed.success) return shapeIssues('', parsed.error)
  const sections: Section[] = parsed.data.sections
  const problems = sections.flatMap((section, s) =>
    section.fields.flatMap((field, f) => [
      ...checkSettings(`sections[${s}].fields[${f}]`, field),
      ...checkPlace(`sections[${s}].fields[${f}]`, field, options),
    ]),
  )
  if (problems.length > 0) return problems
  return checkReferences({ ...parsed.data, sections }, options)
}

/** A form read from JSON. Throws an Error that lists every problem, one a line. */
export function parseForm(json: unknown, options: ParseOptions = {}): FormDefinition {
  const problems = checkForm(json, options)
  if (problems.length > 0) throw new Error(problems.map(({ path, params }) => `${path}: ${params?.['message'] ?? ''}`).join('\n'))
  return json as FormDefinition
}

function issue(path: string, code: string, message: string): FieldProblem {
  return { path, code, params: { message } }
}

function shapeIssues(at: string, error: z.ZodError): FieldProblem[] {
  return error.issues.map(({ path, message }) => {
    const below = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
    return issue(at === '' ? below.replace(/^\./, '') : at + below, 'shape', message)
  })
}

function checkSettings(at: string, field: unknown, isColumn = false): FieldProblem[] {
  const name = isRecord(field) ? field['type'] : undefined
  const type = findFieldType(name)
  if (type === undefined) return [issue(`${at}.type`, 'unknown-type', `no field type «${String(name).slice(0, 60)}»`)]
  if (isColumn && type.type === 'table') return [issue(`${at}.type`, 'nested-table', 'no table inside a table')]
  const parsed = type.settings.safeParse(field)
  if (!parsed.success) return shapeIssues(at, parsed.error)
  const known = field as Field
  const problems = (type.inspect?.(known) ?? []).map((message) => issue(at, 'settings', message))
  if (known.type !== 'table') return problems
  return [...problems, ...known.columns.flatMap((column, c) => checkSettings(`${at}.columns[${c}]`, column, true))]
}

/** What asks for something of a process has no place in an application; a file is handed in with the application or by a step, never with an action. */
function checkPlace(at: string, field: Field, { isAction = false }: ParseOptions): FieldProblem[] {
  const isOfAction = findFieldType(field.type)?.isOfAction === true
  if (isOfAction && !isAction) return [issue(`${at}.type`, 'type-of-actions', `${field.type} belongs into the form of an action`)]
  return isAction && field.type === 'attachment' ? [issue(`${at}.type`, 'file-in-action', 'no files in the form of an action')] : []
}

function checkReferences(definition: FormDefinition, options: ParseOptions): FieldProblem[] {
  const problems: FieldProblem[] = duplicates('sections', definition.sections)

  const isKnown = (name: string, row?: readonly Field[]): boolean => {
    const [head, part, ...rest] = name.split('.')
    if (rest.length === 0 && row !== undefined) {
      const column = row.find(({ key }) => key === head)
      if (column !== undefined) return part === undefined || hasPart(column, part)
    }
    const path = findPath(name)
    const field = findField(definition, name)
    if (path === undefined || field === undefined || path.row !== undefined) return false
    return (
      path.part === undefined ||
      (path.subPart === undefined && field.key === path.field && field.type !== 'table' && hasPart(field, path.part))
    )
  }
  const checkCondition = (at: string, condition: Condition | boolean | undefined, row?: readonly Field[]): void => {
    if (condition === undefined || typeof condition === 'boolean') return
    for (const name of conditionFields(condition)) if (!isKnown(name, row)) problems.push(issue(at, 'unknown-field', `no field «${name}»`))
    if (comparesNothing(condition)) problems.push(issue(at, 'settings', 'a comparison has either value or other'))
  }
  const checkField = (at: string, field: Field, row?: readonly Field[]): void => {
    checkCondition(`${at}.when`, field.when, row)
    checkCondition(`${at}.required`, field.required, row)
    for (const list of getFieldType(field).codeLists?.(field) ?? [])
      if (options.hasCodeList?.(list) === false) problems.push(issue(at, 'unknown-code-list', `no code list «${list}»`))
    if (field.type !== 'table') return
    field.totals?.forEach((total, i) => {
      for (const words of totalFaults(definition, field, total)) problems.push(issue(`${at}.totals[${i}]`, 'settings', words))
      checkCondition(`${at}.totals[${i}].where`, total.where, field.columns)
    })
    problems.push(...duplicates(`${at}.columns`, field.columns))
    field.columns.forEach((column, c) => {
      if (column.key === 'id') problems.push(issue(`${at}.columns[${c}].key`, 'duplicate', 'id is the row’s own'))
      checkField(`${at}.columns[${c}]`, column, field.columns)
    })
  }

  definition.sections.forEach((section, s) => {
    checkCondition(`sections[${s}].when`, section.when)
    problems.push(...duplicates(`sections[${s}].fields`, section.fields))
    section.fields.forEach((field, f) => {
      checkField(`sections[${s}].fields[${f}]`, field)
      for (const key of field.type === 'heritage-unit' ? Object.values(field.fills ?? {}) : [])
        if (!section.fields.some((sibling) => sibling.key === key))
          problems.push(issue(`sections[${s}].fields[${f}].fills`, 'unknown-field', `no field «${key}» in this section`))
    })
  })
  definition.rules?.forEach((rule, i) => {
    const path = findPath(rule.field)
    const holder = path?.field === undefined ? undefined : findField(definition, `${path.section}.${path.field}`)
    const columns = path?.part !== undefined && holder?.type === 'table' ? holder.columns : undefined
    const isPlace =
      path?.part === undefined ? holder !== undefined : columns !== undefined && findField(definition, rule.field) !== undefined
    if (!isPlace || path?.row !== undefined || path?.subPart !== undefined)
      problems.push(issue(`rules[${i}].field`, 'unknown-field', `no field «${rule.field}»`))
    checkCondition(`rules[${i}].when`, rule.when, columns)
    checkCondition(`rules[${i}].ensure`, rule.ensure, columns)
  })
  for (const [key, type] of [
    ['name', 'text'],
    ['creditCode', 'text'],
    ['isAgent', 'yes-no'],
    ['address', 'text'],
    ['email', 'text'],
    ['contact', 'text'],
    ['phone', 'text'],
    ['tellsContact', 'yes-no'],
    ['kind', 'select'],
  ] as const) {
    const path = definition.applicant?.[key]
    if (path !== undefined && findField(definition, path)?.type !== type)
      problems.push(issue(`applicant.${key}`, 'unknown-field', `no field «${path}» of the type ${type}`))
  }
  return [...problems, ...circles(definition)]
}

/** What is wrong with a sum: it needs a column of numbers unless it counts, and where it is compared a field of the same type. */
function totalFaults(definition: FormDefinition, { columns }: TableField, { column: key, where, equals }: Total): string[] {
  const column = columns.find((each) => each.key === key)
  const type = key === undefined ? 'number' : column?.type
  if (type !== 'money' && type !== 'number') return [`«${key}» is no column of numbers`]
  if (equals === undefined)
    return key === undefined || where !== undefined ? ['a count and a sum of some rows say what they are compared with'] : []
  return findField(definition, equals)?.type === type ? [] : [`«${equals}» is no field of the type ${type}`]
}

function hasPart(field: Field, part: string): boolean {
  const asks = field.type === 'person' ? part === 'name' || (field.parts as readonly string[]).includes(part) : field.type !== 'table'
  return asks && (getFieldType(field).partKey?.(part) !== undefined || (field.type === 'organization' && part === 'id'))
}

function comparesNothing(condition: Condition): boolean {
  if (condition.op === 'and' || condition.op === 'or') return condition.all.some(comparesNothing)
  if (condition.op === 'not') return comparesNothing(condition.condition)
  const isComparison = condition.op === 'gt' || condition.op === 'gte' || condition.op === 'lt' || condition.op === 'lte'
  return isComparison && (condition.value === undefined) === (condition.other === undefined)
}

function duplicates(at: string, entries: readonly { key: string }[]): FieldProblem[] {
  return entries.flatMap(({ key }, i) =>
    entries.findIndex((other) => other.key === key) === i ? [] : [issue(`${at}[${i}].key`, 'duplicate', `«${key}» stands twice`)],
  )
}

/** Fields whose existence hangs on itself, directly or through others. */
function circles(definition: FormDefinition): FieldProblem[] {
  const needs = new Map<string, string[]>()
  for (const section of definition.sections)
    for (const field of section.fields) {
      const names = [section.when, field.when].flatMap((condition) => (condition === undefined ? [] : conditionFields(condition)))
      needs.set(
        `${section.key}.${field.key}`,
        names.map((name) => name.split('.').slice(0, 2).join('.')),
      )
    }
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some((next) => next === goal || (!seen.has(next) && (seen.add(next), reaches(next, goal, seen))))
  return [...needs.keys()]
    .filter((path) => reaches(path, path, new Set()))
    .map((path) => issue(path, 'circle', 'its condition hangs on itself'))
}

function isTooDeep(json: unknown): boolean {
  const open: [unknown, number][] = [[json, 0]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry
    if (depth > depthLimit) return true
    if (typeof value === 'object' && value !== null) for (const below of Object.values(value)) open.push([below, depth + 1])
  }
  return false
}
