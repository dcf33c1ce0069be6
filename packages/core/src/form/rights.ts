import { isAsked } from './asked.ts'
import { evaluateCondition } from './condition-evaluate.ts'
import { isBlank, isRecord, own, put, type Json } from './json.ts'
import { isWithin, withoutRows } from './paths.ts'
import { isRowId, rowsOf, type Settings as TableSettings } from './types/table/model.ts'
import type { AccessRule, Field, FieldRights, FormData, FormDefinition } from './model.ts'

/**
 * Whose rights: rules of task and role, and what holds where no rule says anything (an applicant's own draft: all may be edited).
 * They never change once made; `sharedRights` gives the same object for the same rules, so that what was decided is kept with it.
 */
export interface Rights {
  rules: readonly AccessRule[]
  base: FieldRights
}

export const fullRights: FieldRights = { visible: true, required: false, editable: true }
export const readRights: FieldRights = { visible: true, required: false, editable: false }

interface RightsNode {
  rights?: Rights
  next: WeakMap<AccessRule, RightsNode>
}
const roots = new WeakMap<FieldRights, RightsNode>()

/** The rights that follow from these rules, in this order, over a base: one object as long as the rules and the base are the same objects. */
export function sharedRights(rules: readonly AccessRule[], base: FieldRights): Rights {
  let node = nodeOf(roots, base)
  for (const rule of rules) node = nodeOf(node.next, rule)
  return (node.rights ??= { rules, base })
}

function nodeOf<Key extends object>(map: WeakMap<Key, RightsNode>, key: Key): RightsNode {
  let node = map.get(key)
  if (node === undefined) map.set(key, (node = { next: new WeakMap() }))
  return node
}

/**
 * Rights of one path (`section`, `section.field`, `section.table.column`; rows do not matter). In each rule the longest path that
 * says something about a right wins; rules that say something are joined by AND for visible and editable and by OR for
 * required; where none says anything the base holds. What is not visible is neither editable nor required.
 */
export function fieldRights(path: string, rights: Rights): FieldRights {
  let known = knownRights.get(rights)
  if (known === undefined || known.size >= mostPaths) knownRights.set(rights, (known = new Map()))
  // kept for a column, not for each of its cells: a table of thousands would have to decide again at every look
  const place = withoutRows(path)
  let found = known.get(place)
  if (found === undefined) known.set(place, (found = decide(place, rights)))
  return found
}

// Rights are data that never change, and every view of a case asks them about each of its fields.
const knownRights = new WeakMap<Rights, Map<string, FieldRights>>()
const mostPaths = 5000

function decide(path: string, { rules, base }: Rights): FieldRights {
  const said = { visible: [] as boolean[], editable: [] as boolean[], required: [] as boolean[] }
  for (const rule of rules) {
    for (const right of rightNames) {
      const word = findWord(rule, path, right)
      if (word !== undefined) said[right].push(word)
    }
  }
  const visible = said.visible.length === 0 ? base.visible : said.visible.every(Boolean)
  return {
    visible,
    editable: visible && (said.editable.length === 0 ? base.editable : said.editable.every(Boolean)),
    required: visible && (base.required || said.required.some(Boolean)),
  }
}

const rightNames = ['visible', 'editable', 'required'] as const
function findWord(rule: AccessRule, path: string, right: keyof FieldRights): boolean | undefined {
  let length = -1
  let word: boolean | undefined
  for (const [outer, entry] of Object.entries(rule)) {
    const weight = outer === '*' ? 0 : outer.length
    if (weight > length && typeof own(entry, right) === 'boolean' && isWithin(path, outer)) {
      length = weight
      word = entry[right]
    }
  }
  return word
}

/** What one person may do with one field as it stands: rights, its own `required` and its condition, over data from `askedData`. */
export function effectiveField(path: string, field: Field, data: unknown, rights: Rights, row?: unknown): FieldRights {
  const allowed = fieldRights(path, rights)
  if (!allowed.visible || !isAsked(field, data, row)) return { visible: false, editable: false, required: false }
  const own = field.required === true || (isRecord(field.required) && evaluateCondition(field.required, data, row))
  return { visible: true, editable: allowed.editable, required: allowed.required || own }
}

/** For reading: the data without what this person may not see and without unknown names. Columns are taken out of each row. */
export function stripHidden(definition: FormDefinition, data: unknown, rights: Rights): FormData {
  const shown: FormData = {}
  for (const section of definition.sections) {
    const stored = own(data, section.key)
    if (!isRecord(stored)) continue
    const kept: Json = {}
    for (const field of section.fields) {
      const path = `${section.key}.${field.key}`
      if (!Object.hasOwn(stored, field.key) || !fieldRights(path, rights).visible) continue
      const value = stored[field.key]
      put(kept, field.key, field.type === 'table' ? visibleRows(path, field, value, rights) : value)
    }
    const isShown = Object.keys(kept).length > 0 || fieldRights(section.key, rights).visible
    if (isShown) put(shown, section.key, kept)
  }
  return shown
}

