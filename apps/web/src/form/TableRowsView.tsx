import { useMemo } from 'react'
import { cellText, columnHead, unitOf } from '@wenwu/core/form/to-text'
import type { ColumnTotal } from '@wenwu/core/form/totals'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { useText } from '../lib/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { domId } from './dom.ts'
import { ColumnHead, isNumberColumn } from './inputs/ColumnHead.tsx'
import { TableTotals } from './inputs/TableTotals.tsx'
import { PagedRows } from './PagedRows.tsx'
import { shortest, type NumberedRow } from './row-pages.ts'
import { useWidgets } from './widgets-context.ts'

interface TableRowsViewProps {
  /** Path of the table, `section.table`. */
  path: string
  label: string
  columns: readonly Field[]
  rows: readonly Record<string, unknown>[]
  context: FormContext
  changes?: readonly FieldChange[]
  /** Of all rows, also where a page of them is shown. */
  totals?: readonly ColumnTotal[]
}

const unchanged: readonly FieldChange[] = []

/** Rows of a table, read-only: on a phone as cards; many of them page by page, below a head that stays in view. New rows and changed cells are marked. */
export function TableRowsView(props: TableRowsViewProps) {
  const { path, label, columns, rows, context, changes = unchanged, totals = [] } = props
  const { t } = useText()
  const changeAt = useMemo(() => new Map(changes.map((change) => [change.path, change])), [changes])
  // what is higher than the frame is scrolled by keyboard as well
  const frame = rows.length > shortest ? { className: 'form-table-frame is-long', tabIndex: 0 } : { className: 'form-table-frame' }
  return (
    <PagedRows path={path} label={label} columns={columns} rows={rows} context={context} changes={changes}>
      {(shown) => (
        <div {...frame}>
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
              {shown.map(({ row, index }) => (
                <RowView
                  key={String(row['id'] ?? index)}
                  row={row}
                  index={index}
                  path={`${path}[#${String(row['id'])}]`}
                  columns={columns}
                  context={context}
                  changeAt={changeAt}
                />
              ))}
            </tbody>
            <TableTotals columns={columns} totals={totals} />
          </table>
        </div>
      )}
    </PagedRows>
  )
}

interface RowViewProps extends NumberedRow {
  /** Of the row, `section.table[#id]`. */
  path: string
  columns: readonly Field[]
  context: FormContext
  changeAt: ReadonlyMap<string, FieldChange>
}

function RowView({ row, index, path, columns, context, changeAt }: RowViewProps) {
  const { t, locale } = useText()
  const widgetsOf = useWidgets()
  const isNew = changeAt.get(path)?.before === null
  return (
    <tr id={`${domId(path)}-view`} className={isNew ? 'is-changed' : undefined}>
      <td className="form-table-index">
        {index + 1}
        {isNew && <div className="change-mark">{t('form.view.added')}</div>}
      </td>
      {columns.map((column) => {
        const { View } = widgetsOf(column)
        const value = row[column.key]
        const text = cellText(column, value, context)
        const change = changeAt.get(`${path}.${column.key}`)
        const classes = [isNumberColumn(column) ? 'is-number' : '', change === undefined ? '' : 'is-changed'].filter(Boolean).join(' ')
        return (
          <td key={column.key} data-label={columnHead(column, locale)} className={classes || undefined}>
            {text === '' && <span className="view-empty">{t('form.view.empty')}</span>}
            {text !== '' &&
              (unitOf(column, locale) !== undefined ? (
                text
              ) : (
                <View field={column} value={value} context={context} path={`${path}.${column.key}`} />
              ))}
            {change !== undefined && <ChangeMark before={cellText(column, change.before, context)} />}
          </td>
        )
      })}
    </tr>
  )
}
