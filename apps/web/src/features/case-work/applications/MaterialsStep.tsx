import { useMemo } from 'react'
import type { CaseFile } from '@wenwu/core/cases/model'
import { ItemUpload } from '../../../item/ItemUpload.tsx'
import { useItemGuide } from '../../../item/use-item-guide.ts'
import type { useUploadQueue } from '../../../item/use-upload-queue.ts'
import { noteFiles } from './application-query.ts'
import { MaterialsIntro } from './MaterialsIntro.tsx'
import type { Application } from './use-application.ts'
import { materialsStep } from './use-form-steps.ts'

interface MaterialsStepProps {
  application: Application
  uploads: ReturnType<typeof useUploadQueue>
  /** Files were chosen together: what each is for is asked. */
  onChoose: (files: readonly File[]) => void
  onOpen: (file: CaseFile) => void
}

/** The materials of an application with their samples and files. */
export function MaterialsStep({ application: { view, item, lines, form }, uploads, onChoose, onOpen }: MaterialsStepProps) {
  const guide = useItemGuide(item.code)
  const samples = useMemo(() => new Map(guide?.materials.map(({ key, sample }) => [key, sample])), [guide])
  return (
    <>
      <MaterialsIntro lines={lines} onChoose={onChoose} />
      <ItemUpload
        caseId={view.id}
        lines={lines}
        {...uploads}
        samples={samples}
        isChecked={form.isChecked(materialsStep)}
        onOpen={onOpen}
        onRemoved={(key, fileId) => noteFiles(view.id, key, (files) => files.filter((file) => file.fileId !== fileId))}
        onReplaced={(key, fileId, edited) =>
          noteFiles(view.id, key, (files) => files.map((file) => (file.fileId === fileId ? edited : file)))
        }
      />
    </>
  )
}
