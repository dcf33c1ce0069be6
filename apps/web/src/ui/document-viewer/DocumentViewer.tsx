import { useEffect, useState } from 'react'
import { Spin } from 'antd'
import { CallError, messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { ViewerError, type DocumentSource } from './document-source.ts'
import { openDocument } from './open-document.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import '../states.css'
import './viewer.css'

export interface DocumentViewerProps {
  /** Name of the file, for readers and for saving. */
  name: string
  /** Brings the bytes; a stable function: another one is another document. */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>
  /** Pages, page number and zoom only (specification §2.10). */
  isReduced?: boolean
  /** Where the file is saved from; without it there is no such button. */
  downloadAddress?: string
  /** The page it opens at, from 1. */
  firstPage?: number
}

type State = { state: 'loading' } | { state: 'open'; source: DocumentSource } | { state: 'failed'; error: unknown }

/** A PDF or OFD in place, by what its bytes are, without any plug-in. Readers are loaded when a document is opened. */
export function DocumentViewer({ name, load, isReduced = false, downloadAddress, firstPage = 1 }: DocumentViewerProps) {
  const { t } = useText()
  const [opened, setOpened] = useState<State & { by?: DocumentViewerProps['load'] }>({ state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    let source: DocumentSource | undefined
    load(controller.signal)
      .then(openDocument)
      .then((found) => {
        if (controller.signal.aborted) return found.close()
        source = found
        setOpened({ state: 'open', source: found, by: load })
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setOpened({ state: 'failed', error, by: load })
      })
    return () => {
      controller.abort()
      source?.close()
    }
  }, [load])

  // what another document left is not shown
  const current: State = opened.by === load ? opened : { state: 'loading' }
  if (current.state === 'loading') {
    return (
      <div className="viewer viewer-waiting" role="status">
        <Spin />
        <span>{t('viewer.loading')}</span>
      </div>
    )
  }
  if (current.state === 'failed') return <Refusal error={current.error} downloadAddress={downloadAddress} />
  return (
    <ViewerFrame
      key={name}
      source={current.source}
      name={name}
      isReduced={isReduced}
      downloadAddress={downloadAddress}
      firstPage={firstPage}
    />
  )
}

function Refusal({ error, downloadAddress }: { error: unknown; downloadAddress: string | undefined }) {
  const { t } = useText()
  const reason =
    error instanceof ViewerError ? t(`viewer.${error.refusal}`) : error instanceof CallError ? messageOfError(error) : t('viewer.not-shown')
  return (
    <div className="viewer viewer-waiting" role="alert">
      <p className="state-title">{t('viewer.failed')}</p>
      <p>{reason}</p>
      {downloadAddress !== undefined && (
        <a href={downloadAddress} download="">
          {t('viewer.download')}
        </a>
      )}
    </div>
  )
}
