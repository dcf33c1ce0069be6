import { conditionFields } from '@wenwu/core/form/condition-evaluate'
import type { Field, FormData } from '@wenwu/core/form/model'

/** The form as it is to what looks at nothing of it: one object, so that a change elsewhere draws nothing again. */
export const noData: FormData = {}

/** Whether a table looks at fields outside of it, by conditions or sums; only then a change elsewhere draws the table again. */
export function tableLooksAtForm(field: Field): boolean {
  return field.type === 'table' && (field.totals?.some(({ equals }) => equals !== undefined) === true || rowsLookAtForm(field.columns))
}

/** Whether a row looks at fields outside of its table, by the conditions of a column; a sum that must agree is none of the rows' business. */
export function rowsLookAtForm(columns: readonly Field[]): boolean {
  return columns.some((column) =>
    [column.when, column.required].some(
      (condition) => typeof condition === 'object' && conditionFields(condition).some((name) => name.includes('.')),
    ),
  )
}
