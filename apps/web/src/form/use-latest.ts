import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A box that always holds the newest value, for handlers that must stay the same function. Read it in handlers, not while drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const box = useRef(value)
  useLayoutEffect(() => {
    box.current = value
  })
  return box
}
