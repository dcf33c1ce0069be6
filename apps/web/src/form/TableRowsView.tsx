import { fieldText } from '@wenwu/core/form/to-text'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { formatMoney, isMoney } from '@wenwu/core/kernel/money'
import { useText } from '../lib/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { ColumnHead, isNumberColumn } from './inputs/ColumnHead.tsx'
import { useWidgets } from './widgets-context.ts'

interface TableRowsViewProps {
  /** Path of the table, `section.table`. */
  path: string
  label: string
  columns: readonly Field[]
  rows: readonly Record<string, unknown>[]
  context: FormContext
  changes?: readonly FieldChange[]
}

/** A cell as text; money without its unit, which stands in the head. */
export function cellText(column: Field, value: unknown, context: FormContext): string {
  return column.type === 'money' && isMoney(value) ? formatMoney(value) : fieldText(column, value, context)
}

/** Rows of a table, read-only: on a phone as cards. New rows and changed cells are marked. */
export function TableRowsView({ path, label, columns, rows, context, changes = [] }: TableRowsViewProps) {
  const { t, textOf } = useText()
  const widgetsOf = useWidgets()
  return (
    <div className="form-table-frame">
      <table className="form-table is-view" aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="form-table-index">
              {t('common.index')}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const rowPath = `${path}[#${String(row['id'])}]`
            const isNew = changes.some((change) => change.path === rowPath && change.before === null)
            return (
              <tr key={String(row['id'] ?? i)} className={isNew ? 'is-changed' : undefined}>
                <td className="form-table-index">
                  {i + 1}
                  {isNew && <div className="change-mark">{t('form.view.added')}</div>}
                </td>
                {columns.map((column) => {
                  const { View } = widgetsOf(column)
                  const value = row[column.key]
                  const text = cellText(column, value, context)
                  const change = changes.find((entry) => entry.path === `${rowPath}.${column.key}`)
                  const classes = [isNumberColumn(column) ? 'is-number' : '', change === undefined ? '' : 'is-changed']
                    .filter(Boolean)
                    .join(' ')
                  return (
                    <td key={column.key} data-label={textOf(column.label)} className={classes || undefined}>
                      {text === '' && <span className="view-empty">{t('form.view.empty')}</span>}
                      {text !== '' &&
                        (column.type === 'money' ? (
                          text
                        ) : (
                          <View field={column} value={value} context={context} path={`${rowPath}.${column.key}`} />
                        ))}
                      {change !== undefined && <ChangeMark before={cellText(column, change.before, context)} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
