/** How many hits there are; with `isCapped` at least as many. */
export interface Count {
  total: number
  isCapped?: boolean
}

export function sumOf(counts: readonly Count[]): Count {
  return { total: counts.reduce((sum, { total }) => sum + total, 0), isCapped: counts.some(({ isCapped }) => isCapped === true) }
}

export function countText({ total, isCapped = false }: Count): string {
  return `${total}${isCapped ? '+' : ''}`
}
