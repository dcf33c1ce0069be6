/** A case one goes on to. */
export interface NextCase {
  id: string
  title: string
}

/**
 * The row to go on with after a case was acted on: the first still there of those that stood behind it, else what has come from the next page,
 * else the first.
 * @param shown the cases as the list last showed them
 * @param rows the same list now
 */
export function nextAfter<Row extends NextCase>(caseId: string, shown: readonly string[], rows: readonly Row[]): Row | undefined {
  const left = rows.filter(({ id }) => id !== caseId)
  const behind = shown.slice(shown.indexOf(caseId) + 1).filter((id) => id !== caseId)
  const still = behind.find((id) => left.some((row) => row.id === id))
  if (still !== undefined) return left.find(({ id }) => id === still)
  return left.find(({ id }) => !shown.includes(id)) ?? left[0]
}
