import { useRef, useState } from 'react'
import { Button, Input } from 'antd'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import UploadOutlined from '@ant-design/icons/UploadOutlined'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/obligations/contract'
import { reportLimits } from '@wenwu/core/obligations/model'
import type { ObligationFile, ObligationView } from '@wenwu/core/obligations/schemas'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { today } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { sendFile } from '../../lib/send-file.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormField } from '../../ui/FormField.tsx'

/** What has been typed of a report and not sent. */
export interface BegunReport {
  day: string
  content: string
}

interface ReportDialogProps {
  duty: ObligationView
  begun: BegunReport | undefined
  onType: (begun: BegunReport) => void
  /** A file was added or removed: the server keeps it until the report is handed in. */
  onFiles: () => void
  onReported: (rows: ObligationView[]) => void
  onClose: () => void
}

const fields = ['day', 'content', 'file'] as const
const accept = defaultFileTypes.map((ending) => `.${ending}`).join(',')

/** Asks when and how an obligation was met, with the papers that show it. */
export function ReportDialog({ duty, begun = { day: '', content: '' }, onType, onFiles, onReported, onClose }: ReportDialogProps) {
  const { t, textOf } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly ObligationFile[]>(duty.uploaded)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<(typeof fields)[number], string>>>({})
  const [key, setKey] = useState(() => newId())
  const type = (changed: Partial<BegunReport>): void => {
    onType({ ...begun, ...changed })
    setErrors({})
    setKey(newId())
  }
  const add = async (chosen: readonly File[]): Promise<void> => {
    setSending(true)
    setErrors({})
    try {
      for (const file of chosen) {
        const sent = await sendFile(contract.upload, { obligationId: duty.obligationId }, file, { isQuiet: true })
        setFiles((before) => [...before, sent])
      }
    } catch (error) {
      setErrors({ file: messageOfError(error) })
    } finally {
      setSending(false)
      setKey(newId())
      onFiles()
    }
  }
  const remove = async (id: string): Promise<void> => {
    await call(contract.removeFile, { fileId: id })
    setFiles(files.filter((file) => file.id !== id))
    setKey(newId())
    onFiles()
  }
  const report = async (): Promise<void> => {
    const missing = {
      ...(begun.day === '' && { day: t('errors.obligation-day') }),
      ...(begun.content.trim() === '' && { content: t('errors.obligation-content') }),
      ...(files.length === 0 && { file: t('errors.obligation-file') }),
    }
    if (Object.keys(missing).length > 0) {
      setErrors(missing)
      throw new Error('something is missing')
    }
    try {
      onReported(await call(contract.report, { id: duty.obligationId, ...begun }, { idempotencyKey: key, isQuiet: true }))
      notify.success(t('obligations.reported'))
    } catch (error) {
      const field = error instanceof CallError ? fields.find((each) => each === error.field) : undefined
      if (field === undefined) notify.error(messageOfError(error))
      else setErrors({ [field]: messageOfError(error) })
      throw error
    }
  }
  return (
    <ConfirmDialog isOpen hasFields title={textOf(duty.name)} confirmText={t('obligations.report')} onConfirm={report} onClose={onClose}>
      <p className="obligation-asks">{textOf(duty.asks)}</p>
      <FormField label={textOf(duty.dayName)} isRequired error={errors.day ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            type="date"
            min={duty.notBefore}
            max={duty.notAfter ?? today()}
            value={begun.day}
            onChange={(event) => type({ day: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('obligations.content')} isRequired error={errors.content ?? ''}>
        {(ties) => (
          <Input.TextArea
            {...ties}
            autoSize={{ minRows: 4, maxRows: 10 }}
            maxLength={reportLimits.content}
            value={begun.content}
            onChange={(event) => type({ content: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('obligations.files')}
        isRequired
        isGroup
        hint={t('obligations.filesHint', { n: reportLimits.files })}
        error={errors.file ?? ''}
      >
        {() => (
          <>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={accept}
              aria-label={t('obligations.addFile')}
              onChange={(event) => {
                void add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            <ul className="obligation-files">
              {files.map(({ id, name }) => (
                <li key={id}>
                  <span>{name}</span>
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('obligations.removeFile', { name })}
                    onClick={() => void remove(id).catch(() => undefined)}
                  />
                </li>
              ))}
            </ul>
            <Button
              icon={<UploadOutlined />}
              loading={isSending}
              disabled={files.length >= reportLimits.files}
              onClick={() => input.current?.click()}
            >
              {t('obligations.addFile')}
            </Button>
          </>
        )}
      </FormField>
    </ConfirmDialog>
  )
}
