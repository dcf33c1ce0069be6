import { useRef, useState } from 'react'
import { Button, Progress } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract, maxFileBytes } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import { uploadFile } from '../../../../lib/upload.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

export interface OwnMaterialsProps {
  view: CaseView
  keys: readonly string[]
  onRefetch: () => void
  onOpenFile: (file: { fileId: string; name: string }) => void
}

/** Materials that this step hands in itself (the province's letter), before it goes on. */
export function OwnMaterials({ view, keys, onRefetch, onOpenFile }: OwnMaterialsProps) {
  const { t, textOf } = useText()
  const [leaving, setLeaving] = useState<{ fileId: string; name: string } | null>(null)
  return (
    <section className="own-materials">
      <h3>{t('case.uploadOwn')}</h3>
      {view.materials
        .filter((material) => keys.includes(material.key))
        .map((material) => (
          <div key={material.key}>
            <p>
              {textOf(material.name)}{' '}
              <span className={material.isRequired ? 'tag-required' : 'tag-optional'}>
                {t(material.isRequired ? 'case.required' : 'case.optional')}
              </span>
            </p>
            {material.files.map((file) => (
              <div key={file.fileId} className="file-line">
                <Button type="link" size="small" onClick={() => onOpenFile(file)}>
                  {file.name}
                </Button>
                <Button type="text" size="small" aria-label={`${t('common.delete')} ${file.name}`} onClick={() => setLeaving(file)}>
                  {t('common.delete')}
                </Button>
              </div>
            ))}
            <UploadButton
              caseId={view.id}
              materialKey={material.key}
              label={`${t('case.upload')}：${textOf(material.name)}`}
              onDone={onRefetch}
            />
          </div>
        ))}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('application.fileRemoveConfirm')}
        confirmText={t('common.delete')}
        isDanger
        onConfirm={() => call(contract.remove, { caseId: view.id, fileId: leaving?.fileId ?? '' }).then(onRefetch)}
        onClose={() => setLeaving(null)}
      >
        {leaving?.name}
      </ConfirmDialog>
    </section>
  )
}

function UploadButton({ caseId, materialKey, label, onDone }: { caseId: string; materialKey: string; label: string; onDone: () => void }) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [isInterrupted, setInterrupted] = useState(false)
  const upload = (file: File | undefined): void => {
    if (file === undefined) return
    if (file.size > maxFileBytes) {
      notify.error(t('errors.file-too-large'))
      return
    }
    setShare(0)
    uploadFile(caseId, materialKey, file, setShare, { idempotencyKey: newId(), onInterrupted: setInterrupted })
      .then(onDone, () => undefined)
      .finally(() => setShare(undefined))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => upload(event.target.files?.[0])}
      />
      <Button size="small" loading={share !== undefined} onClick={() => input.current?.click()}>
        {t('case.upload')}
      </Button>
      {share !== undefined && <Progress percent={Math.round(share * 100)} size="small" aria-label={label} />}
      {share !== undefined && isInterrupted && <p role="status">{t('upload.interrupted')}</p>}
    </>
  )
}
