import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { fetchOwn } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { DocumentViewer } from '../../../ui/document-viewer/DocumentViewer.tsx'
import { ReaderGate } from '../../../ui/document-viewer/ReaderGate.tsx'
import { ownFileAddress, readParams } from './address.ts'
import { ReaderRefusal } from './ReaderRefusal.tsx'
import './reader.css'

/** /suwell: the OFD viewer page with its `params` query; pages, page number and zoom only (specification §2.10). */
export function ReaderPage() {
  const { t } = useText()
  const [query] = useSearchParams()
  const params = readParams(query.get('params'))
  const address = params === undefined ? undefined : ownFileAddress(params.openUrl, window.location.origin)
  const load = useCallback((signal: AbortSignal) => fetchOwn(address ?? '', signal), [address])
  if (address === undefined) {
    return (
      <main className="reader-page">
        <ReaderRefusal reason={t(params === undefined ? 'viewer.noAddress' : 'viewer.badAddress')} />
      </main>
    )
  }
  return (
    <main className="reader-page">
      <ReaderGate>
        <DocumentViewer name={t('viewer.title')} load={load} isReduced />
      </ReaderGate>
    </main>
  )
}
