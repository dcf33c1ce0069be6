import { useState, type ReactNode } from 'react'
import { Button } from 'antd'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import PrinterOutlined from '@ant-design/icons/PrinterOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { localeTag, type Locale } from '@wenwu/core/i18n/text'
import { saveBlob } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { usePageTitle } from '../../lib/tabs.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { TabBar } from '../TabBar.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import { ListCards } from './ListCards.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListFooter } from './ListFooter.tsx'
import { ListTable } from './ListTable.tsx'
import type { ListPageProps } from './list-types.ts'
import { useColumns } from './use-columns.ts'
import { useListAddress } from './use-list-address.ts'
import './list.css'
import './list-print.css'

function totalText({ total, isCapped }: { total: number; isCapped: boolean }, locale: Locale): string {
  return new Intl.NumberFormat(localeTag[locale]).format(total) + (isCapped ? '+' : '')
}

const none: ReadonlySet<string> = new Set()

/**
 * The generic list (specification §2.10, §9; design ui §5): search bar, presets with counts, table with a fixed header or cards, column
 * picker, export, print, refresh, paging. Filters, page, sort and columns live in the address.
 */
export function ListPage<Row>(list: ListPageProps<Row>) {
  const { t, locale } = useText()
  const isNarrow = useIsNarrow()
  const { density, pageSize } = usePreferences()
  const address = useListAddress({
    filters: list.filters,
    presets: list.presets,
    sort: list.defaultSort,
    pageSize: list.defaultPageSize ?? pageSize,
  })
  const { query } = address
  usePageTitle(list.title)
  const columns = useColumns(list.tableKey, list.columns, address.columns)
  const [selection, setSelection] = useState<{ of: unknown; keys: ReadonlySet<string> }>({ of: query, keys: none })
  const [isExporting, setExporting] = useState(false)
  // A selection belongs to the rows it was made on.
  const selected = selection.of === query ? selection.keys : none
  const select = (keys: ReadonlySet<string>): void => setSelection({ of: query, keys })

  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...list.queryKey, list.tableKey, query],
    queryFn: ({ signal }) => list.fetchPage(query, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: list.refetchOnFocus ?? false,
  })
  const isDimmed = data !== undefined && isFetching
  const rows = error !== null && isPlaceholderData ? undefined : data?.rows
  const firstIndex = (query.page.number - 1) * query.page.size + 1

  const exportRows = async (): Promise<void> => {
    if (list.exportRows === undefined) return
    setExporting(true)
    try {
      const { blob, name } = await list.exportRows(
        query,
        columns.shown.map((column) => column.key),
      )
      const fileName = name ?? `${list.title}.xlsx`
      saveBlob(blob, fileName)
      notify.success(t('list.exported', { name: fileName }))
    } catch {
      // call() has told why.
    } finally {
      setExporting(false)
    }
  }

  let placeholder: ReactNode = null
  if (error !== null && (data === undefined || isPlaceholderData)) {
    placeholder = <ErrorState title={t('list.loadFailed')} error={error} onRetry={() => void refetch()} />
  } else if (data !== undefined && data.rows.length === 0) {
    placeholder = address.hasFilters ? (
      <EmptyState text={t('list.emptyFiltered')} action={<Button onClick={address.clear}>{t('list.clearFilters')}</Button>} />
    ) : (
      <EmptyState {...(list.emptyText === undefined ? {} : { text: list.emptyText })} action={list.emptyAction} />
    )
  }

  const toolbar = (
    <div className="list-toolbar no-print" role="toolbar" aria-label={t('list.toolbar')}>
      <Button type="text" size="small" icon={<ReloadOutlined spin={isDimmed} />} onClick={() => void refetch()}>
        {t('common.refresh')}
      </Button>
      {!isNarrow && (
        <ColumnPicker
          columns={list.columns}
          shown={columns.shown.map((column) => column.key)}
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
      {list.exportRows !== undefined && (
        <Button type="text" size="small" icon={<DownloadOutlined />} loading={isExporting} onClick={() => void exportRows()}>
          {t(isExporting ? 'list.exporting' : 'common.export')}
        </Button>
      )}
    </div>
  )
  const selectedRows = (data?.rows ?? []).filter((row) => selected.has(list.rowKey(row)))

  return (
    <div className={`page list-page density-${density}`}>
      <PageHeader title={list.title} actions={list.actions} />
      <section className="panel list-panel">
        <ListFilters
          filters={list.filters}
          mostInLine={list.filtersInLine}
          values={query.values}
          onApply={address.setValues}
          onReset={address.clear}
        />
        <div className="list-bar">
          {list.presets === undefined ? (
            <span />
          ) : (
            <TabBar
              label={t('list.presets')}
              active={query.preset}
              items={list.presets.map((preset) => ({
                key: preset.key,
                label: preset.label,
                ...(preset.permission !== undefined && { permission: preset.permission }),
                count: preset.count ?? data?.presetCounts?.[preset.key],
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
          <span>{t('list.printed', { time: formatMinute(new Date()) })}</span>
        </p>
        {isNarrow ? (
          <ListCards list={list} query={query} rows={rows} isDimmed={isDimmed} placeholder={placeholder} />
        ) : (
          <ListTable
            list={list}
            query={query}
            columns={columns.shown}
            rows={rows}
            skeletonRows={Math.min(10, query.page.size)}
            firstIndex={firstIndex}
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
            {list.batchActions(selectedRows, () => select(none))}
            <Button type="link" size="small" onClick={() => select(none)}>
              {t('list.clearSelection')}
            </Button>
          </div>
        )}
        {data !== undefined && data.total > 0 && (
          <ListFooter total={data.total} isCapped={data.isCapped} rows={data.rows.length} page={query.page} onChange={address.setPage} />
        )}
      </section>
    </div>
  )
}
