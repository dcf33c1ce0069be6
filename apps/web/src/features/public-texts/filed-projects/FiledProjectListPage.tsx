import { useCallback, useMemo, useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/filed-projects/contract'
import { filedProjectList } from '@wenwu/core/filed-projects/list'
import { approvalFileTypes, type FiledProject } from '@wenwu/core/filed-projects/model'
import { FilePreview } from '../../../item/FilePreview.tsx'
import type { OpenFile } from '../../../item/use-file-opener.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useSession } from '../../../lib/session.ts'
import { ImportDialog } from '../../../ui/import/ImportDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useRowUpload } from '../../../ui/use-row-upload.tsx'

const listKey = ['filed-projects'] as const
const refresh = (): void => void queryClient.invalidateQueries({ queryKey: listKey })

function ApprovalButton({ row, open }: { row: FiledProject; open: (row: FiledProject) => void }) {
  const { t } = useText()
  return row.file === null ? (
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
  const cells = useMemo(() => ({ file: (row: FiledProject) => <ApprovalButton row={row} open={open} /> }), [open])
  const importButton = (
    <Button type="primary" onClick={() => setImporting(true)}>
      {t('filed-projects.import')}
    </Button>
  )
  return (
    <>
      <ListPage
        list={filedProjectList}
        queryKey={listKey}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        exportRows={(query) => fetchFile(contract.export, query)}
        cells={cells}
        actions={mayFile ? importButton : undefined}
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
