import { useEffect, useRef, useState } from 'react'
import { Alert } from 'antd'
import { useText } from '../../lib/i18n.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import type { DocumentSource } from './document-source.ts'
import { scaleOf, type Zoom } from './layout.ts'
import { PageColumn, type ColumnHandle } from './PageColumn.tsx'
import { PrintPages } from './PrintPages.tsx'
import { SidePanel, type Panel } from './SidePanel.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useFind } from './use-find.ts'
import { useRoom } from './use-room.ts'

interface ViewerFrameProps {
  source: DocumentSource
  name: string
  isReduced: boolean
  downloadAddress: string | undefined
  firstPage: number
}

/** Toolbar, panel at the side, and the column of pages of an open document. */
export function ViewerFrame({ source, name, isReduced, downloadAddress, firstPage }: ViewerFrameProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const [zoom, setZoom] = useState<Zoom>('auto')
  const [panel, setPanel] = useState<Panel | null>(null)
  const [page, setPage] = useState(0)
  const [sizes, setSizes] = useState(() => Array.from({ length: source.pageCount }, () => source.usualSize))
  const [isPrinting, setPrinting] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const column = useRef<ColumnHandle>(null)
  const room = useRoom(scroller)
  const find = useFind(source)
  const scale = scaleOf(zoom, sizes[page] ?? source.usualSize, room)

  const { active } = find
  useEffect(() => {
    if (active !== null) column.current?.showHit(active)
  }, [active])

  const goTo = (target: number): void => column.current?.showPage(Math.min(source.pageCount - 1, Math.max(0, target)))
  // once there is room for the pages
  const hasRoom = room.width > 0
  const opened = useRef(false)
  useEffect(() => {
    if (!hasRoom || opened.current) return
    opened.current = true
    if (firstPage > 1) goTo(firstPage - 1)
  })
  // the browser's own search sees the drawn pages only
  useEffect(() => {
    if (isReduced) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return
      event.preventDefault()
      setPanel('search')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isReduced])

  return (
    <section className="viewer" aria-label={name}>
      <Toolbar
        page={page}
        pageCount={source.pageCount}
        scale={scale}
        zoom={zoom}
        panel={panel}
        isReduced={isReduced}
        hasAttachments={source.attachments.length > 0}
        downloadAddress={downloadAddress}
        onPage={goTo}
        onZoom={setZoom}
        onPanel={(next) => setPanel(next === panel ? null : next)}
        onPrint={() => setPrinting(true)}
      />
      {source.hasSeals && <Alert className="viewer-note no-print" type="warning" showIcon banner title={t('viewer.sealNote')} />}
      <div className="viewer-body">
        {panel !== null && (
          <SidePanel
            panel={panel}
            source={source}
            page={page}
            find={find}
            onClose={() => setPanel(null)}
            onPage={(target) => {
              goTo(target)
              if (isNarrow) setPanel(null)
            }}
          />
        )}
        <div ref={scroller} className="viewer-scroller" tabIndex={0} role="document" aria-label={t('viewer.pages')}>
          {hasRoom && (
            <PageColumn
              ref={column}
              source={source}
              sizes={sizes}
              scale={scale}
              room={room}
              scroller={scroller}
              hits={find.hits}
              active={active}
              onPage={setPage}
              onSize={(index, size) =>
                setSizes((all) =>
                  all[index]?.width === size.width && all[index].height === size.height
                    ? all
                    : all.map((each, i) => (i === index ? size : each)),
                )
              }
            />
          )}
        </div>
      </div>
      {isPrinting && <PrintPages source={source} onDone={() => setPrinting(false)} />}
    </section>
  )
}
