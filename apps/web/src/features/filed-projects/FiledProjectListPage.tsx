import { useCallback, useMemo, useState } from 'react'
import { Button } from 'antd'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/filed-projects/contract'
import { approvalFileTypes, type FiledProject } from '@wenwu/core/filed-projects/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { FilePreview } from '../../item/FilePreview.tsx'
import type { OpenFile } from '../../item/use-file-opener.ts'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useSession } from '../../lib/session.ts'
import { ImportDialog } from '../../ui/import/ImportDialog.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter } from '../../ui/list/list-types.ts'
import { useRowUpload } from '../../ui/use-row-upload.tsx'
import { projectQueryOf } from './project-query.ts'

const listKey = ['filed-projects'] as const
const refresh = (): void => void queryClient.invalidateQueries({ queryKey: listKey })

function useColumns(open: (row: FiledProject) => void): ListColumn<FiledProject>[] {
  const { t, locale } = useText()
  return useMemo(
    () => [
      { key: 'province', title: t('filed-projects.province'), width: 96, render: (row) => nameOf(provinces, row.provinceCode, locale) },
      {
        key: 'projectName',
        title: t('filed-projects.projectName'),
        minWidth: 240,
        isTitle: true,
        text: (row) => row.projectName,
        render: (row) => row.projectName,
      },
      {
        key: 'unitName',
        title: t('filed-projects.unitName'),
        share: 14,
        minWidth: 110,
        text: (row) => row.unitName,
        render: (row) => row.unitName,
      },
      { key: 'approvalNumber', title: t('filed-projects.approvalNumber'), width: 172, isOnCard: true, render: (row) => row.approvalNumber },
      {
        key: 'approvedOn',
        title: t('filed-projects.approvedOn'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOnCard: true,
        render: (row) => row.approvedOn,
        sorts: { ascending: 'approved-asc', descending: 'approved-desc' },
      },
      {
        key: 'budget',
        title: t('filed-projects.budget'),
        width: 120,
        align: 'right',
        isMono: true,
        render: (row) => (row.budget === null ? '' : formatMoney(row.budget)),
        sorts: { ascending: 'budget-asc', descending: 'budget-desc' },
      },
      {
        key: 'designUnit',
        title: t('filed-projects.designUnit'),
        share: 15,
        minWidth: 140,
        isOptional: true,
        text: (row) => row.designUnit,
        render: (row) => row.designUnit,
      },
      { key: 'approvingBody', title: t('filed-projects.approvingBody'), width: 150, isOptional: true, render: (row) => row.approvingBody },
      {
        key: 'filedOn',
        title: t('filed-projects.filedOn'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOptional: true,
        render: (row) => row.filedOn,
      },
      {
        key: 'file',
        title: t('filed-projects.file'),
        width: 96,
        isOnCard: true,
        render: (row) =>
          row.file === null ? (
            <span className="status-tag tone-grey">{t('filed-projects.withoutFile')}</span>
          ) : (
            <Button
              type="link"
              size="small"
              style={{ paddingInline: 0 }}
              aria-label={`${t('filed-projects.openFile')} ${row.projectName}`}
              onClick={() => open(row)}
            >
              {t('filed-projects.openFile')}
            </Button>
          ),
      },
    ],
    [t, locale, open],
  )
}

function useFilters(): ListFilter[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      { kind: 'text', key: 'keyword', label: t('filed-projects.keyword'), placeholder: t('filed-projects.keywordPlaceholder'), width: 240 },
      {
        kind: 'select',
        key: 'province',
        label: t('filed-projects.province'),
        width: 140,
        options: provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
      {
        kind: 'dates',
        fromKey: 'from',
        toKey: 'to',
        label: t('filed-projects.approvedOn'),
        placeholders: [t('filed-projects.approvedFrom'), t('filed-projects.approvedTo')],
      },
      {
        kind: 'select',
        key: 'file',
        label: t('filed-projects.file'),
        options: [
          { value: 'with', label: t('filed-projects.withFile') },
          { value: 'without', label: t('filed-projects.withoutFile') },
        ],
      },
    ],
    [t, textOf],
  )
}

/** /filed-projects: what provinces approved and filed with the national bureau; a province sees and files its own. */
export function FiledProjectListPage() {
  const { t } = useText()
  const mayFile = useSession((state) => state.user?.permissions.includes('filed-project.import') === true)
  const [isImporting, setImporting] = useState(false)
  const [opened, setOpened] = useState<OpenFile | null>(null)
  const open = useCallback(({ id, file }: FiledProject) => {
    if (file === null) return
    // call() tells the user why a link was refused
    call(contract.approvalLink, { id })
      .then((url) => setOpened({ name: file.name, url }))
      .catch(() => undefined)
  }, [])
  const { choose, input } = useRowUpload<FiledProject>(
    approvalFileTypes.map((type) => `.${type}`).join(','),
    t('filed-projects.uploadFile'),
    async (row, file) => {
      await sendFile(contract.uploadApproval, { projectId: row.id }, file)
      notify.success(t('filed-projects.uploaded'))
      refresh()
    },
  )
  const columns = useColumns(open)
  const filters = useFilters()
  const importButton = (
    <Button type="primary" onClick={() => setImporting(true)}>
      {t('filed-projects.import')}
    </Button>
  )
  return (
    <>
      <ListPage<FiledProject>
        tableKey="filed-projects"
        title={t('filed-projects.title')}
        actions={mayFile ? importButton : undefined}
        columns={columns}
        filters={filters}
        defaultSort="approved-desc"
        queryKey={listKey}
        fetchPage={(query, signal) => call(contract.query, projectQueryOf(query), { signal })}
        exportRows={(query, columns) => {
          const { page: _page, ...filter } = projectQueryOf(query)
          return fetchFile(contract.export, { ...filter, columns })
        }}
        rowKey={(row) => row.id}
        rowTitle={(row) => row.projectName}
        {...(mayFile && {
          rowActions: (row: FiledProject) => [
            {
              key: 'upload',
              label: t(row.file === null ? 'filed-projects.uploadFile' : 'filed-projects.replaceFile'),
              onClick: () => choose(row),
            },
          ],
          actionsWidth: 96,
        })}
        emptyText={t('filed-projects.empty')}
        emptyAction={mayFile ? importButton : undefined}
      />
      {input}
      {isImporting && (
        <ImportDialog
          target="filed-projects"
          title={t('filed-projects.import')}
          hint={t('filed-projects.importHint')}
          onClose={() => setImporting(false)}
          onLoaded={refresh}
        />
      )}
      <FilePreview file={opened} onClose={() => setOpened(null)} />
    </>
  )
}
