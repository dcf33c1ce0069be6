/** How many rows the merged cell of each row spans; 0 where the row above already covers it (specification §3: mergeCol). */
export function mergeSpans<Row>(rows: readonly Row[], groupKey: ((row: Row) => string | null) | undefined): number[] {
  const spans = rows.map(() => 1)
  if (groupKey === undefined) return spans
  let first = 0
  for (let i = 1; i < rows.length; i++) {
    const key = groupKey(rows[i]!)
    if (key !== null && key === groupKey(rows[first]!)) {
      spans[first]! += 1
      spans[i] = 0
    } else {
      first = i
    }
  }
  return spans
}
