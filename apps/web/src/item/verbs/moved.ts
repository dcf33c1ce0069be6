/** A row with the one at a place moved by one. */
export function moved<T>(row: readonly T[], from: number, by: 1 | -1): T[] {
  const one = row.slice(from, from + 1)
  const others = row.toSpliced(from, 1)
  return others.toSpliced(from + by, 0, ...one)
}
