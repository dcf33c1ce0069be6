import { useEffect, useRef, useState } from 'react'
import { Spin } from 'antd'
import { useText } from '../../lib/i18n.ts'
import type { DocumentSource, Hit, PageSize } from './document-source.ts'
import { buildTextLayer } from './text-layer.ts'

interface PageViewProps {
  source: DocumentSource
  page: number
  size: PageSize
  scale: number
  /** Upper edge in the column. */
  top: number
  hits: readonly Hit[]
  active: Hit | null
  onSize: (page: number, size: PageSize) => void
}

/** Milliseconds that the zoom must rest before a picture of pixels is made again. */
const restMs = 150

/** One page: its drawing, the invisible text over it, and the hits of a search. */
export function PageView({ source, page, size, scale, top, hits, active, onSize }: PageViewProps) {
  const { t } = useText()
  const paper = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'incomplete' | 'failed'>('drawing')
  // a drawing of lines is scaled by the window
  const wanted = source.isVector ? 1 : scale * (window.devicePixelRatio || 1)
  const report = useRef(onSize)
  useEffect(() => {
    report.current = onSize
  })
  useEffect(() => {
    let isGone = false
    const draw = async (): Promise<void> => {
      try {
        const drawn = await source.draw(page, wanted, 'page')
        if (isGone) return
        paper.current?.replaceChildren(drawn.drawing, buildTextLayer(drawn.runs, source.unit))
        report.current(page, drawn.size)
        setState(drawn.isIncomplete ? 'incomplete' : 'drawn')
      } catch {
        if (!isGone) setState('failed')
      }
    }
    const isFirst = paper.current?.childElementCount === 0
    const timer = setTimeout(() => void draw(), isFirst ? 0 : restMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [source, page, wanted])

  const { width, height } = size
  return (
    <div
      className="viewer-page"
      data-page={page + 1}
      data-state={state}
      role="region"
      aria-label={t('viewer.page', { n: page + 1 })}
      style={{ top, width: width * scale, height: height * scale, '--scale': scale } as React.CSSProperties}
    >
      <div ref={paper} className="viewer-paper" />
      {hits.length > 0 && (
        <svg className="viewer-hits" viewBox={`0 0 ${width / source.unit} ${height / source.unit}`} aria-hidden="true">
          {hits.flatMap((hit) =>
            hit.quads.map((quad, i) => (
              <polygon key={`${quad.join()}${i}`} points={quad.join(' ')} className={hit === active ? 'is-active' : undefined} />
            )),
          )}
        </svg>
      )}
      {state === 'drawing' && <Spin className="viewer-spin" />}
      {state === 'failed' && <p className="viewer-page-note">{t('viewer.pageFailed')}</p>}
      {state === 'incomplete' && <p className="viewer-page-note no-print">{t('viewer.incomplete')}</p>}
    </div>
  )
}
