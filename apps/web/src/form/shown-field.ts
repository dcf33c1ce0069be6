import { idsOf } from './dom.ts'
import { rowIn } from './row-pages.ts'

/** Tables of which a page is shown, by their path: each turns to the page of a row. */
const tables = new Map<string, (row: string) => void>()

/** Makes the rows of a table known for `goToShown` while it is on the page; gives back what ends that. */
export function turnsTo(table: string, turn: (row: string) => void): () => void {
  tables.set(table, turn)
  return () => void (tables.get(table) === turn && tables.delete(table))
}

/** Scrolls to a field that is read, the nearest of it that is on the page; a table turns to the page of its row. */
export function goToShown(path: string): void {
  const row = rowIn(path)
  if (row !== undefined) tables.get(row.table)?.(row.id)
  const ids = idsOf(path).flatMap((id) => [`${id}-view`, id])
  ids
    .map((id) => document.getElementById(id))
    .find((found) => found !== null)
    ?.scrollIntoView({ block: 'center' })
}
