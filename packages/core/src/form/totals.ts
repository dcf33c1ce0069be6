import { evaluateCondition } from './condition-evaluate.ts'
import { isBlank, own } from './json.ts'
import { getValue } from './paths.ts'
import { effectiveField, type Rights } from './rights.ts'
import { cellText } from './to-text.ts'
import { rowsOf, type Settings as TableField } from './types/table/model.ts'
import type { Field, FormData, FormDefinition } from './model.ts'
import type { FieldProblem } from '../kernel/errors.ts'

/**
 * Sum of one column of a table, or the number of its rows. `difference` (sum less stated) is there where the table says what the sum must
 * equal and that is filled.
 */
export interface ColumnTotal {
  /** The column; of a count a field of whole numbers with the label of the table. */
  column: Field
  /** It is the sum of the whole column, which stands below it; else a count, or the sum of some rows. */
  isBelow: boolean
  /** In the column's own unit; exact. */
  sum: number
  /** Rows whose cell is filled and no number to be summed: the sum leaves them out. */
  uncounted: number
  /** Path of the field that states the sum, `section.field`. */
  equals: string | undefined
  stated: number | undefined
  difference: number | undefined
}

/** A type of number has at most eight decimals. */
const scale = 10 ** 8
/** Greater numbers pass no check of their own, and are summed no more. */
const mostSummed = 1e15

/** The numbers as whole hundred-millionths: exact, for they are read from their shortest writing. */
function exactSum(values: readonly number[]): bigint {
  return values.reduce((sum, value) => {
    const [whole, decimals = ''] = Math.abs(value).toFixed(8).split('.')
    const scaled = BigInt(whole!) * BigInt(scale) + BigInt(decimals)
    return value < 0 ? sum - scaled : sum + scaled
  }, 0n)
}

const toNumber = (scaled: bigint): number => Number(scaled) / scale

/**
 * The sums that a table shows below its columns, and those that the form states elsewhere. A whole column without a single number has none,
 * and a table without rows none at all. `data` is the form as `askedData` gives it; without it no sum is compared.
 */
export function totalsOf(field: TableField, value: unknown, data?: FormData): ColumnTotal[] {
  const all = rowsOf(value)
  if (all.length === 0) return []
  return (field.totals ?? []).flatMap(({ column: key, where, equals }) => {
    const column = key === undefined ? rowCount(field) : field.columns.find((each) => each.key === key)
    const rows = where === undefined ? all : all.filter((row) => evaluateCondition(where, data, row))
    const cells = key === undefined ? rows.map(() => 1) : rows.map((row) => own(row, key)).filter((cell) => !isBlank(cell))
    const numbers = cells.filter((cell): cell is number => typeof cell === 'number' && Math.abs(cell) < mostSummed)
    const isBelow = key !== undefined && where === undefined
    if (column === undefined || (isBelow && numbers.length === 0)) return []
    const sum = exactSum(numbers)
    const found = equals === undefined || data === undefined ? undefined : getValue(data, equals)
    const stated = typeof found === 'number' && Math.abs(found) < mostSummed ? found : undefined
    return [
      {
        column,
        isBelow,
        sum: toNumber(sum),
        uncounted: cells.length - numbers.length,
        equals,
        stated,
        difference: stated === undefined ? undefined : toNumber(sum - exactSum([stated])),
      },
    ]
  })
}

/** What the numbers of rows are written as. */
function rowCount({ key, label }: TableField): Field {
  return { key, label, type: 'number', integer: true }
}

/**
 * Tables whose sum is not what the form states elsewhere. It stands at the table, or at the field that states the sum where the table is not this
 * person's to change. Nothing is said while either of the two has problems of its own.
 */
export function totalProblems(
  definition: FormDefinition,
  data: FormData,
  rights: Rights,
  hasProblem: (path: string) => boolean,
): FieldProblem[] {
  return definition.sections.flatMap((section) =>
    section.when !== undefined && !evaluateCondition(section.when, data)
      ? []
      : section.fields.flatMap((field) => {
          if (field.type !== 'table') return []
          const path = `${section.key}.${field.key}`
          return totalsOf(field, own(own(data, section.key), field.key), data).flatMap(
            ({ column, isBelow, sum, equals, stated, difference }) => {
              if (equals === undefined || stated === undefined || difference === 0 || hasProblem(path) || hasProblem(equals)) return []
              // the number, where it can be corrected: a link to it leads to a box, one to the table to no row of it
              const at = [equals, path].find((each) => isOpen(each, definition, data, rights))
              if (at === undefined) return []
              const params = {
                sum: plain(column, sum),
                stated: plain(column, stated),
                difference: plain(column, Math.abs(difference ?? 0)),
              }
              return at === path
                ? [{ path, code: isBelow ? 'sum-differs' : 'part-differs', params: { ...params, other: equals } }]
                : [{ path: equals, code: isBelow ? 'stated-differs' : 'stated-part-differs', params: { ...params, other: path } }]
            },
          )
        }),
  )
}

/** A number as the cells of a column show it, without its unit; the same in all languages. */
function plain(column: Field, value: number): string {
  return cellText(column, value, { locale: 'zh_CN', today: '' })
}

function isOpen(path: string, definition: FormDefinition, data: FormData, rights: Rights): boolean {
  const [sectionKey, key] = path.split('.')
  const field = definition.sections.find((section) => section.key === sectionKey)?.fields.find((each) => each.key === key)
  if (field === undefined) return false
  const effective = effectiveField(path, field, data, rights)
  return effective.visible && effective.editable
}
