import { useSyncExternalStore } from 'react'

function subscribeTo(query: string): (onChange: () => void) => () => void {
  return (onChange) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }
}

const narrow = '(max-width: 767.98px)'
const subscribeNarrow = subscribeTo(narrow)
const vast = '(min-width: 2200px)'
const subscribeVast = subscribeTo(vast)

/** Under 768 px: drawer menu, cards instead of tables (design ui §2). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeNarrow, () => window.matchMedia(narrow).matches)
}

/** From 2200 px: room for a fourth column. */
export function useIsVast(): boolean {
  return useSyncExternalStore(subscribeVast, () => window.matchMedia(vast).matches)
}
