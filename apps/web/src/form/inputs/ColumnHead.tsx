import type { Field } from '@wenwu/core/form/model'
import { unitOf } from '@wenwu/core/form/to-text'
import { useText } from '../../lib/i18n.ts'

/** Whether a column is set right-aligned. */
export function isNumberColumn(column: Field): boolean {
  return column.type === 'money' || column.type === 'number'
}

/** Head of a column: its name and the unit of its values (design ui §1). */
export function ColumnHead({ column, isRequired = false }: { column: Field; isRequired?: boolean }) {
  const { textOf, locale } = useText()
  const unit = unitOf(column, locale)
  const classes = [isNumberColumn(column) ? 'is-number' : '', isRequired ? 'is-required' : ''].filter(Boolean).join(' ')
  return (
    <th scope="col" className={classes || undefined}>
      {textOf(column.label)}
      {unit !== undefined && <span className="form-table-unit">{unit}</span>}
    </th>
  )
}
