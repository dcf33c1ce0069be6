import { useEffect, useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import type { DocumentSource } from './document-source.ts'

const width = 120

/** Small pictures of all pages; each is drawn when it comes into view. */
export function Thumbnails({ source, page, onPage }: { source: DocumentSource; page: number; onPage: (page: number) => void }) {
  return (
    <ol className="viewer-thumbnails">
      {Array.from({ length: source.pageCount }, (_, i) => (
        <li key={i}>
          <Thumbnail source={source} page={i} isCurrent={i === page} onClick={() => onPage(i)} />
        </li>
      ))}
    </ol>
  )
}

function Thumbnail({
  source,
  page,
  isCurrent,
  onClick,
}: {
  source: DocumentSource
  page: number
  isCurrent: boolean
  onClick: () => void
}) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const paper = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [ratio, setRatio] = useState(source.usualSize.height / source.usualSize.width)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    if (button.current !== null) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return undefined
    let isGone = false
    source.draw(page, (width / source.usualSize.width) * (window.devicePixelRatio || 1), 'thumbnail').then(
      ({ drawing, size }) => {
        if (isGone) return
        paper.current?.replaceChildren(drawing)
        setRatio(size.height / size.width)
      },
      // the page itself says that it cannot be shown
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isNear, source, page])
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('viewer.page', { n: page + 1 })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      <span ref={paper} className="viewer-thumbnail" style={{ width, height: width * ratio }} />
      <span>{page + 1}</span>
    </button>
  )
}
