import { useState } from 'react'
import { Button } from 'antd'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import PrinterOutlined from '@ant-design/icons/PrinterOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import type { ViewState } from '@wenwu/core/list-views/model'
import { saveBlob } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import { ColumnPicker } from './ColumnPicker.tsx'
import type { ListColumn } from './list-types.ts'
import type { ColumnChoice } from './use-columns.ts'
import type { AddressTools } from './use-list-address.ts'
import type { ListViews } from './views/view-query.ts'
import { ViewMenu } from './views/ViewMenu.tsx'

interface ListToolbarProps<Row> {
  listKey: string
  /** What a file is called that has no name. */
  title: string
  isDimmed: boolean
  onRefresh: () => void
  views: ListViews
  address: AddressTools
  /** What a view would keep now. */
  state: ViewState
  allColumns: readonly ListColumn<Row>[]
  columns: ColumnChoice<Row>
  /** Gives the file of the filtered rows; absent: no export. */
  exportRows: (() => Promise<{ blob: Blob; name: string | undefined }>) | undefined
}

/** Refresh, views, columns, print and export of a list. */
export function ListToolbar<Row>({
  listKey,
  title,
  isDimmed,
  onRefresh,
  views,
  address,
  state,
  allColumns,
  columns,
  exportRows,
}: ListToolbarProps<Row>) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  return (
    <div className="list-toolbar no-print" role="toolbar" aria-label={t('list.toolbar')}>
      <Button type="text" size="small" icon={<ReloadOutlined spin={isDimmed} />} onClick={onRefresh}>
        {t('common.refresh')}
      </Button>
      {views.isOffered && (
        <ViewMenu list={listKey} views={views} address={address} state={state} onPlain={() => columns.remember(columns.defaults)} />
      )}
      {!isNarrow && (
        <ColumnPicker
          columns={allColumns}
          shown={columns.shown.map(({ key }) => key)}
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
      {exportRows !== undefined && <ExportButton title={title} exportRows={exportRows} />}
    </div>
  )
}

function ExportButton({ title, exportRows }: { title: string; exportRows: () => Promise<{ blob: Blob; name: string | undefined }> }) {
  const { t } = useText()
  const [isExporting, setExporting] = useState(false)
  const save = async (): Promise<void> => {
    setExporting(true)
    try {
      const { blob, name } = await exportRows()
      const fileName = name ?? `${title}.xlsx`
      saveBlob(blob, fileName)
      notify.success(t('list.exported', { name: fileName }))
    } catch {
      // call() has told why.
    } finally {
      setExporting(false)
    }
  }
  return (
    <Button type="text" size="small" icon={<DownloadOutlined />} loading={isExporting} onClick={() => void save()}>
      {t(isExporting ? 'list.exporting' : 'common.export')}
    </Button>
  )
}
