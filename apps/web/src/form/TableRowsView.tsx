import { cellText, columnHead, unitOf } from '@wenwu/core/form/to-text'
import type { ColumnTotal } from '@wenwu/core/form/totals'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { useText } from '../lib/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { ColumnHead, isNumberColumn } from './inputs/ColumnHead.tsx'
import { TableTotals } from './inputs/TableTotals.tsx'
import { useWidgets } from './widgets-context.ts'

interface TableRowsViewProps {
  /** Path of the table, `section.table`. */
  path: string
  label: string
  columns: readonly Field[]
  rows: readonly Record<string, unknown>[]
  context: FormContext
  changes?: readonly FieldChange[]
  totals?: readonly ColumnTotal[]
}

/** Rows of a table, read-only: on a phone as cards. New rows and changed cells are marked. */
export function TableRowsView({ path, label, columns, rows, context, changes = [], totals = [] }: TableRowsViewProps) {
  const { t, locale } = useText()
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
                    <td key={column.key} data-label={columnHead(column, locale)} className={classes || undefined}>
                      {text === '' && <span className="view-empty">{t('form.view.empty')}</span>}
                      {text !== '' &&
                        (unitOf(column, locale) !== undefined ? (
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
        <TableTotals columns={columns} totals={totals} />
      </table>
    </div>
  )
}
