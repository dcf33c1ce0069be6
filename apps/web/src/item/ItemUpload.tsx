import { useState } from 'react'
import { contract } from '@wenwu/core/files/contract'
import type { CaseFile } from '@wenwu/core/cases/model'
import { call } from '../lib/call.ts'
import { useText } from '../lib/i18n.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ItemUploadLine } from './ItemUploadLine.tsx'
import type { UploadJob, UploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-lines.ts'
import './item-upload.css'

export interface ItemUploadProps {
  caseId: string
  lines: readonly UploadLine[]
  /** From useUploadQueue, held where the page lives, so that uploads go on while other steps are shown. */
  queue: UploadQueue
  jobs: readonly UploadJob[]
  /** Required materials without a file are marked. */
  isChecked?: boolean
  onOpen: (file: CaseFile) => void
  onRemoved: (materialKey: string, fileId: string) => void
}

/** A check list of materials: rule, state and files of each; files are chosen, or dropped onto the line. */
export function ItemUpload({ caseId, lines, queue, jobs, isChecked = false, onOpen, onRemoved }: ItemUploadProps) {
  const { t } = useText()
  const [leaving, setLeaving] = useState<{ line: UploadLine; file: CaseFile } | null>(null)
  const remove = async (): Promise<void> => {
    if (leaving === null) return
    await call(contract.remove, { caseId, fileId: leaving.file.fileId })
    onRemoved(leaving.line.material.key, leaving.file.fileId)
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
            isMarked={isChecked && line.need === 'required' && line.files.length === 0}
            onOpen={onOpen}
            onRemove={(file) => setLeaving({ line, file })}
          />
        ))}
      </ol>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('application.fileRemoveConfirm')}
        confirmText={t('common.delete')}
        isDanger
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      >
        {leaving?.file.name}
      </ConfirmDialog>
    </>
  )
}
