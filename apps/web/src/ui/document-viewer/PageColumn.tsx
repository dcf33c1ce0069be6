import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref, type RefObject } from 'react'
import type { DocumentSource, Hit, PageSize } from './document-source.ts'
import { columnOf, gap, pageAt, visiblePages } from './layout.ts'
import { PageView } from './PageView.tsx'

export interface ColumnHandle {
  showPage: (page: number) => void
  showHit: (hit: Hit) => void
}

interface PageColumnProps {
  ref: Ref<ColumnHandle>
  source: DocumentSource
  sizes: readonly PageSize[]
  scale: number
  room: PageSize
  scroller: RefObject<HTMLDivElement | null>
  hits: readonly Hit[]
  active: Hit | null
  onPage: (page: number) => void
  onSize: (page: number, size: PageSize) => void
}

/** All pages in a column; only those in the window exist. The place on the page is kept when the scale changes. */
export function PageColumn({ ref, source, sizes, scale, room, scroller, hits, active, onPage, onSize }: PageColumnProps) {
  const { tops, height } = useMemo(() => columnOf(sizes, scale), [sizes, scale])
  const [top, setTop] = useState(0)
  const anchor = useRef({ page: 0, share: 0 })

  const note = (): void => {
    const y = scroller.current?.scrollTop ?? 0
    const page = pageAt(tops, y + gap)
    anchor.current = { page, share: (y - tops[page]!) / ((sizes[page]?.height ?? 1) * scale) }
    setTop(y)
    // the page that fills most of the window is the current one
    onPage(pageAt(tops, y + room.height / 3))
  }
  useEffect(() => {
    const element = scroller.current
    element?.addEventListener('scroll', note, { passive: true })
    return () => element?.removeEventListener('scroll', note)
  })
  useLayoutEffect(() => {
    const { page, share } = anchor.current
    if (scroller.current !== null && (page > 0 || share > 0))
      scroller.current.scrollTop = tops[page]! + share * (sizes[page]?.height ?? 1) * scale
    // sizes and tops follow the scale; a page that turns out to be larger must not move what is read
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scale])

  useImperativeHandle(ref, () => ({
    showPage: (page) => {
      if (scroller.current !== null) scroller.current.scrollTop = tops[page]! - gap
    },
    showHit: ({ page, quads }) => {
      const y = tops[page]! + (quads[0]?.[1] ?? 0) * source.unit * scale
      const element = scroller.current
      if (element !== null && (y < element.scrollTop + 24 || y > element.scrollTop + room.height - 48))
        element.scrollTop = y - room.height / 3
    },
  }))

  const { first, last } = visiblePages(tops, top, room.height)
  const width = Math.max(...sizes.map((size) => size.width)) * scale + 2 * gap
  return (
    <div className="viewer-column" style={{ height, minWidth: width }}>
      {tops.slice(first, last + 1).map((y, i) => {
        const page = first + i
        return (
          <PageView
            key={page}
            source={source}
            page={page}
            size={sizes[page]!}
            scale={scale}
            top={y}
            hits={hits.filter((hit) => hit.page === page)}
            active={active}
            onSize={onSize}
          />
        )
      })}
    </div>
  )
}
