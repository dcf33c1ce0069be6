/** The group of a row, null for none. Rows that follow each other with the same group are one (specification §3: groupId, mergeCol). */
export type GroupOf<Row> = (row: Row) => string | null

/** How many rows the merged cell of each row spans; 0 where a row above covers it. */
export function mergeSpans<Row>(rows: readonly Row[], groupOf: GroupOf<Row> | undefined): number[] {
  const spans = rows.map(() => 1)
  if (groupOf === undefined) return spans
  let first = 0
  for (let i = 1; i < rows.length; i++) {
    if (areTogether(rows[first]!, rows[i]!, groupOf)) {
      spans[first]! += 1
      spans[i] = 0
    } else {
      first = i
    }
  }
  return spans
}

/** Whether two rows that follow each other are of one group. */
export function areTogether<Row>(above: Row, below: Row, groupOf: GroupOf<Row>): boolean {
  const group = groupOf(above)
  return group !== null && group === groupOf(below)
}

/**
 * The rows by their groups: each group of several rows by itself, what stands between them together. `to` is the first one after. On paper a part
 * is not cut.
 */
export function groupParts(spans: readonly number[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (const [i, span] of spans.entries()) {
    if (span === 0) continue
    const last = parts.at(-1)
    if (span === 1 && last !== undefined && spans[last.from] === 1) last.to = i + 1
    else parts.push({ from: i, to: i + span })
  }
  return parts
}
