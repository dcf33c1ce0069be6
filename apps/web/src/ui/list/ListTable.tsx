import { useCallback, useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { groupParts, mergeSpans } from '@wenwu/core/list/groups'
import { columnWidths } from '@wenwu/core/list/widths'
import { usePlace } from '../../lib/use-place.ts'
import { ListHead } from './ListHead.tsx'
import { leastWidth } from './least-width.ts'
import { ListRow } from './ListRow.tsx'
import type { ListColumn, ShownList } from './list-types.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useRowKeys } from './use-row-keys.ts'
import { toggled } from './use-selection.ts'

export interface ListTableProps<Row> {
  list: ShownList<Row>
  columns: readonly ListColumn<Row>[]
  /** undefined: the first load. */
  rows: readonly Row[] | undefined
  skeletonRows: number
  firstIndex: number
  /** The first row goes on with a group of the page before. */
  isContinued: boolean
  /** The sort in force. */
  sort: string
  onSort: (sort: string) => void
  isDimmed: boolean
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
  /** In place of the rows: empty or failed. */
  placeholder: ReactNode
}

/** The table itself: the header stays, groups are merged, j/k and arrows move, Enter opens, Space selects. */
export function ListTable<Row>({
  list,
  columns,
  rows,
  skeletonRows,
  firstIndex,
  isContinued,
  sort,
  onSort,
  isDimmed,
  selected,
  onSelect,
  placeholder,
}: ListTableProps<Row>) {
  const hasSelection = list.batchActions !== undefined
  const hasActions = list.rowActions !== undefined
  const actionsWidth = list.actionsWidth ?? 120
  const shownRows = rows ?? []
  const spans = mergeSpans(shownRows, list.groupBy)
  const keys = shownRows.map(list.rowKey)
  const minWidth = leastWidth(columns, (hasSelection ? 40 : 0) + columnWidths.index + (hasActions ? actionsWidth : 0))

  const toggle = (row: Row): void => onSelect(toggled(selected, list.rowKey(row)))
  const { table, onRowKey } = useRowKeys(list, hasSelection ? toggle : undefined)

  // The page changed: begin at its top again.
  const scroller = useRef<HTMLDivElement>(null)
  const firstKey = keys[0]
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [firstIndex, firstKey])
  usePlace(
    useCallback(() => scroller.current, []),
    rows !== undefined,
  )

  const empty = useRef<HTMLDivElement>(null)
  const focus = useRowFocus(keys, empty)

  const rowAt = (i: number): ReactNode => {
    const row = shownRows[i]!
    const key = list.rowKey(row)
    return (
      <ListRow
        key={key}
        list={list}
        columns={columns}
        row={row}
        index={firstIndex + i}
        isFirst={i === 0}
        isContinued={isContinued && i === 0}
        span={spans[i] ?? 1}
        isSelected={hasSelection ? selected.has(key) : undefined}
        onToggle={() => toggle(row)}
        onKeyDown={(event) => onRowKey(event, row)}
      />
    )
  }

  return (
    <div className="list-scroller" ref={scroller}>
      <table
        ref={table}
        {...focus}
        className={`list-table${isDimmed ? ' is-dimmed' : ''}`}
        style={{ '--list-min': `${minWidth}px` } as CSSProperties}
        aria-busy={isDimmed || rows === undefined}
        aria-label={list.title}
      >
        <colgroup>
          {hasSelection && <col style={{ width: columnWidths.selection }} />}
          <col style={{ width: columnWidths.index }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width ?? (column.share === undefined ? undefined : `${column.share}%`) }} />
          ))}
          {hasActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <ListHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={hasSelection ? { keys, selected, onSelect } : undefined}
          hasActions={hasActions}
        />
        {rows === undefined && placeholder === null && (
          <SkeletonRows rows={skeletonRows} cells={columns.length + 1 + (hasSelection ? 1 : 0) + (hasActions ? 1 : 0)} />
        )}
        {groupParts(spans).map(({ from, to }, part) => (
          // by place: a list without groups keeps its rows, and the focus in them, when another row comes first
          <tbody key={part}>{Array.from({ length: to - from }, (_, i) => rowAt(from + i))}</tbody>
        ))}
      </table>
      {placeholder !== null && (
        <div ref={empty} tabIndex={-1}>
          {placeholder}
        </div>
      )}
    </div>
  )
}

/** Where rows will be. */
function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, i) => (
        <tr key={i} className="list-skeleton">
          {Array.from({ length: cells }, (_cell, c) => (
            <td key={c}>
              <span className="skeleton" style={{ width: `${45 + ((i * 7 + c * 13) % 5) * 10}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
