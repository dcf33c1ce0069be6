import { lazy, Suspense, useRef, useState } from 'react'
import { contract } from '@wenwu/core/files/contract'
import type { CaseFile } from '@wenwu/core/cases/model'
import type { GuideFile } from '@wenwu/core/guides/model'
import { call } from '../lib/call.ts'
import { useText } from '../lib/i18n.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ItemUploadLine, materialDomId } from './ItemUploadLine.tsx'
import type { UploadJob, UploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-lines.ts'
import { useOfficeHelper } from './use-office-helper.ts'
import './item-upload.css'

const OfficeDialog = lazy(async () => ({ default: (await import('./OfficeDialog.tsx')).OfficeDialog }))

export interface ItemUploadProps {
  caseId: string
  lines: readonly UploadLine[]
  /** From useUploadQueue, held where the page lives, so that uploads go on while other steps are shown. */
  queue: UploadQueue
  jobs: readonly UploadJob[]
  /** Sample of each material that has one, by its key. */
  samples?: ReadonlyMap<string, GuideFile | null>
  /** Required materials without a file are marked. */
  isChecked?: boolean
  onOpen: (file: CaseFile) => void
  onRemoved: (materialKey: string, fileId: string) => void
  /** An edited document took the place of a file. */
  onReplaced: (materialKey: string, fileId: string, file: CaseFile) => void
}

/** A check list of materials: rule, state and files of each; files are chosen, or dropped onto the line. */
export function ItemUpload({ caseId, lines, queue, jobs, samples, isChecked = false, onOpen, onRemoved, onReplaced }: ItemUploadProps) {
  const { t } = useText()
  const usesOfficeHelper = useOfficeHelper()
  const [editing, setEditing] = useState<{ key: string; file: CaseFile } | null>(null)
  const [leaving, setLeaving] = useState<{ line: UploadLine; file: CaseFile } | null>(null)
  const removed = useRef<typeof leaving>(null)
  const remove = async (): Promise<void> => {
    if (leaving === null) return
    await call(contract.remove, { caseId, fileId: leaving.file.fileId })
    onRemoved(leaving.line.material.key, leaving.file.fileId)
    removed.current = leaving
  }
  // the button that asked is gone with its file: the next file's takes the focus, else the one that adds files
  const focusNext = (): void => {
    if (removed.current === null) return
    const { line, file } = removed.current
    removed.current = null
    const next = line.files[line.files.findIndex(({ fileId }) => fileId === file.fileId) + 1]
    const place = next === undefined ? '.upload-act button:last-of-type' : `[data-remove="${next.fileId}"]`
    document.getElementById(materialDomId(line.material.key))?.querySelector<HTMLElement>(place)?.focus()
  }
  return (
    <>
      <ol className="upload-list">
        {lines.map((line) => (
          <ItemUploadLine
            key={line.material.key}
            line={line}
            jobs={jobs.filter(({ materialKey }) => materialKey === line.material.key)}
            queue={queue}
            sample={samples?.get(line.material.key) ?? null}
            isMarked={isChecked && line.need === 'required' && line.files.length === 0}
            onOpen={onOpen}
            onRemove={(file) => setLeaving({ line, file })}
            {...(usesOfficeHelper && { onEdit: (file: CaseFile) => setEditing({ key: line.material.key, file }) })}
          />
        ))}
      </ol>
      {editing !== null && (
        <Suspense>
          <OfficeDialog
            key={editing.file.fileId}
            caseId={caseId}
            file={editing.file}
            onOpen={onOpen}
            onReplaced={(file) => {
              onReplaced(editing.key, editing.file.fileId, file)
              setEditing(null)
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('application.fileRemoveConfirm')}
        confirmText={t('common.delete')}
        isDanger
        onConfirm={remove}
        onClose={() => setLeaving(null)}
        onClosed={focusNext}
      >
        {leaving?.file.name}
      </ConfirmDialog>
    </>
  )
}
