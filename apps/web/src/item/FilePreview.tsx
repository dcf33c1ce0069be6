import type { ReactNode, Ref } from 'react'
import { Button, Drawer, Empty } from 'antd'
import { useText } from '../lib/i18n.ts'
import { useIsNarrow } from '../lib/viewport.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import type { OpenFile } from './use-file-opener.ts'
import './item.css'

export interface FilePreviewProps {
  file: OpenFile | null
  onClose: () => void
  /** Absent: open while there is a file. */
  isOpen?: boolean
  /** Absent: the name of the file. */
  title?: string
  /** What is said of the file beside it. */
  aside?: ReactNode
  /** Stands where a file would be. */
  empty?: ReactNode
  /** Whether what opened it has the focus again when it is closed; absent: it has. */
  returnsFocus?: boolean
  /** Gets what surrounds the file where something stands beside it. */
  content?: Ref<HTMLDivElement>
}

/** A file beside the case: PDF, OFD and pictures in place, everything else offered as a download. */
export function FilePreview({
  file,
  onClose,
  isOpen = file !== null,
  title = file?.name,
  aside,
  empty,
  returnsFocus = true,
  content,
}: FilePreviewProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={title}
      size={isNarrow ? '100%' : aside === undefined ? 720 : 'var(--file-pane)'}
      mask={false}
      focusable={{ focusTriggerAfterClose: returnsFocus }}
      className="file-preview"
      extra={
        file !== null && (
          <Button type="link" href={windowAddress(file)} target="_blank" rel="noopener">
            {t('case.openInWindow')}
          </Button>
        )
      }
    >
      {aside === undefined ? (
        file !== null && <FileContent file={file} />
      ) : (
        <div className="file-and-side">
          <div ref={content} className="file-side-content">
            {file === null ? empty : <FileContent file={file} />}
          </div>
          {aside}
        </div>
      )}
    </Drawer>
  )
}

/** Browsers show pictures and PDF themselves; an OFD opens in the reader page. */
function windowAddress(file: OpenFile): string {
  return file.fileId !== undefined && file.name.toLowerCase().endsWith('.ofd')
    ? `/suwell?params=${encodeURIComponent(JSON.stringify({ openurl: file.fileId }))}`
    : file.url
}

function FileContent({ file }: { file: OpenFile }) {
  const { t } = useText()
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (['png', 'jpg', 'jpeg'].includes(ending)) return <img className="file-picture" src={file.url} alt={file.name} />
  if (ending === 'pdf' || ending === 'ofd') return <DocumentPreview key={file.url} name={file.name} url={file.url} />
  return (
    <Empty description={t('case.noPreview')}>
      <Button type="primary" href={file.url}>
        {t('case.download')}
      </Button>
    </Empty>
  )
}
