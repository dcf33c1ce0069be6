import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

/** A heading that opens its text in place; `?open=<id>` (a hit of the search) opens it at once. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [search] = useSearchParams()
  const isAsked = search.get('open') === id
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isAsked) fold.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <details ref={fold} data-fold={id} className="portal-fold" open={isAsked || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
