import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { stayAt } from '../../../../lib/stay-at.ts'
import { keepPlace, placeOf } from '../../../../lib/use-place.ts'
import { useSectionSpy } from '../../../../lib/use-section-spy.ts'
import { placeEntry } from './place-entry.ts'

/** Name of the parameter of the address that says which part of the case is read. */
const parameter = 'node'

/** Id of the part with a key. */
export function anchorOf(key: string): string {
  return `case-${key}`
}

export interface Sections {
  /** Key of the part being read. */
  active: string
  /** Brings a part up that was chosen: Back leads to where one was. */
  show: (key: string) => void
  /** Brings a part up as scrolling does, with no step for Back. */
  move: (key: string) => void
}

/**
 * The parts of a case on one page: which one is read, said in the address (so that a reload, a link and Back come to it again), and the way to
 * each. The page opens at the part the address names, else at `landing`, and stays there while parts above it are still being loaded. A part that was
 * chosen is an entry of the history, and each entry knows how far it was scrolled; scrolling adds none.
 * @param bar what stands over the top of the page while it is scrolled
 */
export function useSections(keys: readonly string[], landing: string | undefined, bar: RefObject<HTMLElement | null>): Sections {
  const navigate = useNavigate()
  const isReturn = useNavigationType() === 'POP'
  const location = useLocation()
  const { pathname, search, hash, state } = location
  const entry = placeEntry(location)
  const { active, goTo, pastTop } = useSectionSpy(keys, true, bar, anchorOf)
  const named = new URLSearchParams(search).get(parameter)
  const asked = named !== null && keys.includes(named) ? named : undefined
  const opening = useRef(asked ?? landing)
  const isOpen = useRef(false)
  const isUnderReader = entry !== location.key
  /** The entry that was come to last. */
  const arrived = useRef<{ entry: string; isUnderReader: boolean }>(undefined)
  /** The part for which the address has been seen to. */
  const told = useRef<string>(undefined)
  /** The entry whose place needs no keeping any more. */
  const left = useRef<string>(undefined)
  const endStaying = useRef<() => void>(undefined)
  const placeName = `${pathname}#${entry}`
  const read = asked ?? keys[0] ?? ''

  useLayoutEffect(() => {
    const keep = (): void => {
      if (left.current !== entry) keepPlace({ address: placeName, top: pastTop(read), row: null })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [entry, placeName, pastTop, read])

  const arrive = useEffectEvent(() => {
    const isFirst = !isOpen.current
    // the reader was opened or closed over it: nothing moved. An entry that was left and come back to before it was drawn is another matter.
    const isStill = arrived.current?.entry === entry && (arrived.current.isUnderReader || isUnderReader)
    isOpen.current = true
    arrived.current = { entry, isUnderReader }
    if (isStill || (!isFirst && !isReturn)) return
    const goal = isFirst ? opening.current : read
    if (goal === undefined) return
    // the first entry of every window has the same name
    const known = isReturn && entry !== 'default' ? placeOf(placeName) : undefined
    endStaying.current?.()
    endStaying.current = stayAt(() => goTo(goal, 'instant', known?.top))
  })
  // not its key: a page that is left and come back to at once is drawn once
  useEffect(() => arrive(), [location])
  useEffect(() => () => endStaying.current?.(), [])

  const write = useCallback(
    (key: string, isStep: boolean): void => {
      const parameters = new URLSearchParams(search)
      parameters.set(parameter, key)
      left.current = entry
      void navigate(
        { pathname, search: `?${parameters}`, hash },
        { replace: !isStep, state: isStep ? undefined : state, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, hash, state, entry],
  )
  useEffect(() => {
    // Back changes the address before the part: that is not told to it again
    if (active === undefined || active === told.current) return
    told.current = active
    if (active !== asked && (named !== null || active !== keys[0])) write(active, false)
  }, [active, asked, named, keys, write])

  const move = useCallback((key: string) => goTo(key), [goTo])
  const show = useCallback(
    (key: string) => {
      if (key !== read && keys.includes(key)) {
        keepPlace({ address: placeName, top: pastTop(read), row: null })
        told.current = key
        write(key, true)
      }
      goTo(key)
    },
    [goTo, read, keys, placeName, pastTop, write],
  )
  return { active: active ?? opening.current ?? keys[0] ?? '', show, move }
}
