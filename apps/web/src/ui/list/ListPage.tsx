import { useMemo, type ReactNode } from 'react'
import type { ExportQuery } from '@wenwu/core/list/wire'
import { askedBy, type ListDefinition, type ListQuery } from '@wenwu/core/list/definition'
import { say } from '@wenwu/core/i18n/words'
import { summedFields, type SortName } from '@wenwu/core/list/field'
import { today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { later } from '../../lib/later.tsx'
import { usePreferences } from '../../lib/preferences.ts'
import { usePageTitle } from '../../lib/tabs.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { useFittingRows } from './fitting-rows.ts'
import { ListCards } from './ListCards.tsx'
import { SkipToRows } from './SkipToRows.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListPresets } from './ListPresets.tsx'
import { ListPrintLine } from './ListPrintLine.tsx'
import { ListSelected } from './ListSelected.tsx'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { NothingFilteredProps } from './NothingFiltered.tsx'
import type { FetchedChoices, ListResult, RowTools } from './list-types.ts'
import { filtersOf, sumTexts, withoutControls, type Cells } from './shown-list.ts'
import { useColumns } from './use-columns.ts'
import { useListAddress } from './use-list-address.ts'
import { useListRows, type FetchCounts } from './use-list-rows.ts'
import { useSelection } from './use-selection.ts'
import { useShownList } from './use-shown-list.ts'
import { isSameState, useViews } from './views/view-query.ts'
import './list.css'
import './list-print.css'

/** Fetched when a list finds nothing. */
const NothingFiltered = later<NothingFilteredProps>(
  async () => (await import('./NothingFiltered.tsx')).NothingFiltered,
  () => null,
)

interface ListPageProps<Row extends object, F extends object, S extends SortName> extends RowTools<Row> {
  list: ListDefinition<Row, F, S>
  /** First parts of the query key; acting on tasks or cases invalidates `tasks`, `cases`. */
  queryKey: readonly string[]
  fetchPage: (query: ListQuery<F, S>, signal: AbortSignal) => Promise<ListResult<Row>>
  fetchCounts?: FetchCounts<F>
  /** Gives the file of exactly the filtered rows with the shown columns; absent: no export. */
  exportRows?: (query: ExportQuery<F, S>) => Promise<{ blob: Blob; name: string | undefined }>
  cells?: Cells<Row>
  /** Choices of filters that had to be fetched, by their names in the address. */
  choices?: Readonly<Record<string, FetchedChoices>>
  /** Keys of fields that are not for this person. */
  without?: readonly string[]
  /** Filters that this person has no choice in, by their names in the address. */
  withoutFilters?: readonly string[]
  /** Where one page shows many lists of the kind: what this one is called, and what stands next to and under that. */
  title?: string
  /** What its tab is called, where titles of the kind begin alike and are cut there. */
  tabTitle?: string
  extra?: ReactNode
  above?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** What to say and offer when nothing is there and nothing is filtered. */
  emptyText?: string | undefined
  emptyAction?: ReactNode
  /** What to say when nothing is there of what is filtered, where there is more to say than that the filters are narrow. */
  emptyFilteredText?: string | undefined
  refetchOnFocus?: boolean
}

/**
 * A declared list (specification §2.10, §9; design ui §5): search bar, presets with counts, table with a fixed header or cards, column
 * picker, export, print, refresh, paging. Filters, page, sort and columns live in the address. How-to: docs/how-to/add-a-list.md.
 */
export function ListPage<Row extends object, F extends object, S extends SortName>({
  list: given,
  queryKey,
  fetchPage,
  fetchCounts,
  exportRows,
  cells,
  choices,
  without,
  withoutFilters,
  title,
  tabTitle,
  extra,
  above,
  actions,
  emptyText,
  emptyAction,
  emptyFilteredText,
  refetchOnFocus = false,
  ...rowTools
}: ListPageProps<Row, F, S>) {
  const words = useText()
  const { t } = words
  const isNarrow = useIsNarrow()
  const { density, pageSize } = usePreferences()
  const declared = useMemo(() => withoutControls(given, withoutFilters), [given, withoutFilters])
  const views = useViews(declared.key)
  const address = useListAddress({
    list: declared,
    pageSize: declared.pageSize ?? pageSize,
    fitting: useFittingRows(density),
    hasDefaultView: views.opening !== undefined,
  })
  const { query } = address
  const filters = useMemo(
    () => filtersOf(declared.controls, words, { ...query.values, preset: query.preset }, choices),
    [declared, words, query, choices],
  )
  const list = useShownList({ list: declared, title, cells, without, rowTools })
  usePageTitle(tabTitle ?? list.title)
  const columns = useColumns(declared.key, list.columns, address.columns)
  const { data, counts, rows, failure, isDimmed, firstIndex, refetch } = useListRows({
    list: declared,
    queryKey,
    fetchPage,
    fetchCounts,
    refetchOnFocus,
    address,
    views,
  })
  const selection = useSelection(address.asked, data?.rows ?? [], list.rowKey)

  const kept = columns.shown.map((column) => column.key)
  // to the view that was opened, else to what opens the list, else without filters
  const base = views.views?.find((view) => view.id === address.view) ?? (address.view === undefined ? views.opening : undefined)
  // pressed where there is nothing to go back to, it leads to all rows: a view that opens the list may hide some
  const reset = (): void => (base === undefined ? address.clear() : address.open(isSameState(base.state, address.state) ? undefined : base))
  // what is totalled stands above its total
  const isShown = ({ key, isOnCard }: { key: string; isOnCard?: boolean }): boolean => (isNarrow ? isOnCard === true : kept.includes(key))
  const sums = data === undefined ? [] : sumTexts(summedFields(declared.fields).filter(isShown), data.sums, words)

  const emptyPreset = declared.presets?.find(({ key }) => key === query.preset)?.empty
  const whyEmpty = emptyPreset === undefined ? emptyText : say(words, emptyPreset)
  let placeholder: ReactNode = null
  if (failure !== null) placeholder = <ErrorState title={t('list.loadFailed')} error={failure} onRetry={refetch} />
  else if (data?.rows.length === 0)
    placeholder = address.hasFilters ? (
      <NothingFiltered
        text={emptyFilteredText}
        filters={filters}
        presets={declared.presets}
        values={query.values}
        queryKey={[...queryKey, declared.key]}
        countRows={async (asked, signal) => (await fetchPage(askedBy(declared, { ...query, ...asked }, today()), signal)).total}
        onApply={address.setValues}
        onTab={address.setPreset}
        onClear={address.clear}
      />
    ) : (
      <EmptyState {...(whyEmpty !== undefined && { text: whyEmpty })} action={emptyAction} />
    )

  return (
    <div className={`page list-page density-${density}`}>
      <SkipToRows />
      <PageHeader title={list.title} extra={extra} actions={actions} />
      {above}
      <section className={address.size === 'fit' && !isNarrow ? 'panel list-panel is-fitting' : 'panel list-panel'}>
        <ListFilters
          filters={filters}
          mostInLine={declared.filtersInLine}
          values={query.values}
          onApply={address.setValues}
          onReset={reset}
        />
        <div className="list-bar">
          <ListPresets list={declared} active={query.preset} counts={counts} onChange={address.setPreset} />
          <ListToolbar
            listKey={declared.key}
            title={list.title}
            isDimmed={isDimmed}
            onRefresh={refetch}
            views={views}
            address={address}
            state={{ ...address.state, columns: kept.join(',') === columns.defaults.join(',') ? null : kept }}
            allColumns={list.columns}
            columns={columns}
            exportRows={
              exportRows === undefined
                ? undefined
                : () => {
                    const { filter, sort } = askedBy(declared, query, today())
                    return exportRows({ filter, sort, columns: kept })
                  }
            }
          />
        </div>
        <ListPrintLine data={data} firstIndex={firstIndex} sums={sums} />
        {isNarrow ? (
          <ListCards
            list={list}
            rows={rows}
            isDimmed={isDimmed}
            selected={selection.keys}
            onSelect={selection.select}
            placeholder={placeholder}
          />
        ) : (
          <ListTable
            list={list}
            sort={query.sort}
            columns={columns.shown}
            rows={rows}
            skeletonRows={Math.min(10, query.page.size)}
            firstIndex={firstIndex}
            isContinued={data?.isContinued === true}
            onSort={address.setSort}
            isDimmed={isDimmed}
            selected={selection.keys}
            onSelect={selection.select}
            placeholder={placeholder}
          />
        )}
        <ListSelected selection={selection} batchActions={list.batchActions} />
        {data !== undefined && data.total > 0 && (
          <ListFooter
            total={data.total}
            isCapped={data.isCapped}
            rows={data.rows.length}
            page={query.page}
            size={address.size}
            sums={sums}
            onChange={address.setPage}
          />
        )}
      </section>
    </div>
  )
}
