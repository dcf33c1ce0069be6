import { useLayoutEffect, useState, type RefObject } from 'react'
import type { PageSize } from './document-source.ts'

/** Inner size of an element in CSS pixels; zero until it is known. */
export function useRoom(element: RefObject<HTMLElement | null>): PageSize {
  const [room, setRoom] = useState<PageSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return undefined
    const observer = new ResizeObserver(() => {
      const [width, height] = [target.clientWidth, target.clientHeight]
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return room
}
