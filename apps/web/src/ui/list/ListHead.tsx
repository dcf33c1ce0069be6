import { Checkbox } from 'antd'
import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined'
import CaretUpOutlined from '@ant-design/icons/CaretUpOutlined'
import { useText } from '../../lib/i18n.ts'
import type { ListColumn } from './list-types.ts'

interface ListHeadProps<Row> {
  columns: readonly ListColumn<Row>[]
  sort: string
  onSort: (sort: string) => void
  /** Keys of the rows of the page, and those that are selected; absent: none can be. */
  selection: { keys: readonly string[]; selected: ReadonlySet<string>; onSelect: (keys: ReadonlySet<string>) => void } | undefined
  hasActions: boolean
}

/** The header of a list: selects all rows of the page, sorts by a column. */
export function ListHead<Row>({ columns, sort, onSort, selection, hasActions }: ListHeadProps<Row>) {
  const { t } = useText()
  return (
    <thead>
      <tr>
        {selection !== undefined && (
          <th scope="col" className="align-center no-print">
            <SelectAll {...selection} />
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
  )
}

function SelectAll({ keys, selected, onSelect }: NonNullable<ListHeadProps<unknown>['selection']>) {
  const { t } = useText()
  const selectedHere = keys.filter((key) => selected.has(key)).length
  return (
    <Checkbox
      aria-label={t('list.selectAll')}
      checked={keys.length > 0 && selectedHere === keys.length}
      indeterminate={selectedHere > 0 && selectedHere < keys.length}
      onChange={(event) =>
        onSelect(new Set(event.target.checked ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key))))
      }
    />
  )
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
