import type { ReactNode } from 'react'
import { Checkbox } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import { usePlace } from '../../lib/use-place.ts'
import type { ShownList } from './list-types.ts'
import { RowActions } from './RowActions.tsx'
import { toggled } from './use-selection.ts'

interface ListCardsProps<Row> {
  list: ShownList<Row>
  rows: readonly Row[] | undefined
  isDimmed: boolean
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
  placeholder: ReactNode
}

const findContent = (): HTMLElement | null => document.getElementById('content')

/** Under 768 px a row is a card: its title and the columns that matter. */
export function ListCards<Row>({ list, rows, isDimmed, selected, onSelect, placeholder }: ListCardsProps<Row>) {
  const { t } = useText()
  usePlace(findContent, rows !== undefined)
  const columns = list.columns.filter((column) => column.isOnCard && !column.isTitle)
  return (
    <div className="list-cards-slot">
      <ul className={`list-cards${isDimmed ? ' is-dimmed' : ''}`} aria-label={list.title} aria-busy={isDimmed || rows === undefined}>
        {rows === undefined &&
          placeholder === null &&
          [1, 2, 3, 4].map((n) => (
            <li key={n} className="list-card">
              <span className="skeleton" style={{ width: '80%' }} />
              <span className="skeleton" style={{ width: '50%', marginTop: 12 }} />
            </li>
          ))}
        {rows?.map((row) => {
          const path = list.rowPath?.(row)
          const actions = list.rowActions?.(row) ?? []
          return (
            <li key={list.rowKey(row)} data-row={list.rowKey(row)} className="list-card">
              {list.batchActions !== undefined && (
                <Checkbox
                  className="list-card-check"
                  aria-label={t('list.selectRow', { title: list.rowTitle(row) })}
                  checked={selected.has(list.rowKey(row))}
                  onChange={() => onSelect(toggled(selected, list.rowKey(row)))}
                />
              )}
              {path === undefined ? (
                <p className="list-card-title">{list.rowTitle(row)}</p>
              ) : (
                <Link className="list-card-title" to={path} {...(list.opensWindows === true && { target: '_blank', rel: 'noopener' })}>
                  {list.rowTitle(row)}
                </Link>
              )}
              <dl>
                {columns.map((column) => {
                  const value = column.render(row)
                  // a name without a value says nothing in a line of facts
                  return value === '' ? null : (
                    <div key={column.key}>
                      <dt>{column.title}</dt>
                      <dd>{value}</dd>
                    </div>
                  )
                })}
              </dl>
              {actions.length > 0 && <RowActions actions={actions} title={list.rowTitle(row)} />}
            </li>
          )
        })}
      </ul>
      {placeholder}
    </div>
  )
}
