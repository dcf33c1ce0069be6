import type { Field } from '@wenwu/core/form/model'
import type { ColumnTotal } from '@wenwu/core/form/totals'
import { cellText, columnHead } from '@wenwu/core/form/to-text'
import { useText } from '../../lib/i18n.ts'
import { useFormContext } from '../use-form-context.ts'
import { isNumberColumn } from './ColumnHead.tsx'

interface TableTotalsProps {
  columns: readonly Field[]
  totals: readonly ColumnTotal[]
  /** There is a column of actions behind the last one. */
  hasActions?: boolean
}

/** The last line of a table: the sums of its columns; on a phone a card of its own. */
export function TableTotals({ columns, totals, hasActions = false }: TableTotalsProps) {
  const { t, locale } = useText()
  const context = useFormContext()
  const below = totals.filter(({ isBelow }) => isBelow)
  if (below.length === 0) return null
  return (
    <tfoot>
      <tr>
        <th scope="row" className="form-table-index">
          {t('form.table.total')}
        </th>
        {columns.map((column) => {
          const total = below.find((each) => each.column.key === column.key)
          return (
            <td
              key={column.key}
              data-label={columnHead(column, locale)}
              className={[isNumberColumn(column) ? 'is-number' : '', total === undefined ? 'is-blank' : ''].filter(Boolean).join(' ')}
            >
              {total !== undefined && cellText(column, total.sum, context)}
            </td>
          )
        })}
        {hasActions && <td className="is-blank" />}
      </tr>
    </tfoot>
  )
}
