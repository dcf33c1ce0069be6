import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import { maxFileBytes } from '@wenwu/core/files/contract'
import { defaultMaxCount, filesOf, type Settings } from '@wenwu/core/form/types/attachment/model'
import type { FileValue } from '@wenwu/core/form/model'
import { formatFileSize, formatSizeLimit } from '../../../lib/file-size.ts'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf } from '../../inputs/aria.ts'
import { useFormServices } from '../../services.ts'
import { useLatest } from '../../use-latest.ts'
import type { FieldWidgets, InputProps, ViewProps } from '../../widget.ts'

interface RunningUpload {
  key: number
  name: string
  share: number
  isInterrupted: boolean
  abort: AbortController
  failure?: string
}

function AttachmentInput(props: InputProps<Settings>) {
  const { field, value, onChange, path } = props
  const { t } = useText()
  const { uploadFile } = useFormServices()
  const chooser = useRef<HTMLInputElement>(null)
  const [uploads, setUploads] = useState<RunningUpload[]>([])
  const files = filesOf(value)
  const max = field.maxCount ?? defaultMaxCount
  // Several uploads may end before the parent has drawn again: each adds to what the last one left.
  const latest = useLatest(files)

  const close = (key: number) => setUploads((list) => list.filter((upload) => upload.key !== key))
  const start = (file: File) => {
    if (uploadFile === undefined) return
    const key = Date.now() + Math.random()
    const change = (next: Partial<RunningUpload>) =>
      setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)))
    const abort = new AbortController()
    setUploads((list) => [...list, { key, name: file.name, share: 0, isInterrupted: false, abort }])
    const handling = { signal: abort.signal, onInterrupted: (isInterrupted: boolean) => change({ isInterrupted }) }
    uploadFile(path, file, (share) => change({ share }), handling).then(
      ({ fileId, name, size }) => {
        if (abort.signal.aborted) return
        close(key)
        latest.current = [...latest.current, { fileId, name, size }]
        onChange(latest.current)
      },
      (error: unknown) => change({ failure: error instanceof Error ? error.message : t('common.unknownError') }),
    )
  }

  const running = uploads.filter((upload) => upload.failure === undefined).length
  const isFull = files.length + running >= max
  return (
    <div className="form-files">
      <FileList
        files={files}
        onRemove={
          props.disabled
            ? undefined
            : (file) => {
                const rest = files.filter((other) => other.fileId !== file.fileId)
                onChange(rest)
              }
        }
      />
      {uploads.map((upload) => (
        <div key={upload.key} className="form-upload" role="status">
          {upload.failure === undefined ? (
            <>
              {t('form.files.uploading', { name: upload.name })} {upload.isInterrupted && t('upload.interrupted')}{' '}
              <Button
                type="link"
                size="small"
                onClick={() => {
                  upload.abort.abort()
                  close(upload.key)
                }}
              >
                {t('common.cancel')}
              </Button>
              <Progress
                percent={Math.floor(upload.share * 100)}
                size="small"
                aria-label={t('form.files.uploading', { name: upload.name })}
              />
            </>
          ) : (
            <span className="form-problem">
              {t('form.files.failed', { name: upload.name, reason: upload.failure })}{' '}
              <Button type="link" size="small" onClick={() => close(upload.key)}>
                {t('common.close')}
              </Button>
            </span>
          )}
        </div>
      ))}
      {uploadFile === undefined ? (
        <span className="form-hint">{t('form.files.unavailable')}</span>
      ) : (
        <>
          <input
            ref={chooser}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-hidden="true"
            multiple={max > 1}
            disabled={props.disabled || isFull}
            accept={field.types?.map((ending) => `.${ending}`).join(',')}
            onChange={(event) => {
              for (const file of event.target.files ?? []) start(file)
              // the same file may be chosen again after a failure
              event.target.value = ''
            }}
          />
          <Button
            id={props.id}
            icon={<UploadOutlined />}
            disabled={props.disabled || isFull}
            onClick={() => chooser.current?.click()}
            onBlur={props.onBlur}
            {...ariaOf(props)}
          >
            {t('form.files.add')}
          </Button>
        </>
      )}
      <div className="form-hint">
        {[
          t('form.files.limit', { size: formatSizeLimit(maxFileBytes) }),
          field.types === undefined ? '' : t('form.files.types', { types: field.types.join('、') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </div>
  )
}

function FileList({ files, onRemove }: { files: readonly FileValue[]; onRemove?: (file: FileValue) => void }) {
  const { t } = useText()
  const { openFile } = useFormServices()
  if (files.length === 0) return null
  return (
    <ul className="form-file-list">
      {files.map((file) => (
        <li key={file.fileId}>
          <PaperClipOutlined aria-hidden="true" />
          {openFile === undefined ? (
            <span>{file.name}</span>
          ) : (
            <button type="button" className="form-link" onClick={() => openFile(file)}>
              {file.name}
            </button>
          )}
          <span className="form-file-size">{formatFileSize(file.size)}</span>
          {onRemove !== undefined && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('form.files.remove', { name: file.name })}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function AttachmentView({ value }: ViewProps<Settings>) {
  return <FileList files={filesOf(value)} />
}

export const widgets: FieldWidgets<Settings> = { Input: AttachmentInput, View: AttachmentView, isGroup: true, prefersFull: true }
