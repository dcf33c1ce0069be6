import { lazy, Suspense, useCallback } from 'react'
import { Button, Drawer, Empty } from 'antd'
import { fetchOwn } from '../lib/call.ts'
import { useText } from '../lib/i18n.ts'
import { useIsNarrow } from '../lib/viewport.ts'
import type { OpenFile } from './use-file-opener.ts'
import './item.css'

const DocumentViewer = lazy(async () => ({ default: (await import('../ui/document-viewer/DocumentViewer.tsx')).DocumentViewer }))
const ReaderGate = lazy(async () => ({ default: (await import('../ui/document-viewer/ReaderGate.tsx')).ReaderGate }))

/** A file beside the case: PDF, OFD and pictures in place, everything else offered as a download. */
export function FilePreview({ file, onClose }: { file: OpenFile | null; onClose: () => void }) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  return (
    <Drawer
      open={file !== null}
      onClose={onClose}
      title={file?.name}
      size={isNarrow ? '100%' : 720}
      mask={false}
      className="file-preview"
      extra={
        file !== null && (
          <Button type="link" href={windowAddress(file)} target="_blank" rel="noopener">
            {t('case.openInWindow')}
          </Button>
        )
      }
    >
      {file !== null && <FileContent file={file} />}
    </Drawer>
  )
}

/** Browsers show pictures and PDF themselves; an OFD opens in the reader page. */
function windowAddress(file: OpenFile): string {
  return file.fileId !== undefined && file.name.toLowerCase().endsWith('.ofd') ? `/suwell?params=${encodeURIComponent(JSON.stringify({ openurl: file.fileId }))}` : file.url
}

function FileContent({ file }: { file: OpenFile }) {
  const { t } = useText()
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (['png', 'jpg', 'jpeg'].includes(ending)) return <img className="file-picture" src={file.url} alt={file.name} />
  if (ending === 'pdf' || ending === 'ofd') return <DocumentPreview key={file.url} file={file} />
  return (
    <Empty description={t('case.noPreview')}>
      <Button type="primary" href={file.url}>
        {t('case.download')}
      </Button>
    </Empty>
  )
}

/** PDF and OFD in the reader of the platform; the link is good for five minutes, so the file is fetched at once and whole. */
function DocumentPreview({ file }: { file: OpenFile }) {
  const load = useCallback((signal: AbortSignal) => fetchOwn(file.url, signal), [file.url])
  const viewer = <DocumentViewer name={file.name} load={load} downloadAddress={file.url} />
  return (
    <div className="file-document">
      <Suspense>{file.name.toLowerCase().endsWith('.ofd') ? <ReaderGate>{viewer}</ReaderGate> : viewer}</Suspense>
    </div>
  )
}
