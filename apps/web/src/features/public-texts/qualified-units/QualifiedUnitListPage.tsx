import { useCallback, useMemo, useState } from 'react'
import { Button } from 'antd'
import { contract as directories } from '@wenwu/core/directories/contract'
import { directoryFileTypes } from '@wenwu/core/directories/model'
import { contract } from '@wenwu/core/qualified-units/contract'
import { qualifiedUnitList } from '@wenwu/core/qualified-units/list'
import { validityNames, validityOf, type QualifiedUnit, type Validity } from '@wenwu/core/qualified-units/model'
import { FilePreview } from '../../../item/FilePreview.tsx'
import type { OpenFile } from '../../../item/use-file-opener.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useSession } from '../../../lib/session.ts'
import { ImportDialog } from '../../../ui/import/ImportDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useRowUpload } from '../../../ui/use-row-upload.tsx'
import './qualified-units.css'

const listKey = ['qualified-units'] as const
const refresh = (): void => void queryClient.invalidateQueries({ queryKey: listKey })

const validityTones: Record<Validity, string> = { valid: 'green', expiring: 'amber', expired: 'red' }

/** The scanned certificate is for those who are signed in. */
const certificate = ['certificate']

function ValidUntil({ day }: { day: string }) {
  const { t } = useText()
  const validity = validityOf(day, today())
  return (
    <span className="unit-validity">
      <span className="mono">{day}</span>
      <span className={`status-tag tone-${validityTones[validity]}`}>{t(validityNames[validity])}</span>
    </span>
  )
}

function CertificateButton({ row, open }: { row: QualifiedUnit; open: (row: QualifiedUnit) => void }) {
  const { t } = useText()
  return (
    row.file !== null && (
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        aria-label={`${t('qualified-units.openFile')} ${row.name}`}
        onClick={() => open(row)}
      >
        {t('qualified-units.openFile')}
      </Button>
    )
  )
}

/** /qualified-units: who may design, carry out and supervise protection works; open to everybody, kept by the national bureau. */
export function QualifiedUnitListPage() {
  const { t } = useText()
  const isSignedIn = useSession((state) => state.user !== null)
  const mayKeep = useSession((state) => state.user?.permissions.includes('directory.manage') === true)
  const [isImporting, setImporting] = useState(false)
  const [opened, setOpened] = useState<OpenFile | null>(null)
  const open = useCallback(({ id, file }: QualifiedUnit) => {
    if (file === null) return
    // call() tells the user why a link was refused
    call(directories.link, { directory: 'qualified-units', entry: id })
      .then((url) => setOpened({ name: file.name, url }))
      .catch(() => undefined)
  }, [])
  const { choose, input } = useRowUpload<QualifiedUnit>(
    directoryFileTypes['qualified-units'].map((type) => `.${type}`).join(','),
    t('qualified-units.uploadFile'),
    async (row, file) => {
      await sendFile(directories.upload, { directory: 'qualified-units', entry: row.id }, file)
      notify.success(t('qualified-units.uploaded'))
      refresh()
    },
  )
  const cells = useMemo(
    () => ({
      validUntil: (row: QualifiedUnit) => <ValidUntil day={row.validUntil} />,
      certificate: (row: QualifiedUnit) => <CertificateButton row={row} open={open} />,
    }),
    [open],
  )
  const importButton = (
    <Button type="primary" onClick={() => setImporting(true)}>
      {t('qualified-units.import')}
    </Button>
  )
  return (
    <>
      <ListPage
        list={qualifiedUnitList}
        queryKey={listKey}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        exportRows={(query) => fetchFile(contract.export, query)}
        cells={cells}
        {...(!isSignedIn && { without: certificate })}
        actions={mayKeep ? importButton : undefined}
        {...(mayKeep && {
          rowActions: (row: QualifiedUnit) => [
            {
              key: 'upload',
              label: t(row.file === null ? 'qualified-units.uploadFile' : 'qualified-units.replaceFile'),
              onClick: () => choose(row),
            },
          ],
          actionsWidth: 96,
        })}
        emptyText={t('qualified-units.empty')}
      />
      {input}
      {isImporting && (
        <ImportDialog
          target="qualified-units"
          title={t('qualified-units.import')}
          hint={t('qualified-units.importHint')}
          onClose={() => setImporting(false)}
          onLoaded={refresh}
        />
      )}
      <FilePreview file={opened} onClose={() => setOpened(null)} />
    </>
  )
}
