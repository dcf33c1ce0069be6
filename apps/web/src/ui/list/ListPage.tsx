import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import PrinterOutlined from '@ant-design/icons/PrinterOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { caseCountCap } from '@wenwu/core/cases/model'
import { localeTag, type Locale } from '@wenwu/core/i18n/text'
import { say } from '@wenwu/core/i18n/words'
import type { ExportQuery } from '@wenwu/core/list/wire'
import { askedBy, type ListDefinition, type ListQuery } from '@wenwu/core/list/definition'
import { shownValue, summedFields, type SortName } from '@wenwu/core/list/field'
import { formatMoney } from '@wenwu/core/kernel/money'
import { saveBlob } from '../../lib/call.ts'
import { today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { usePageTitle } from '../../lib/tabs.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { PrintedNow } from '../PrintedNow.tsx'
import { TabBar } from '../TabBar.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import { useFittingRows } from './fitting-rows.ts'
import { ListCards } from './ListCards.tsx'
import { SkipToRows } from './SkipToRows.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListTable } from './ListTable.tsx'
import type { FetchedChoices, ListResult, RowTools, ShownList } from './list-types.ts'
import { columnsOf, filtersOf, type Cells } from './shown-list.ts'
import { useColumns } from './use-columns.ts'
import { useListAddress } from './use-list-address.ts'
import { focusRow } from './use-row-focus.ts'
import { isSameState, useViews } from './views/view-query.ts'
import { ViewMenu } from './views/ViewMenu.tsx'
import './list.css'
import './list-print.css'

/** Rows of a tab; the server counts them to one past the cap. */
function countText(count: number | undefined): string | undefined {
  return count !== undefined && count > caseCountCap ? `${caseCountCap}+` : count?.toString()
}

function totalText({ total, isCapped }: { total: number; isCapped: boolean }, locale: Locale): string {
  return new Intl.NumberFormat(localeTag[locale]).format(total) + (isCapped ? '+' : '')
}

const none: ReadonlySet<string> = new Set()

interface ListPageProps<Row extends object, F extends object, S extends SortName> extends RowTools<Row> {
  list: ListDefinition<Row, F, S>
  /** First parts of the query key; acting on tasks or cases invalidates `tasks`, `cases`. */
  queryKey: readonly string[]
  fetchPage: (query: ListQuery<F, S>, signal: AbortSignal) => Promise<ListResult<Row>>
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
  cells,
  choices,
  without,
  withoutFilters,
  ...page
}: ListPageProps<Row, F, S>) {
  const words = useText()
  const { t, locale } = words
  const isNarrow = useIsNarrow()
  const { density, pageSize } = usePreferences()
  const declared = useMemo(
    () =>
      withoutFilters === undefined
        ? given
        : { ...given, controls: given.controls.filter((control) => control.kind === 'dates' || !withoutFilters.includes(control.key)) },
    [given, withoutFilters],
  )
  const views = useViews(declared.key)
  const address = useListAddress({
    list: declared,
    pageSize: declared.pageSize ?? pageSize,
    fitting: useFittingRows(density),
    hasDefaultView: views.opening !== undefined,
  })
  const { query, isBare, open } = address
  const opening = isBare ? views.opening : undefined
  useEffect(() => {
    if (opening !== undefined) open(opening, true)
  }, [opening, open])
  const allColumns = useMemo(() => {
    const fields = without === undefined ? declared.fields : declared.fields.filter((field) => !without.includes(field.key))
    return columnsOf(fields, words, cells)
  }, [declared, words, cells, without])
  const filters = useMemo(
    () => filtersOf(declared.controls, words, { ...query.values, preset: query.preset }, choices),
    [declared, words, query, choices],
  )
  const titleField = declared.fields.find((field) => field.isTitle) ?? declared.fields[0]!
  const {
    queryKey,
    fetchPage,
    exportRows,
    title,
    tabTitle,
    extra,
    above,
    actions,
    emptyText,
    emptyAction,
    emptyFilteredText,
    refetchOnFocus,
    ...rowTools
  } = page
  const list: ShownList<Row> = {
    ...rowTools,
    title: title ?? say(words, declared.title),
    columns: allColumns,
    rowKey: declared.rowKey,
    rowTitle: (row) => declared.rowTitle?.(row, words) ?? shownValue(titleField, row, words),
    groupBy: declared.groupBy,
  }
  usePageTitle(tabTitle ?? list.title)
  const columns = useColumns(declared.key, allColumns, address.columns)
  const [selection, setSelection] = useState<{ of: unknown; keys: ReadonlySet<string> }>({ of: query, keys: none })
  const [isExporting, setExporting] = useState(false)
  // A selection belongs to the rows it was made on.
  const selected = selection.of === query ? selection.keys : none
  const select = (keys: ReadonlySet<string>): void => setSelection({ of: query, keys })

  // asked for at the same time as the views; nothing is drawn that a default view would replace at once
  const isHeld = isBare && (views.isPending || opening !== undefined)
  const {
    data: read,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: [...queryKey, declared.key, query],
    queryFn: ({ signal }) => fetchPage(askedBy(declared, query, today()), signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: refetchOnFocus ?? false,
    enabled: opening === undefined,
  })
  const data = isHeld ? undefined : read
  const isDimmed = data !== undefined && isFetching
  const rows = error !== null && isPlaceholderData ? undefined : data?.rows
  const firstIndex = (query.page.number - 1) * query.page.size + 1

  // rows that were on it are gone, or the address names a page that never was
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / query.page.size))
  const isBehind = data?.rows.length === 0 && !isFetching && error === null && query.page.number > lastPage
  const { setPage, size } = address
  useEffect(() => {
    if (isBehind) setPage(lastPage, size, true)
  }, [isBehind, lastPage, setPage, size])

  const saveExport = async (): Promise<void> => {
    if (exportRows === undefined) return
    setExporting(true)
    try {
      const { filter, sort } = askedBy(declared, query, today())
      const { blob, name } = await exportRows({ filter, sort, columns: kept })
      const fileName = name ?? `${list.title}.xlsx`
      saveBlob(blob, fileName)
      notify.success(t('list.exported', { name: fileName }))
    } catch {
      // call() has told why.
    } finally {
      setExporting(false)
    }
  }

  const kept = columns.shown.map((column) => column.key)
  const state = { ...address.state, columns: kept.join(',') === columns.defaults.join(',') ? null : kept }
  // to the view that was opened, else to what opens the list, else without filters
  const base = views.views?.find((view) => view.id === address.view) ?? (address.view === undefined ? views.opening : undefined)
  // pressed where there is nothing to go back to, it leads to all rows: a view that opens the list may hide some
  const reset = (): void => (base === undefined ? address.clear() : open(isSameState(base.state, address.state) ? undefined : base))

  // what is totalled stands above its total
  const isShown = ({ key, isOnCard }: { key: string; isOnCard?: boolean }): boolean => (isNarrow ? isOnCard === true : kept.includes(key))
  const sums = summedFields(declared.fields)
    .filter(isShown)
    .flatMap((field) => {
      const sum = data?.sums?.[field.key] ?? null
      const shown = field.kind === 'money' ? formatMoney(sum ?? 0) : new Intl.NumberFormat(localeTag[locale]).format(sum ?? 0)
      return sum === null ? [] : [t('list.sumOf', { title: say(words, field.title), sum: shown })]
    })

  let placeholder: ReactNode = null
  if (error !== null && (data === undefined || isPlaceholderData)) {
    placeholder = <ErrorState title={t('list.loadFailed')} error={error} onRetry={() => void refetch()} />
  } else if (data !== undefined && data.rows.length === 0) {
    placeholder = address.hasFilters ? (
      <EmptyState
        text={emptyFilteredText ?? t('list.emptyFiltered')}
        action={<Button onClick={address.clear}>{t('list.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState {...(emptyText === undefined ? {} : { text: emptyText })} action={emptyAction} />
    )
  }

  const toolbar = (
    <div className="list-toolbar no-print" role="toolbar" aria-label={t('list.toolbar')}>
      <Button type="text" size="small" icon={<ReloadOutlined spin={isDimmed} />} onClick={() => void refetch()}>
        {t('common.refresh')}
      </Button>
      {views.isOffered && (
        <ViewMenu list={declared.key} views={views} address={address} state={state} onPlain={() => columns.remember(columns.defaults)} />
      )}
      {!isNarrow && (
        <ColumnPicker
          columns={allColumns}
          shown={kept}
          defaults={columns.defaults}
          onConfirm={(keys) => {
            columns.remember(keys)
            address.setColumns(keys.join(',') === columns.defaults.join(',') ? undefined : keys)
          }}
        />
      )}
      {!isNarrow && (
        <Button type="text" size="small" icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      )}
      {exportRows !== undefined && (
        <Button type="text" size="small" icon={<DownloadOutlined />} loading={isExporting} onClick={() => void saveExport()}>
          {t(isExporting ? 'list.exporting' : 'common.export')}
        </Button>
      )}
    </div>
  )
  const selectedRows = (data?.rows ?? []).filter((row) => selected.has(list.rowKey(row)))
  // the buttons that had the focus go with the selection
  const clearSelection = (): void => {
    const [first] = selectedRows
    if (first !== undefined) focusRow(list.rowKey(first))
    select(none)
  }
  const keepSelected = (keys: readonly string[]): void => (keys.length === 0 ? clearSelection() : select(new Set(keys)))

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
          {declared.presets === undefined ? (
            <span />
          ) : (
            <TabBar
              label={t('list.presets')}
              active={query.preset}
              items={declared.presets.map((preset) => ({
                key: preset.key,
                label: say(words, preset.label),
                ...(preset.permission !== undefined && { permission: preset.permission }),
                count: countText(data?.presetCounts?.[preset.key]),
              }))}
              onChange={address.setPreset}
            />
          )}
          {toolbar}
        </div>
        <p className="print-only">
          {data !== undefined && (
            <span>
              {t('list.printPage', {
                total: totalText(data, locale),
                from: Math.min(firstIndex, data.total),
                to: firstIndex + data.rows.length - 1,
              })}
            </span>
          )}
          {sums.map((sum) => (
            <span key={sum}>{sum}</span>
          ))}
          <PrintedNow />
        </p>
        {isNarrow ? (
          <ListCards list={list} rows={rows} isDimmed={isDimmed} selected={selected} onSelect={select} placeholder={placeholder} />
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
            selected={selected}
            onSelect={select}
            placeholder={placeholder}
          />
        )}
        {selectedRows.length > 0 && list.batchActions !== undefined && (
          <div className="list-selected no-print" role="region" aria-label={t('common.selectedRows', { n: selectedRows.length })}>
            <span>{t('common.selectedRows', { n: selectedRows.length })}</span>
            {list.batchActions(selectedRows, clearSelection, keepSelected)}
            <Button type="link" size="small" onClick={clearSelection}>
              {t('list.clearSelection')}
            </Button>
          </div>
        )}
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
