import { z } from 'zod'
import { translate } from '../../../i18n/translate.ts'
import { conditionSchema, type Condition } from '../../condition.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, problem } from '../../field-base.ts'
import { isRecord, own } from '../../json.ts'
import type { Field, FieldBase, FieldType } from '../../model.ts'

/** A repeating table; its value is a list of rows `{id, …one entry per column}`. Columns are checked by `validate`, not here. */
export interface Settings extends FieldBase {
  type: 'table'
  /** Fields of a row; no table inside a table. `id` is the row's own. */
  columns: Field[]
  minRows?: number
  /** 200 unless told. */
  maxRows?: number
  /** Sums of columns that are shown below them, and sums or counts of rows that the form states elsewhere. */
  totals?: Total[]
}

/**
 * The sum of one column of numbers, shown below it, or without `column` the number of rows. With `where` only of the rows for which that
 * holds (a bare name is a column): the pieces of grade one. A count and a sum of some rows say in `equals` what they are compared with.
 */
export interface Total {
  column?: string
  where?: Condition
  /** `section.field` of the same form and type (a count: a number) that states the sum: the two must agree. */
  equals?: string
}

/** A row of a table: `id` is given by whoever adds it and stays for life. */
export interface TableRow {
  id: string
  [column: string]: unknown
}

export const defaultMaxRows = 200
export const mostRows = 2000

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('table'),
    columns: z.array(z.custom<Field>(isRecord)).min(1).max(60),
    minRows: z.number().int().min(0).max(mostRows).optional(),
    maxRows: z.number().int().min(1).max(mostRows).optional(),
    totals: z
      .array(z.strictObject({ column: z.string().optional(), where: conditionSchema.optional(), equals: z.string().optional() }))
      .min(1)
      .max(40)
      .optional(),
  }),
)

/** Whether a text can be the id of a row. */
export function isRowId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)
}

/** The rows of a value, whatever it is: entries that are no objects are left out. */
export function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export const fieldType: FieldType<Settings> = {
  type: 'table',
  settings,
  isEmpty: (value) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0),
  check(value, field) {
    if (!Array.isArray(value)) return problem('type')
    const columns = new Set(['id', ...field.columns.map((column) => column.key)])
    for (const row of value) if (!isRecord(row) || Object.keys(row).some((key) => !columns.has(key))) return problem('type')
    const ids = value.map((row) => own(row, 'id'))
    if (!ids.every(isRowId) || new Set(ids).size !== ids.length) return problem('row-ids')
    const max = field.maxRows ?? defaultMaxRows
    if (value.length > max) return problem('rows-max', { n: max })
    return value.length < (field.minRows ?? 0) ? problem('rows-min', { n: field.minRows ?? 0 }) : []
  },
  toText: (value, _field, { locale }) =>
    rowsOf(value).length === 0 ? '' : translate(locale, 'form.rowCount', { n: rowsOf(value).length }),
  inspect: (field) => ((field.minRows ?? 0) > (field.maxRows ?? defaultMaxRows) ? ['minRows is above maxRows'] : []),
}
