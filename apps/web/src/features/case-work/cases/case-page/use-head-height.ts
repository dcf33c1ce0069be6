import { useLayoutEffect, type RefObject } from 'react'

/** Tells the style sheet how tall the head of the page is (`--case-head` on its parent), so that what stays in sight beside the parts stands below it. */
export function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = head.current
    if (element === null) return
    const tell = (): void => element.parentElement?.style.setProperty('--case-head', `${element.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])
}
