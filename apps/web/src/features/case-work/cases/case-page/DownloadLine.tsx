import { useLayoutEffect, useRef } from 'react'
import { Button, Progress } from 'antd'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { useText } from '../../../../lib/i18n.ts'
import type { Received } from '../../../../lib/receive-blob.ts'

export interface DownloadLineProps {
  received: Received
  onCancel: () => void
  /** The line goes while the focus is in it; must be stable. */
  onFocusLost: () => void
}

/** How much has come, of how much where that is known. */
export function DownloadLine({ received: { bytes, total }, onCancel, onFocusLost }: DownloadLineProps) {
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