function visibleRows(path: string, field: TableSettings, value: unknown, rights: Rights): unknown {
  if (!Array.isArray(value)) return null
  const columns = field.columns.filter((column) => fieldRights(`${path}.${column.key}`, rights).visible)
  return rowsOf(value).map((row) => pickKeys(row, ['id', ...columns.map((column) => column.key)]))
}

/**
 * For writing: what is stored after somebody with these rights sent `incoming`. Only editable fields are taken; read-only and hidden
 * ones keep the stored value, unknown names are dropped. A section or field that was not sent keeps its value (clearing sends
 * null). Rows are matched by id; a removed row that holds something this person may not edit stays.
 */
export function restoreReadOnly(definition: FormDefinition, stored: unknown, incoming: unknown, rights: Rights): FormData {
  const next: FormData = {}
  for (const section of definition.sections) {
    const before = own(stored, section.key)
    const sent = own(incoming, section.key)
    if (!isRecord(before) && !isRecord(sent)) continue
    const kept: Json = {}
    for (const field of section.fields) {
      const path = `${section.key}.${field.key}`
      const value = mergeField(
        path,
        field,
        own(before, field.key),
        isRecord(sent) && Object.hasOwn(sent, field.key) ? { value: sent[field.key] } : undefined,
        rights,
      )
      if (value !== undefined) put(kept, field.key, value)
    }
    put(next, section.key, kept)
  }
  return next
}

function mergeField(path: string, field: Field, before: unknown, sent: { value: unknown } | undefined, rights: Rights): unknown {
  if (sent === undefined) return before
  const own = fieldRights(path, rights)
  if (!own.visible) return before
  if (field.type !== 'table') return own.editable ? sent.value : before
  const columns = field.columns.map((column) => ({
    key: column.key,
    isEditable: fieldRights(`${path}.${column.key}`, rights).editable,
  }))
  return own.editable ? mergeRows(columns, before, sent.value) : mergeCells(columns, before, sent.value)
}

interface ColumnRight {
  key: string
  isEditable: boolean
}

/** The table may be edited: rows as sent, read-only cells from the stored row of the same id. */
function mergeRows(columns: ColumnRight[], before: unknown, sent: unknown): unknown {
  const stored = new Map(rowsOf(before).flatMap((row) => (isRowId(row['id']) ? [[row['id'], row] as const] : [])))
  const isProtected = (row: Json) => columns.some((column) => !column.isEditable && !isBlank(own(row, column.key)))
  const used = new Set<string>()
  const rows = rowsOf(sent).map((row) => {
    const id = own(row, 'id')
    const isKnown = isRowId(id) && !used.has(id)
    const rowId = isKnown ? id : freeId(used, stored)
    used.add(rowId)
    return mergeRow(columns, rowId, isKnown ? stored.get(id) : undefined, row)
  })
  const left = rowsOf(before).filter((row) => !(isRowId(row['id']) && used.has(row['id'])) && isProtected(row))
  return [...rows, ...left]
}

/** The table may not be edited, but columns of it may: stored rows, with the cells that were sent for them. */
function mergeCells(columns: ColumnRight[], before: unknown, sent: unknown): unknown {
  if (!Array.isArray(before) || !columns.some((column) => column.isEditable)) return before
  const rows = new Map<unknown, Json>()
  for (const row of rowsOf(sent)) if (isRowId(own(row, 'id')) && !rows.has(row['id'])) rows.set(row['id'], row)
  return before.map((row) =>
    isRecord(row) && rows.has(own(row, 'id')) ? mergeRow(columns, row['id'] as string, row, rows.get(row['id'])!) : row,
  )
}

function mergeRow(columns: ColumnRight[], id: string, before: Json | undefined, sent: Json): Json {
  const row: Json = { id }
  for (const { key, isEditable } of columns) {
    const source = isEditable && Object.hasOwn(sent, key) ? sent : before
    if (source !== undefined && Object.hasOwn(source, key)) put(row, key, source[key])
  }
  return row
}

/** An id for a row that came without a usable one. */
function freeId(used: ReadonlySet<string>, stored: ReadonlyMap<string, unknown>): string {
  let n = used.size + 1
  while (used.has(`row-${n}`) || stored.has(`row-${n}`)) n++
  return `row-${n}`
}

function pickKeys(row: Json, keys: readonly string[]): Json {
  const picked: Json = {}
  for (const key of keys) if (Object.hasOwn(row, key)) put(picked, key, row[key])
  return picked
}
