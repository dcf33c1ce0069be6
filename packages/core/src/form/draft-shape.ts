import { isStorableText } from '../kernel/text.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { isRecord, own } from './json.ts'
import type { Field, FormDefinition } from './model.ts'
import { mostRows } from './types/table/model.ts'

/** What a draft may be, valid or not: everything below it can be stored, read back and drawn. */
export const draftLimits = {
  /** Levels of objects and lists below the data itself. */
  depth: 8,
  /** Characters of all keys and texts together, numbers counting 16. */
  size: 3_000_000,
  /** Characters of one text. */
  text: 50_000,
  /** Rows of a table, entries of any list. */
  rows: mostRows,
  /** Names in one object. */
  keys: 500,
} as const

/**
 * Whether a draft is sane enough to be stored: an object of objects, within the limits, without texts that a database refuses, and texts where the form has texts. It need
 * not be valid, and unknown names are no problem (they are dropped). Gives the first problem, as a list of one, or none. Walks
 * without recursion, so depth cannot hurt it.
 */
export function checkDraftShape(definition: FormDefinition, data: unknown): FieldProblem[] {
  if (!isRecord(data)) return [{ path: '', code: 'type' }]
  for (const section of definition.sections) {
    const filled = own(data, section.key)
    if (filled !== undefined && filled !== null && !isRecord(filled)) return [{ path: section.key, code: 'type' }]
  }
  const faults = walk(data)
  if (faults.length > 0) return faults
  const [path] = definition.sections.flatMap(({ key, fields }) => noTextIn(fields, own(data, key), key) ?? [])
  return path === undefined ? [] : [{ path, code: 'type' }]
}

/** The path of the first field of text, in rows of tables too, that has something else; nothing is a text as well. */
function noTextIn(fields: readonly Field[], filled: unknown, path: string): string | undefined {
  for (const field of fields) {
    const value = own(filled, field.key)
    const at = `${path}.${field.key}`
    if (field.type === 'table') {
      const rows = Array.isArray(value) ? value : []
      for (const [i, row] of rows.entries()) {
        const found = noTextIn(field.columns, row, `${at}[${i}]`)
        if (found !== undefined) return found
      }
    } else if ((field.type === 'text' || field.type === 'long-text') && typeof (value ?? '') !== 'string') return at
  }
  return undefined
}

interface Node {
  value: unknown
  path: string
  depth: number
}

function walk(data: unknown): FieldProblem[] {
  const open: Node[] = [{ value: data, path: '', depth: 0 }]
  let size = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value, path, depth } = node
    const fault = faultOf(value, depth)
    if (fault !== undefined) return [{ path, ...fault }]
    size += typeof value === 'string' ? value.length : 16
    const entries: [string, unknown][] = Array.isArray(value)
      ? value.map((entry, i) => [`[${i}]`, entry])
      : isRecord(value)
        ? Object.entries(value)
        : []
    for (const [key, entry] of entries) {
      if (!Array.isArray(value)) {
        if (key.length > 100 || !isStorableText(key) || key === '__proto__') return [{ path, code: 'draft-name' }]
        size += key.length
      }
      open.push({ value: entry, path: Array.isArray(value) ? path + key : path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
    if (size > draftLimits.size) return [{ path: '', code: 'draft-size' }]
  }
  return []
}

function faultOf(value: unknown, depth: number): Omit<FieldProblem, 'path'> | undefined {
  if (depth > draftLimits.depth) return { code: 'draft-depth' }
  if (typeof value === 'string') {
    if (value.length > draftLimits.text) return { code: 'too-long', params: { max: draftLimits.text, length: value.length } }
    return isStorableText(value) ? undefined : { code: 'draft-text' }
  }
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { code: 'number' }
  if (Array.isArray(value)) return value.length > draftLimits.rows ? { code: 'rows-max', params: { n: draftLimits.rows } } : undefined
  if (isRecord(value)) return Object.keys(value).length > draftLimits.keys ? { code: 'draft-size' } : undefined
  return value === null || value === undefined || typeof value === 'boolean' ? undefined : { code: 'type' }
}
