import { rowIn, type RowName } from './row-pages.ts'

/** Tables of which a page is on the screen, by their path: each turns to the page of a row. */
const tables = new Map<string, (row: RowName) => void>()

/** Makes the pages of a table known to `turnTo` while it is on the screen; gives back what ends that. */
export function turnsTo(table: string, turn: (row: RowName) => void): () => void {
  tables.set(table, turn)
  return () => void (tables.get(table) === turn && tables.delete(table))
}

/** Turns the table that a path leads into to the page of its row, where it has pages. */
export function turnTo(path: string): void {
  const named = rowIn(path)
  if (named !== undefined) tables.get(named.table)?.(named.row)
}
