import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isFocusFree } from './focus.ts'

/**
 * Where one was on a page: how far its box was scrolled, in px, and the row that had the focus. A page of rows has one for its address, a page of
 * sections one for each entry of the history (`top` is counted from the section's).
 */
interface Place {
  address: string
  top: number
  row: string | null
}

const storageKey = 'PLACES'
const maxPlaces = 40

function stored(): Place[] {
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Place[]
    return Array.isArray(places) ? places.filter((place: Partial<Place> | null) => typeof place?.address === 'string') : []
  } catch {
    return []
  }
}

/** The place that was kept for an address, or an entry of the history. */
export function placeOf(address: string): Place | undefined {
  return stored().find((place) => place.address === address)
}

/** Keeps a place, with those of the last forty addresses. */
export function keepPlace(place: Place): void {
  const others = stored().filter(({ address }) => address !== place.address)
  sessionStorage.setItem(storageKey, JSON.stringify([...others, place].slice(-maxPlaces)))
}

/** The state of a navigation that comes back to a page as it was left, as Back does: by its tab. */
export const returning = { isReturn: true }

/**
 * Keeps the place in a list by its address, and goes there when one comes back (Back, its tab): the box is scrolled as it was and the row has
 * the focus. A list that is opened again begins at its top.
 * @param findBox gives the box that scrolls; its rows carry `data-row`
 * @param isReady the rows are on the page
 */
export function usePlace(findBox: () => HTMLElement | null, isReady: boolean): void {
  const { pathname, search, state } = useLocation()
  const isReturn = useNavigationType() === 'POP' || (state as { isReturn?: boolean } | null)?.isReturn === true
  const address = pathname + search
  // before the page is taken away, so that its last position can still be read
  useLayoutEffect(() => {
    const box = findBox()
    if (box === null || !isReady) return
    const known = isReturn ? placeOf(address) : undefined
    let place: Place = known ?? { address, top: box.scrollTop, row: null }
    const come =
      known &&
      requestAnimationFrame(() => {
        box.scrollTo({ top: known.top, behavior: 'instant' })
        if (known.row !== null && isFocusFree())
          box.querySelector<HTMLElement>(`[data-row="${CSS.escape(known.row)}"]`)?.focus({ preventScroll: true })
      })
    const onScroll = (): void => {
      place = { ...place, top: box.scrollTop }
    }
    const onFocus = (event: FocusEvent): void => {
      const row = event.target instanceof Element ? event.target.closest('[data-row]') : null
      if (row !== null) place = { ...place, row: row.getAttribute('data-row') }
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    box.addEventListener('focusin', onFocus)
    return () => {
      if (come !== undefined) cancelAnimationFrame(come)
      box.removeEventListener('scroll', onScroll)
      box.removeEventListener('focusin', onFocus)
      keepPlace(box.isConnected ? { ...place, top: box.scrollTop } : place)
    }
  }, [address, isReady, isReturn, findBox])
}
