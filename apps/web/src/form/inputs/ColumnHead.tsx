import type { Field } from '@wenwu/core/form/model'
import { useText } from '../../lib/i18n.ts'

/** Whether a column is set right-aligned. */
export function isNumberColumn(column: Field): boolean {
  return column.type === 'money' || column.type === 'number'
}

/** Head of a column: its name and, for money, 万元 (design ui §1). */
export function ColumnHead({ column, isRequired = false }: { column: Field; isRequired?: boolean }) {
  const { t, textOf } = useText()
  const classes = [isNumberColumn(column) ? 'is-number' : '', isRequired ? 'is-required' : ''].filter(Boolean).join(' ')
  return (
    <th scope="col" className={classes || undefined}>
      {textOf(column.label)}
      {column.type === 'money' && <span className="form-table-unit">{t('form.tenThousandYuan')}</span>}
    </th>
  )
}
