import { useSyncExternalStore } from 'react'
import { pageSizes } from '@wenwu/core/kernel/page'
import type { Density } from '../../lib/preferences.ts'

/** Heights in px: all of a list page but its rows, and a row of one line (list.css). */
const around = 345
const rowHeights: Record<Density, number> = { compact: 37, comfortable: 44 }

/** How many rows of one line a list shows without being scrolled, in a window of this height; never fewer than the smallest page, nor more than the largest. */
export function fittingRows(height: number, density: Density): number {
  const [fewest, ...larger] = pageSizes.list
  return Math.min(larger.at(-1)!, Math.max(fewest, Math.floor((height - around) / rowHeights[density])))
}

/** `fittingRows` of this window, also once it was made larger. On a phone, where cards are scrolled, the smallest page. */
export function useFittingRows(density: Density): number {
  return useSyncExternalStore(subscribe, () => fittingRows(window.innerWidth < 768 ? 0 : window.innerHeight, density))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
