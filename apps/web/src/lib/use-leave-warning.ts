import { useEffect } from 'react'
import { warnBeforeLeaving } from './leave-warning.ts'

/** Asks before the window is left while something typed on the page is kept nowhere else. */
export function useLeaveWarning(hasUnsaved: boolean): void {
  useEffect(() => (hasUnsaved ? warnBeforeLeaving() : undefined), [hasUnsaved])
}
