/** A row with the one at a place moved by one. */
export function moved<T>(row: readonly T[], from: number, by: 1 | -1): T[] {
  const others = row.filter((_, place) => place !== from)
  return [...others.slice(0, from + by), ...row.slice(from, from + 1), ...others.slice(from + by)]
}
