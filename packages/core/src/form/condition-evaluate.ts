import { monthsBetween } from '../kernel/date.ts'
import { isDay } from './day.ts'
import { foldNumber } from '../kernel/text.ts'
import { isBlank, isRecord, own } from './json.ts'
import type { Condition, ConditionValue } from './condition.ts'

const depthLimit = 64

/**
 * Whether a condition holds over form data and, inside a table, the current row. Total: looks at own properties only, never
 * throws; a comparison with a missing or unlike value does not hold. A list (multiple choice) equals a code when it contains it.
 */
export function evaluateCondition(condition: Condition, data: unknown, row?: unknown): boolean {
  return evaluate(condition, data, row, 0)
}

function evaluate(condition: Condition, data: unknown, row: unknown, depth: number): boolean {
  if (!isRecord(condition) || depth > depthLimit) return false
  switch (condition.op) {
    case 'eq':
      return equals(lookUp(condition.field, data, row), condition.value)
    case 'ne':
      return !equals(lookUp(condition.field, data, row), condition.value)
    case 'in': {
      const value = lookUp(condition.field, data, row)
      return Array.isArray(condition.values) && condition.values.some((entry) => equals(value, entry))
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return compare(
        condition.op,
        measured(condition, data, row),
        condition.other === undefined ? condition.value : lookUp(condition.other, data, row),
      )
    case 'empty':
      return isBlank(lookUp(condition.field, data, row))
    case 'not-empty':
      return !isBlank(lookUp(condition.field, data, row))
    case 'listed': {
      const value = lookUp(condition.field, data, row)
      return typeof value === 'string' && numbersIn(lookUp(condition.table, data), condition.column).has(foldNumber(value))
    }
    case 'and':
      return Array.isArray(condition.all) && condition.all.every((entry) => evaluate(entry, data, row, depth + 1))
    case 'or':
      return Array.isArray(condition.all) && condition.all.some((entry) => evaluate(entry, data, row, depth + 1))
    case 'not':
      return !evaluate(condition.condition, data, row, depth + 1)
    default:
      return false
  }
}

const none: ReadonlySet<string> = new Set()
/** The folded numbers of a column, by the rows: each of a thousand rows is compared with a thousand others. */
const folded = new WeakMap<object, Map<string, ReadonlySet<string>>>()

function numbersIn(rows: unknown, column: string): ReadonlySet<string> {
  if (!Array.isArray(rows) || typeof column !== 'string') return none
  const known = folded.get(rows) ?? new Map<string, ReadonlySet<string>>()
  folded.set(rows, known)
  const found =
    known.get(column) ??
    new Set(
      rows.flatMap((each: unknown) => {
        const value = own(each, column)
        return typeof value === 'string' ? foldNumber(value) : []
      }),
    )
  known.set(column, found)
  return found
}

/** The value a condition's field names: dotted own properties; inside a row its own columns are looked at first. */
function lookUp(field: unknown, data: unknown, row?: unknown): unknown {
  if (typeof field !== 'string') return undefined
  const names = field.split('.')
  const inRow = isRecord(row) && (names.length === 1 || Object.hasOwn(row, names[0]!))
  let value: unknown = inRow ? row : data
  for (const name of names) value = own(value, name)
  return value
}

/** What a comparison takes of its field: the value, the months since another day, so many times either. */
function measured(
  { field, monthsSince, times }: Extract<Condition, { op: 'gt' | 'gte' | 'lt' | 'lte' }>,
  data: unknown,
  row?: unknown,
): unknown {
  let value = lookUp(field, data, row)
  if (monthsSince !== undefined) {
    const since = lookUp(monthsSince, data, row)
    if (!isDay(since) || !isDay(value)) return undefined
    value = monthsBetween(since, value)
  }
  return times !== undefined && typeof value === 'number' ? value * times : value
}

function equals(value: unknown, wanted: ConditionValue): boolean {
  if (wanted === null) return value === undefined || value === null
  if (Array.isArray(value)) return value.includes(wanted)
  return value === wanted
}

function compare(op: 'gt' | 'gte' | 'lt' | 'lte', left: unknown, right: unknown): boolean {
  const isPair =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string' && left !== '' && right !== '')
  if (!isPair) return false
  if (op === 'gt') return left > right
  if (op === 'gte') return left >= right
  return op === 'lt' ? left < right : left <= right
}

/** Every field a condition names. */
export function conditionFields(condition: Condition): string[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.all.flatMap(conditionFields)
    case 'not':
      return conditionFields(condition.condition)
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return [condition.field, condition.monthsSince, condition.other].filter((field) => field !== undefined)
    case 'listed':
      return [condition.field, condition.table]
    default:
      return [condition.field]
  }
}

/** Whether a comparison of the condition lacks an operand: a rule over fields that are not filled yet says nothing. */
export function hasOpenComparison(condition: Condition, data: unknown, row?: unknown): boolean {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.all.some((entry) => hasOpenComparison(entry, data, row))
    case 'not':
      return hasOpenComparison(condition.condition, data, row)
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
    case 'listed':
      return conditionFields(condition).some((field) => isBlank(lookUp(field, data, row)))
    default:
      return false
  }
}
