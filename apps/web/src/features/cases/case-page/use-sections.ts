import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stayAt } from '../../../lib/stay-at.ts'
import { useSectionSpy } from '../../../lib/use-section-spy.ts'

/** Name of the parameter of the address that says which part of the case is read. */
const parameter = 'node'

/** Id of the part with a key. */
export function anchorOf(key: string): string {
  return `case-${key}`
}

export interface Sections {
  /** Key of the part being read. */
  active: string
  /** Brings a part up. */
  show: (key: string) => void
}

/**
 * The parts of a case on one page: which one is read, said in the address (so that a reload, a link and Back come to it again), and the way to
 * each. The page opens at the part the address names, else at `landing`, and stays there while parts above it are still being loaded.
 * @param bar what stands over the top of the page while it is scrolled
 */
export function useSections(keys: readonly string[], landing: string | undefined, bar: RefObject<HTMLElement | null>): Sections {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { active, goTo } = useSectionSpy(keys, true, bar, anchorOf)
  const asked = new URLSearchParams(search).get(parameter)
  const opening = useRef(asked !== null && keys.includes(asked) ? asked : landing)
  const isOpen = useRef(false)

  useEffect(() => {
    const key = opening.current
    isOpen.current = true
    return key === undefined ? undefined : stayAt(() => goTo(key, 'instant'))
  }, [goTo])

  useEffect(() => {
    if (!isOpen.current || active === undefined || active === asked || (asked === null && active === keys[0])) return
    const parameters = new URLSearchParams(search)
    parameters.set(parameter, active)
    void navigate({ pathname, search: `?${parameters}`, hash }, { replace: true, preventScrollReset: true })
  }, [active, asked, keys, navigate, pathname, search, hash])

  const show = useCallback((key: string) => goTo(key), [goTo])
  return { active: active ?? opening.current ?? keys[0] ?? '', show }
}
