import { useCallback, useMemo, useState } from 'react'
import { Button } from 'antd'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { contract as directories } from '@wenwu/core/directories/contract'
import { directoryFileTypes } from '@wenwu/core/directories/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { contract } from '@wenwu/core/qualified-units/contract'
import { validities, validityOf, type QualifiedUnit, type Validity } from '@wenwu/core/qualified-units/model'
import { FilePreview } from '../../item/FilePreview.tsx'
import type { OpenFile } from '../../item/use-file-opener.ts'
import { call, fetchFile } from '../../lib/call.ts'
import { today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { queryClient } from '../../lib/query.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useSession } from '../../lib/session.ts'
import { ImportDialog } from '../../ui/import/ImportDialog.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter } from '../../ui/list/list-types.ts'
import { useRowUpload } from '../../ui/use-row-upload.tsx'
import { unitQueryOf } from './unit-query.ts'
import './qualified-units.css'

const listKey = ['qualified-units'] as const
const refresh = (): void => void queryClient.invalidateQueries({ queryKey: listKey })

const validityTexts: Record<Validity, TextKey> = {
  valid: 'qualified-units.valid',
  expiring: 'qualified-units.expiring',
  expired: 'qualified-units.expired',
}
const validityTones: Record<Validity, string> = { valid: 'green', expiring: 'amber', expired: 'red' }

function useColumns(open: ((row: QualifiedUnit) => void) | undefined): ListColumn<QualifiedUnit>[] {
  const { t, locale } = useText()
  return useMemo((): ListColumn<QualifiedUnit>[] => {
    const day = today()
    return [
      {
        key: 'name',
        title: t('qualified-units.name'),
        minWidth: 180,
        isTitle: true,
        text: (row) => row.name,
        render: (row) => row.name,
        sorts: { ascending: 'name-asc', descending: 'name-desc' },
      },
      { key: 'province', title: t('qualified-units.province'), width: 96, render: (row) => nameOf(provinces, row.provinceCode, locale) },
      {
        key: 'kind',
        title: t('qualified-units.kind'),
        width: 84,
        isOnCard: true,
        render: (row) => nameOf(qualificationKinds, row.kind, locale),
      },
      { key: 'grade', title: t('qualified-units.grade'), width: 76, render: (row) => nameOf(qualificationGrades, row.grade, locale) },
      {
        key: 'certificateNumber',
        title: t('qualified-units.certificateNumber'),
        width: 118,
        isMono: true,
        isOnCard: true,
        render: (row) => row.certificateNumber,
      },
      {
        key: 'businessScope',
        title: t('qualified-units.businessScope'),
        share: 14,
        minWidth: 130,
        text: (row) => row.businessScope,
        render: (row) => row.businessScope,
      },
      {
        key: 'validUntil',
        title: t('qualified-units.validUntil'),
        width: 168,
        isOnCard: true,
        sorts: { ascending: 'valid-asc', descending: 'valid-desc' },
        render: (row) => {
          const validity = validityOf(row.validUntil, day)
          return (
            <span className="unit-validity">
              <span className="mono">{row.validUntil}</span>
              <span className={`status-tag tone-${validityTones[validity]}`}>{t(validityTexts[validity])}</span>
            </span>
          )
        },
      },
      { key: 'issuer', title: t('qualified-units.issuer'), width: 140, isOptional: true, render: (row) => row.issuer },
      {
        key: 'issuedOn',
        title: t('qualified-units.issuedOn'),
        width: columnWidths.handlingDate,
        isMono: true,
        isOptional: true,
        render: (row) => row.issuedOn,
      },
      ...(open === undefined
        ? []
        : [
            {
              key: 'certificate',
              title: t('qualified-units.certificate'),
              width: 92,
              render: (row: QualifiedUnit) =>
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
                ),
            },
          ]),
    ]
  }, [t, locale, open])
}

function useFilters(): ListFilter[] {
  const { t, textOf } = useText()
  return useMemo(
    () => [
      {
        kind: 'text',
        key: 'keyword',
        label: t('qualified-units.keyword'),
        placeholder: t('qualified-units.keywordPlaceholder'),
        width: 240,
      },
      {
        kind: 'select',
        key: 'province',
        label: t('qualified-units.province'),
        width: 140,
        options: provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
      {
        kind: 'select',
        key: 'kind',
        label: t('qualified-units.kind'),
        options: qualificationKinds.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
      {
        kind: 'select',
        key: 'grade',
        label: t('qualified-units.grade'),
        options: qualificationGrades.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
      {
        kind: 'select',
        key: 'validity',
        label: t('qualified-units.validity'),
        options: validities.map((validity) => ({ value: validity, label: t(validityTexts[validity]) })),
      },
    ],
    [t, textOf],
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
  const columns = useColumns(isSignedIn ? open : undefined)
  const filters = useFilters()
  const importButton = (
    <Button type="primary" onClick={() => setImporting(true)}>
      {t('qualified-units.import')}
    </Button>
  )
  return (
    <>
      <ListPage<QualifiedUnit>
        tableKey="qualified-units"
        title={t('qualified-units.title')}
        actions={mayKeep ? importButton : undefined}
        columns={columns}
        filters={filters}
        defaultSort="valid-desc"
        queryKey={listKey}
        fetchPage={(query, signal) => call(contract.query, unitQueryOf(query), { signal })}
        exportRows={(query, columns) => {
          const { page: _page, ...filter } = unitQueryOf(query)
          return fetchFile(contract.export, { ...filter, columns })
        }}
        rowKey={(row) => row.id}
        rowTitle={(row) => row.name}
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
