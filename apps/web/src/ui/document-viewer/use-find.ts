import { useEffect, useRef, useState } from 'react'
import type { DocumentSource, Hit } from './document-source.ts'

/** Hits beyond this are not listed. */
export const mostHits = 500

export interface Find {
  query: string
  hits: readonly Hit[]
  active: Hit | null
  isSearching: boolean
  search: (query: string) => void
  /** Next or previous hit, round the end. */
  step: (direction: 1 | -1) => void
  choose: (hit: Hit) => void
}

/** Looks for words page by page; a new query ends the one before. */
export function useFind(source: DocumentSource): Find {
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<readonly Hit[]>([])
  const [active, setActive] = useState<Hit | null>(null)
  const [isSearching, setSearching] = useState(false)
  const run = useRef(0)
  useEffect(() => () => void (run.current = -1), [])

  const search = (next: string): void => {
    const own = ++run.current
    setQuery(next)
    setHits([])
    setActive(null)
    if (next.trim() === '') return setSearching(false)
    setSearching(true)
    const look = async (): Promise<void> => {
      const found: Hit[] = []
      for (let page = 0; page < source.pageCount && found.length < mostHits; page++) {
        // a page that cannot be read has no hits
        const more = await source.find(page, next).catch(() => [])
        if (run.current !== own) return
        if (more.length === 0) continue
        if (found.length === 0) setActive(more[0]!)
        found.push(...more)
        setHits(found.slice(0, mostHits))
      }
      setSearching(false)
    }
    void look()
  }
  const step = (direction: 1 | -1): void => {
    if (hits.length === 0) return
    const at = active === null ? -1 : hits.indexOf(active)
    setActive(hits[(at + direction + hits.length) % hits.length]!)
  }
  return { query, hits, active, isSearching, search, step, choose: setActive }
}
