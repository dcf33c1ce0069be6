import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button, Progress } from 'antd'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import DownloadOutlined from '@ant-design/icons/DownloadOutlined'
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined'
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined'
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined'
import SwapOutlined from '@ant-design/icons/SwapOutlined'
import UploadOutlined from '@ant-design/icons/UploadOutlined'
import type { CaseFile } from '@wenwu/core/cases/model'
import { maxFileBytes } from '@wenwu/core/files/contract'
import type { GuideFile } from '@wenwu/core/guides/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { formatMinute } from '../lib/dates.ts'
import { formatFileSize, formatSizeLimit } from '../lib/file-size.ts'
import { isFocusFree } from '../lib/focus.ts'
import { useText } from '../lib/i18n.ts'
import { opensInOffice } from '../lib/office-bridge.ts'
import type { UploadJob, UploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-lines.ts'

interface ItemUploadLineProps {
  line: UploadLine
  jobs: readonly UploadJob[]
  queue: UploadQueue
  /** A filled-in example or the form to fill in. */
  sample: GuideFile | null
  /** Missing, and asked for now. */
  isMarked: boolean
  onOpen: (file: CaseFile) => void
  onRemove: (file: CaseFile) => void
  /** Opens a document in the office suite of this machine; absent: the installation does not. */
  onEdit?: (file: CaseFile) => void
}

const needTexts: Record<UploadLine['need'], TextKey> = {
  required: 'application.needRequired',
  optional: 'application.needOptional',
  dispensable: 'application.needDispensable',
}

/** DOM id of a material's line; links of check lists lead to it. */
export function materialDomId(key: string): string {
  return `material-${key}`
}

/** One material: what is asked, whether it is there, its files. */
export function ItemUploadLine({ line, jobs, queue, sample, isMarked, onOpen, onRemove, onEdit }: ItemUploadLineProps) {
  const { t, textOf } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  /** Ids of the files whose place the chosen ones take. */
  const replaced = useRef<readonly string[]>([])
  const { material, files, need, types, limit, isEditable, note, isAwaited } = line
  const name = textOf(material.name)
  const hasFiles = files.length > 0
  const isThere = hasFiles && !isAwaited
  const isDragOfFiles = (event: DragEvent): boolean => isEditable && event.dataTransfer.types.includes('Files')
  const isDue = isAwaited || need === 'required'
  const state = isThere ? 'there' : isDue ? 'missing' : 'open'
  // what was asked for again is replaced; whoever only adds to it leaves the faulty file among the papers
  const isReplaceable = hasFiles && isAwaited
  const root = useRef<HTMLLIElement>(null)
  const wasReplaceable = useRef(isReplaceable)
  useEffect(() => {
    // the button that replaces is gone with what was replaced: the file that came has the focus
    if (wasReplaceable.current && !isReplaceable && isFocusFree())
      root.current?.querySelector<HTMLElement>('.upload-files li:last-child button')?.focus({ preventScroll: true })
    wasReplaceable.current = isReplaceable
  }, [isReplaceable])
  const choose = (replaces: readonly string[]): void => {
    replaced.current = replaces
    input.current?.click()
  }

  return (
    <li
      ref={root}
      id={materialDomId(material.key)}
      className={['upload-line', `is-${state}`, isMarked ? 'is-marked' : '', isOver ? 'is-over' : '', isEditable ? '' : 'is-locked']
        .filter(Boolean)
        .join(' ')}
      aria-label={name}
      onDragOver={(event) => {
        if (!isDragOfFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isDragOfFiles(event)) return
        event.preventDefault()
        setOver(false)
        queue.add(material.key, [...event.dataTransfer.files], types, line)
      }}
    >
      <span className="upload-state" aria-hidden="true">
        {isThere ? <CheckCircleFilled /> : isDue ? <ExclamationCircleOutlined /> : <MinusCircleOutlined />}
      </span>
      <div className="upload-main">
        <div className="upload-title">
          <h3>{name}</h3>
          <span className={`upload-need is-${need}`}>{t(needTexts[need])}</span>
          <span className="upload-word">
            {t(
              hasFiles
                ? isAwaited
                  ? 'application.fileAwaited'
                  : 'application.fileThere'
                : isDue
                  ? 'application.fileMissing'
                  : 'application.fileNone',
            )}
          </span>
        </div>
        {material.help !== undefined && <p className="upload-help">{textOf(material.help)}</p>}
        {sample !== null && (
          <a
            className="upload-sample"
            href={sample.link}
            download={sample.name}
            title={sample.name}
            aria-label={t('application.sampleOf', { name })}
          >
            <DownloadOutlined aria-hidden="true" /> {t('application.sampleDownload')}
          </a>
        )}
        {note !== undefined && (
          <p className="correction-note">
            {isAwaited ? <strong>{t('application.flagged')}</strong> : <strong className="is-done">{t('application.pointDone')}</strong>}{' '}
            {note}
          </p>
        )}
        {isMarked && (
          <p className="form-problem" role="alert">
            {t('application.materialMissing', { name })}
          </p>
        )}
        {files.length > 0 && (
          <ul className="upload-files">
            {files.map((file) => (
              <li key={file.fileId}>
                <PaperClipOutlined aria-hidden="true" />
                <button type="button" className="form-link" onClick={() => onOpen(file)}>
                  {file.name}
                </button>
                <span className="upload-facts">
                  {formatFileSize(file.size)} · {formatMinute(file.uploadedAt)}
                </span>
                {isEditable && onEdit !== undefined && opensInOffice(file.name) && (
                  <Button type="link" size="small" aria-label={t('office.openOf', { name: file.name })} onClick={() => onEdit(file)}>
                    {t('office.open')}
                  </Button>
                )}
                {isEditable && (
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    data-remove={file.fileId}
                    aria-label={t('application.fileRemove', { name: file.name })}
                    onClick={() => onRemove(file)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {jobs.map((job) => (
          <Job key={job.id} job={job} queue={queue} />
        ))}
        {isEditable && (
          <p className="upload-rule">{`${t('form.files.types', { types: types.join(t('application.listSeparator')) })} · ${t('form.files.limit', { size: formatSizeLimit(maxFileBytes) })} · ${t('application.fileRoom', { files: limit.files, size: formatSizeLimit(limit.megabytes * 1024 * 1024) })}`}</p>
        )}
      </div>
      {isEditable && (
        <div className="upload-act">
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={types.map((ending) => `.${ending}`).join(',')}
            aria-label={t('application.chooseFor', { name })}
            onChange={(event) => {
              const replaces = replaced.current
              const rest = { ...line, files: files.filter(({ fileId }) => !replaces.includes(fileId)) }
              queue.add(material.key, [...(event.target.files ?? [])], types, rest, replaces)
              replaced.current = []
              event.target.value = ''
            }}
          />
          {isReplaceable && (
            <Button
              type="primary"
              icon={<SwapOutlined />}
              aria-label={t('application.replaceOf', { name })}
              onClick={() => choose(files.map(({ fileId }) => fileId))}
            >
              {t('application.replace')}
            </Button>
          )}
          <Button
            icon={<UploadOutlined />}
            aria-label={t(hasFiles ? 'application.addMoreFor' : 'application.chooseFor', { name })}
            onClick={() => choose([])}
          >
            {t(hasFiles ? 'application.addMore' : 'form.files.add')}
          </Button>
        </div>
      )}
    </li>
  )
}

const stateTexts = { waiting: 'upload.waiting', sending: 'upload.sending', interrupted: 'upload.interrupted' } as const satisfies Record<
  string,
  TextKey
>

function Job({ job, queue }: { job: UploadJob; queue: UploadQueue }) {
  const { t } = useText()
  if (job.state === 'failed')
    return (
      <div className="upload-failure" role="alert">
        <span>
          {job.failure?.title !== undefined && <strong>{job.failure.title}</strong>} {job.failure?.text}{' '}
          <span className="upload-facts">{job.file.name}</span>
        </span>
        {job.isRepeatable === true && (
          <Button size="small" onClick={() => queue.retry(job.id)}>
            {t(job.isTwin === true ? 'upload.addTwin' : 'common.retry')}
          </Button>
        )}
        <Button size="small" type="text" onClick={() => queue.cancel(job.id)}>
          {t('common.close')}
        </Button>
      </div>
    )
  const percent = Math.floor(job.share * 100)
  return (
    <div className={`upload-job is-${job.state}`}>
      <span className="upload-job-name" title={job.file.name}>
        {job.file.name}
      </span>
      <span className="upload-job-state" role="status">
        {t(stateTexts[job.state])}
      </span>
      <Progress
        percent={percent}
        size="small"
        status={job.state === 'sending' ? 'active' : 'normal'}
        aria-label={t('form.files.uploading', { name: job.file.name })}
      />
      <Button
        size="small"
        type="text"
        aria-label={t('application.cancelUpload', { name: job.file.name })}
        onClick={() => queue.cancel(job.id)}
      >
        {t('common.cancel')}
      </Button>
    </div>
  )
}
