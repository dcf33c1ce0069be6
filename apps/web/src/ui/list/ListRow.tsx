import type { KeyboardEvent } from 'react'
import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import { ClampedText } from './ClampedText.tsx'
import type { ListColumn, ShownList } from './list-types.ts'
import { RowActions } from './RowActions.tsx'

interface ListRowProps<Row> {
  list: ShownList<Row>
  columns: readonly ListColumn<Row>[]
  row: Row
  /** Its number among all rows. */
  index: number
  /** Tab leads to it: the arrows lead on from there. */
  isFirst: boolean
  /** It goes on with a group of the page before. */
  isContinued: boolean
  /** Rows that its merged cells stand for; 0: they are drawn in a row above. */
  span: number
  /** Absent: no row can be selected. */
  isSelected: boolean | undefined
  onToggle: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A row of a list: its box, its number, its cells and what can be done with it. */
export function ListRow<Row>(props: ListRowProps<Row>) {
  const { list, columns, row, index, isFirst, isContinued, span, isSelected, onToggle, onKeyDown } = props
  const { t } = useText()
  const path = list.rowPath?.(row)
  return (
    <tr data-row={list.rowKey(row)} tabIndex={isFirst ? 0 : -1} aria-selected={isSelected} onKeyDown={onKeyDown}>
      {isSelected !== undefined && (
        <td className="align-center no-print">
          <Checkbox
            tabIndex={-1}
            aria-label={t('list.selectRow', { title: list.rowTitle(row) })}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      <td className="align-center list-index">{index}</td>
      {columns.map((column) =>
        column.isMerged && span === 0 ? null : (
          <td
            key={column.key}
            rowSpan={column.isMerged && span > 1 ? span : undefined}
            className={
              [column.align === undefined ? '' : `align-${column.align}`, column.isMono ? 'mono' : ''].filter(Boolean).join(' ') ||
              undefined
            }
          >
            <Cell
              column={column}
              row={row}
              path={path}
              isWindow={list.opensWindows === true}
              isContinued={isContinued && column.isMerged}
            />
          </td>
        ),
      )}
      {list.rowActions !== undefined && (
        <td className="list-actions no-print">
          <RowActions actions={list.rowActions(row)} title={list.rowTitle(row)} />
        </td>
      )}
    </tr>
  )
}

interface CellProps<Row> {
  column: ListColumn<Row>
  row: Row
  path: string | undefined
  isWindow: boolean
  /** A merged cell of a group that began on the page before. */
  isContinued: boolean
}

function Cell<Row>({ column, row, path, isWindow, isContinued }: CellProps<Row>) {
  const { t } = useText()
  const text = column.text?.(row)
  const value = text === undefined ? column.render(row) : <ClampedText text={text} />
  const body = isContinued ? (
    <>
      {value} <span className="list-continued">{t('list.continued')}</span>
    </>
  ) : (
    value
  )
  return column.isTitle && path !== undefined ? (
    <Link to={path} className="list-title" tabIndex={-1} {...(isWindow && { target: '_blank', rel: 'noopener' })}>
      {body}
    </Link>
  ) : (
    body
  )
}
