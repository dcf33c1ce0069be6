import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Button, Progress } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { fileFormCalls } from '@wenwu/core/files/case-zip'
import { formatFileSize } from '../../../../item/file-size.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { cancelDownload, download, useDownload } from '../../../../lib/downloads.ts'
import { useText } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import type { Received } from '../../../../lib/receive-blob.ts'

/**
 * What was handed in, counted, and one zip of everything this person may see of the case; several where it is more than one takes. Nothing
 * where there is no file.
 */
export function DownloadAll({ view }: { view: CaseView }) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = useCallback(() => button.current?.focus(), [])
  const key = `case-zip ${view.id}`
  const [parts, setParts] = useState(1)
  const received = useDownload(key)
  const files = view.materials.flatMap((material) => material.files)
  if (files.length === 0) return null
  const start = (part?: number): void => {
    // call() tells every refusal; a zip that broke off on its way comes as another error
    download(key, fileFormCalls.zip, { id: view.id, ...(part !== undefined && { part }) }, `${view.id}.zip`).catch((error: unknown) => {
      if (!(error instanceof CallError)) notify.error(t('case.downloadBroken'), 6)
      else if (error.code === 'case-zip-too-large') setParts(Number(error.params.parts))
    })
  }
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <div className="materials-tools">
      <span className="tone-grey">{t('case.filesInAll', { count: files.length, size: formatFileSize(size) })}</span>
      {received !== undefined && <DownloadLine received={received} onCancel={() => cancelDownload(key)} onFocusLost={focusButton} />}
      {parts === 1 ? (
        <Button ref={button} size="small" loading={received !== undefined} onClick={() => start()}>
          {t('case.downloadAll')}
        </Button>
      ) : (
        Array.from({ length: parts }, (_, i) => (
          <Button key={i} ref={i === 0 ? button : null} size="small" disabled={received !== undefined} onClick={() => start(i + 1)}>
            {t('case.downloadPart', { n: i + 1, all: parts })}
          </Button>
        ))
      )}
    </div>
  )
}

interface DownloadLineProps {
  received: Received
  onCancel: () => void
  /** The line goes while the focus is in it; must be stable. */
  onFocusLost: () => void
}

/** How much has come, of how much where that is known. */
function DownloadLine({ received: { bytes, total }, onCancel, onFocusLost }: DownloadLineProps) {
  const { t } = useText()
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])
  return (
    <div ref={line} className="download-line">
      {/* the amount changes too often to be read out */}
      <span className="visually-hidden" role="status">
        {t('case.downloading')}
      </span>
      <span>
        {total === undefined
          ? t('case.downloadReceived', { size: formatFileSize(bytes) })
          : `${formatFileSize(bytes)} / ${formatFileSize(total)}`}
      </span>
      {total !== undefined && <Progress percent={Math.floor((bytes / total) * 100)} size="small" aria-label={t('case.downloading')} />}
      <Button size="small" type="text" aria-label={t('case.downloadCancel')} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
