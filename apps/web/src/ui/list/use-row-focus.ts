import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface RowFocus {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Puts the focus on a row of the list by its key; the list stays where it is. */
export function focusRow(key: string): void {
  findRow(key)?.focus({ preventScroll: true })
}

/**
 * Keeps the focus in a list: a button of a row goes with what it did, and a row moves or goes with it. Then the row has the focus, or the one
 * that stands in its place; where none is left, what says so.
 * @param keys of the rows shown, in their order
 * @param empty what stands where there are no rows
 */
export function useRowFocus(keys: readonly string[], empty: RefObject<HTMLElement | null>): RowFocus {
  const last = useRef<{ key: string; at: number }>(undefined)
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return
    const { key, at } = last.current
    const next = keys.includes(key) ? key : keys[Math.min(at, keys.length - 1)]
    if (next === undefined) empty.current?.focus({ preventScroll: true })
    else focusRow(next)
  })
  return {
    onFocus: ({ target }) => {
      const key = target.closest('[data-row]')?.getAttribute('data-row')
      last.current = key == null ? undefined : { key, at: keys.indexOf(key) }
    },
    // not told of what is taken from the page while it has the focus
    onBlur: () => {
      last.current = undefined
    },
  }
}

function findRow(key: string): HTMLElement | null {
  return document.querySelector(`[data-row="${CSS.escape(key)}"]`)
}
