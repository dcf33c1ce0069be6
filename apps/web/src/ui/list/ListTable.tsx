import { useCallback, useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { Checkbox } from 'antd'
import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined'
import CaretUpOutlined from '@ant-design/icons/CaretUpOutlined'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import { usePlace } from '../../lib/use-place.ts'
import { useKeyGroup, type KeyGroup } from '../../lib/key-help.ts'
import { useShortcuts } from '../../lib/keys.ts'
import { ClampedText } from './ClampedText.tsx'
import { groupParts, mergeSpans } from '@wenwu/core/list/groups'
import { columnWidths } from '@wenwu/core/list/widths'
import type { ListColumn, ShownList } from './list-types.ts'
import { RowActions } from './RowActions.tsx'
import { useRowFocus } from './use-row-focus.ts'

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

function nextSort<Row>(column: ListColumn<Row>, sort: string): string | undefined {
  const { ascending, descending } = column.sorts ?? {}
  if (sort === ascending) return descending ?? ascending
  return ascending ?? descending
}

function Header<Row>({ column, sort, onSort }: { column: ListColumn<Row>; sort: string; onSort: (sort: string) => void }) {
  const { t } = useText()
  const next = nextSort(column, sort)
  const isUp = column.sorts?.ascending === sort
  const isDown = column.sorts?.descending === sort
  const state = isUp ? 'ascending' : isDown ? 'descending' : undefined
  return (
    <th
      scope="col"
      className={column.align === undefined ? undefined : `align-${column.align}`}
      aria-sort={column.sorts === undefined ? undefined : (state ?? 'none')}
    >
      {next === undefined ? (
        column.title
      ) : (
        <button type="button" className="list-sort" title={t('list.sortBy', { title: column.title })} onClick={() => onSort(next)}>
          {column.title}
          <span className="list-sort-marks" aria-hidden="true">
            <CaretUpOutlined className={isUp ? 'is-on' : ''} />
            <CaretDownOutlined className={isDown ? 'is-on' : ''} />
          </span>
        </button>
      )}
    </th>
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

const keysOfList: KeyGroup = {
  title: 'keys.list',
  keys: [
    { name: '↑ ↓ j k', does: 'keys.move' },
    { name: 'Enter', does: 'keys.open' },
  ],
}

/** Presses the button of a row that has this letter; false where it has none. */
function pressByKey({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  if (button === null || ctrlKey || metaKey || altKey) return false
  button.click()
  return true
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
  const { t } = useText()
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const hasSelection = list.batchActions !== undefined
  const hasActions = list.rowActions !== undefined
  const actionsWidth = list.actionsWidth ?? 120
  const shownRows = rows ?? []
  const spans = mergeSpans(shownRows, list.groupBy)
  const keys = shownRows.map(list.rowKey)
  const parts = groupParts(spans)
  const minWidth = columns.reduce(
    (sum, column) => sum + (column.width ?? column.minWidth ?? 180),
    (hasSelection ? 40 : 0) + columnWidths.index + (hasActions ? actionsWidth : 0),
  )

  const rowElements = (): HTMLElement[] => [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
  const move = (step: number): void => {
    const elements = rowElements()
    const current = elements.findIndex((element) => element.contains(document.activeElement))
    const target =
      elements[current === -1 ? (step > 0 ? 0 : elements.length - 1) : Math.min(elements.length - 1, Math.max(0, current + step))]
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  useKeyGroup(list.keys ?? keysOfList)
  useShortcuts({ j: () => move(1), k: () => move(-1) })

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

  const toggle = (key: string): void => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onSelect(next)
  }
  const onRowKey = (event: KeyboardEvent, row: Row): void => {
    if (event.target !== event.currentTarget) return
    const path = list.rowPath?.(row)
    if (event.key === 'Enter' && path !== undefined) {
      if (list.opensWindows === true) window.open(path, '_blank', 'noopener')
      else void navigate(path)
    } else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === ' ' && hasSelection) toggle(list.rowKey(row))
    else if (!pressByKey(event)) return
    event.preventDefault()
  }
  const selectedHere = keys.filter((key) => selected.has(key)).length
  const rowElement = (row: Row, i: number): ReactNode => {
    const key = list.rowKey(row)
    const path = list.rowPath?.(row)
    return (
      <tr
        key={key}
        data-row={key}
        tabIndex={i === 0 ? 0 : -1}
        aria-selected={hasSelection ? selected.has(key) : undefined}
        onKeyDown={(event) => onRowKey(event, row)}
      >
        {hasSelection && (
          <td className="align-center no-print">
            <Checkbox
              tabIndex={-1}
              aria-label={t('list.selectRow', { title: list.rowTitle(row) })}
              checked={selected.has(key)}
              onChange={() => toggle(key)}
            />
          </td>
        )}
        <td className="align-center list-index">{firstIndex + i}</td>
        {columns.map((column) =>
          column.isMerged && spans[i] === 0 ? null : (
            <td
              key={column.key}
              rowSpan={column.isMerged && (spans[i] ?? 1) > 1 ? (spans[i] ?? 1) : undefined}
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
                isContinued={isContinued && i === 0 && column.isMerged}
              />
            </td>
          ),
        )}
        {hasActions && (
          <td className="list-actions no-print">
            <RowActions actions={list.rowActions?.(row) ?? []} title={list.rowTitle(row)} />
          </td>
        )}
      </tr>
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
        <thead>
          <tr>
            {hasSelection && (
              <th scope="col" className="align-center no-print">
                <Checkbox
                  aria-label={t('list.selectAll')}
                  checked={keys.length > 0 && selectedHere === keys.length}
                  indeterminate={selectedHere > 0 && selectedHere < keys.length}
                  onChange={(event) =>
                    onSelect(new Set(event.target.checked ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key))))
                  }
                />
              </th>
            )}
            <th scope="col" className="align-center">
              {t('common.index')}
            </th>
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasActions && (
              <th scope="col" className="list-actions no-print">
                {t('common.operations')}
              </th>
            )}
          </tr>
        </thead>
        {rows === undefined && placeholder === null && (
          <tbody>
            {Array.from({ length: skeletonRows }, (_, i) => (
              <tr key={i} className="list-skeleton">
                {Array.from({ length: columns.length + 1 + (hasSelection ? 1 : 0) + (hasActions ? 1 : 0) }, (_cell, c) => (
                  <td key={c}>
                    <span className="skeleton" style={{ width: `${45 + ((i * 7 + c * 13) % 5) * 10}%` }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {parts.map(({ from, to }, part) => (
          // by place: a list without groups keeps its rows, and the focus in them, when another row comes first
          <tbody key={part}>{shownRows.slice(from, to).map((row, i) => rowElement(row, from + i))}</tbody>
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
