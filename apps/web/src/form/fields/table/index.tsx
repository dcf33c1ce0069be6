import { fieldRights } from '@wenwu/core/form/rights'
import { isAsked } from '@wenwu/core/form/asked'
import { fieldText } from '@wenwu/core/form/to-text'
import { rowsOf, type Settings } from '@wenwu/core/form/types/table/model'
import { useText } from '../../../lib/i18n.ts'
import type { FieldWidgets, ViewProps } from '../../widget.ts'
import { useWidgets } from '../../widgets-context.ts'
import { TableInput } from './TableInput.tsx'

function TableView({ field, value, context, path, rights }: ViewProps<Settings>) {
  const { t, textOf } = useText()
  const widgetsOf = useWidgets()
  const rows = rowsOf(value)
  const columns = field.columns.filter((column) => rights === undefined || fieldRights(`${path}.${column.key}`, rights.rules, rights.base).visible)
  if (rows.length === 0) return null
  return (
    <div className="form-table-frame">
      <table className="form-table is-view">
        <thead>
          <tr>
            <th scope="col" className="form-table-index">
              {t('common.index')}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.type === 'money' || column.type === 'number' ? 'is-number' : undefined}>
                {textOf(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={String(row['id'] ?? i)}>
              <td className="form-table-index">{i + 1}</td>
              {columns.map((column) => {
                const { View } = widgetsOf(column)
                const isEmpty = !isAsked(column, {}, row) || (fieldText(column, row[column.key], context) === '' && column.type !== 'attachment')
                return (
                  <td key={column.key} data-label={textOf(column.label)} className={column.type === 'money' || column.type === 'number' ? 'is-number' : undefined}>
                    {isEmpty ? t('form.view.empty') : <View field={column} value={row[column.key]} context={context} path={`${path}.${column.key}`} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: TableInput, View: TableView, isGroup: true, isWide: true }
