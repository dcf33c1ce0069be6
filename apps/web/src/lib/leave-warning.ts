import { useEffect } from 'react'

let running = 0

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Leaving the window is asked about until the function it gives is called. */
export function warnBeforeLeaving(): () => void {
  if (running++ === 0) window.addEventListener('beforeunload', ask)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    if (--running === 0) window.removeEventListener('beforeunload', ask)
  }
}

/** Asks before the window is left while something typed on the page is kept nowhere else. */
export function useLeaveWarning(hasUnsaved: boolean): void {
  useEffect(() => (hasUnsaved ? warnBeforeLeaving() : undefined), [hasUnsaved])
}
