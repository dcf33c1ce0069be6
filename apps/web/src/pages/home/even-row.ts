/** How many of `count` stand in a row where there is room for `most`: no row has fewer than it must. */
export function evenRow(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.ceil(count / most)) || 1)
}
