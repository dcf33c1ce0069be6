import { lazy, Suspense, useCallback } from 'react'
import { fetchOwn } from '../lib/call.ts'
import './item.css'

const DocumentViewer = lazy(async () => ({ default: (await import('../ui/document-viewer/DocumentViewer.tsx')).DocumentViewer }))
const ReaderGate = lazy(async () => ({ default: (await import('../ui/document-viewer/ReaderGate.tsx')).ReaderGate }))

/** PDF and OFD in the reader of the platform; the link is good for five minutes, so the file is fetched at once and whole. */
export function DocumentPreview({ name, url }: { name: string; url: string }) {
  const load = useCallback((signal: AbortSignal) => fetchOwn(url, signal), [url])
  const viewer = <DocumentViewer name={name} load={load} downloadAddress={url} />
  return (
    <div className="file-document">
      <Suspense>{name.toLowerCase().endsWith('.ofd') ? <ReaderGate>{viewer}</ReaderGate> : viewer}</Suspense>
    </div>
  )
}
