/** Rows with one moved by one place up (-1) or down (1); the same rows where it cannot go further. */
export function moveRow<T>(rows: readonly T[], index: number, by: -1 | 1): T[] {
  const [from, to] = [rows[index], rows[index + by]]
  if (from === undefined || to === undefined) return [...rows]
  return rows.map((row, i) => (i === index ? to : i === index + by ? from : row))
}
