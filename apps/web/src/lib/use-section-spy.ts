import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { sectionAt, sectionStarts } from './section-spy.ts'
import { byHand } from './stay-at.ts'

interface SectionSpy {
  /** Key of the section being read. */
  active: string | undefined
  /** Brings a section up, `past` px past its top, and marks it; smoothly, unless one has come to it from elsewhere or wants no motion. */
  goTo: (key: string, behavior?: 'instant', past?: number) => void
  /** How far the page is scrolled past the top of a section, in px. */
  pastTop: (key: string) => number
}

/** How far off, in px, a position still is the wanted one. */
const tolerance = 2

/** The box that scrolls is the frame's content; while the server's page is there as well (lib/server-page.ts), the one around the tabs. */
function boxOf(tabs: HTMLElement | null): HTMLElement | null {
  return tabs?.closest<HTMLElement>('#content') ?? null
}

function sectionOf(box: HTMLElement, id: string): HTMLElement | null {
  return box.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
}

/**
 * Which section of a page is read now, and the way to another one.
 * @param isThere false until the sections are on the page
 * @param tabs what stands over the top of the box
 * @param anchorOf gives the id of a section's element
 */
export function useSectionSpy(
  keys: readonly string[],
  isThere: boolean,
  tabs: RefObject<HTMLElement | null>,
  anchorOf: (key: string) => string,
): SectionSpy {
  const [active, setActive] = useState<string>()
  // A chosen section stays the marked one while it is on its way and until the box is scrolled on, also when it cannot come up.
  const held = useRef<{ position: number; hasArrived: boolean }>(undefined)
  const list = keys.join()
  useEffect(() => {
    const box = boxOf(tabs.current)
    if (box === null || !isThere) return
    const names = list.split(',')
    const look = (): void => {
      if (held.current !== undefined) {
        const isThereNow = Math.abs(box.scrollTop - held.current.position) <= tolerance
        if (isThereNow) held.current.hasArrived = true
        if (isThereNow || !held.current.hasArrived) return
        held.current = undefined
      }
      const zero = box.getBoundingClientRect().top - box.scrollTop
      const tops = names.map((key) => (sectionOf(box, anchorOf(key))?.getBoundingClientRect().top ?? Infinity) - zero)
      const starts = sectionStarts({ tops, covered: tabs.current?.offsetHeight ?? 0, furthest: box.scrollHeight - box.clientHeight })
      setActive(names[sectionAt(starts, box.scrollTop)])
    }
    const release = (): void => {
      held.current = undefined
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    for (const event of byHand) document.addEventListener(event, release, { passive: true, capture: true })
    return () => {
      box.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      for (const event of byHand) document.removeEventListener(event, release, { capture: true })
    }
  }, [list, isThere, tabs, anchorOf])
  const topOf = useCallback(
    (box: HTMLElement, key: string): number | undefined => {
      const section = sectionOf(box, anchorOf(key))
      if (section === null) return undefined
      return section.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - (tabs.current?.offsetHeight ?? 0)
    },
    [tabs, anchorOf],
  )
  const goTo: SectionSpy['goTo'] = useCallback(
    (key, behavior, past = 0) => {
      const box = boxOf(tabs.current)
      const top = box === null ? undefined : topOf(box, key)
      if (box === null || top === undefined) return
      const position = Math.min(Math.max(0, top + past), box.scrollHeight - box.clientHeight)
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      box.scrollTo({ top: position, behavior: behavior ?? (isCalm ? 'instant' : 'smooth') })
      held.current = { position, hasArrived: Math.abs(box.scrollTop - position) <= tolerance }
      setActive(key)
    },
    [tabs, topOf],
  )
  const pastTop = useCallback(
    (key: string): number => {
      const box = boxOf(tabs.current)
      return box === null ? 0 : box.scrollTop - (topOf(box, key) ?? box.scrollTop)
    },
    [tabs, topOf],
  )
  return { active, goTo, pastTop }
}
