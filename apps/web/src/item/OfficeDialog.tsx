import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, Modal } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { CaseFile } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/files/contract'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { messageOfError } from '../lib/call-error.ts'
import { call } from '../lib/call.ts'
import { formatMinute } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { notify } from '../lib/notify.ts'
import { NoXhrError, openInOffice } from '../lib/office-bridge.ts'
import { sendFile } from '../lib/send-file.ts'
import { formatFileSize } from '../lib/file-size.ts'

interface OfficeDialogProps {
  caseId: string
  file: CaseFile
  onOpen: (file: CaseFile) => void
  /** The edited document took the place of the file. */
  onReplaced: (file: CaseFile) => void
  onClose: () => void
}

type State = 'opening' | 'opened' | 'busy' | 'unanswered' | 'no-xhr'

const words: Record<State, TextKey> = {
  opening: 'office.opening',
  opened: 'office.opened',
  busy: 'office.status1',
  unanswered: 'office.status2',
  'no-xhr': 'office.noXhr',
}

/** A material in the office suite of this machine: handing it over, taking it back as a new version, and the versions before. */
export function OfficeDialog({ caseId, file, onOpen, onReplaced, onClose }: OfficeDialogProps) {
  const { t } = useText()
  const [state, setState] = useState<State>('opening')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const ending = file.name.split('.').at(-1) ?? ''
  const earlier = useQuery({
    queryKey: ['file-versions', file.fileId],
    queryFn: ({ signal }) => call(contract.versions, { caseId, fileId: file.fileId }, { signal, isQuiet: true }),
  })

  const open = useCallback(async (): Promise<void> => {
    setState('opening')
    setError('')
    try {
      const link = await call(contract.link, { fileId: file.fileId, isDownload: true }, { isQuiet: true })
      const status = await openInOffice({ fileName: file.name, address: new URL(link, window.location.href).href })
      setState(status === 0 ? 'opened' : status === 1 ? 'busy' : 'unanswered')
    } catch (failure) {
      if (failure instanceof NoXhrError) return setState('no-xhr')
      setState('unanswered')
      setError(messageOfError(failure))
    }
  }, [file.fileId, file.name])
  const begun = useRef(false)
  useEffect(() => {
    // once for each dialog, also where effects run twice
    if (begun.current) return
    begun.current = true
    void open()
  }, [open])

  const handBack = async (edited: File): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      const replaced = await sendFile(contract.uploadEdited, { caseId, fileId: file.fileId }, edited, { isQuiet: true })
      notify.success(t('office.handedBack'))
      onReplaced(replaced)
    } catch (failure) {
      setError(messageOfError(failure))
    } finally {
      setBusy(false)
    }
  }
  const download = async (): Promise<void> => {
    window.location.assign(await call(contract.link, { fileId: file.fileId, isDownload: true }))
  }
  return (
    <Modal open title={`${t('office.title')} · ${file.name}`} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <p role="status">{t(words[state])}</p>
      {state === 'unanswered' && <p className="upload-help">{t('office.status2Hint')}</p>}
      {error !== '' && (
        <p className="form-problem" role="alert">
          {error}
        </p>
      )}
      <div className="office-buttons">
        <input
          ref={picker}
          type="file"
          hidden
          accept={`.${ending}`}
          aria-label={t('office.handBack')}
          onChange={(event) => {
            const edited = event.target.files?.[0]
            event.target.value = ''
            if (edited !== undefined) void handBack(edited)
          }}
        />
        <Button type="primary" loading={isBusy} onClick={() => picker.current?.click()}>
          {t('office.handBack')}
        </Button>
        {state !== 'opening' && state !== 'opened' && <Button onClick={() => void open()}>{t('office.again')}</Button>}
        {state === 'unanswered' && (
          <Button type="link" onClick={() => void download().catch(() => undefined)}>
            {t('office.download')}
          </Button>
        )}
      </div>
      {earlier.data !== undefined && earlier.data.length > 0 && (
        <>
          <h3 className="office-earlier">{t('office.earlier')}</h3>
          <ul className="upload-files">
            {earlier.data.map((version) => (
              <li key={version.fileId}>
                <button type="button" className="form-link" onClick={() => onOpen(version)}>
                  {version.name}
                </button>
                <span className="upload-facts">
                  {formatFileSize(version.size)} · {formatMinute(version.uploadedAt)} · {version.uploadedBy}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
