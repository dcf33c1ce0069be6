import { useCallback, useRef, useState } from 'react'
import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { fileFormCalls } from '@wenwu/core/files/case-zip'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { cancelDownload, download, useDownload } from '../../../../lib/downloads.ts'
import { useText } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import { later } from '../../../../lib/later.tsx'
import type { DownloadLineProps } from './DownloadLine.tsx'

/** Fetched with the first download. */
const DownloadLine = later<DownloadLineProps>(
  async () => (await import('./DownloadLine.tsx')).DownloadLine,
  () => null,
)

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
