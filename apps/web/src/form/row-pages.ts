import type { FieldChange } from '@wenwu/core/form/diff'
import { pageSizes } from '@wenwu/core/kernel/page'

/** A row of a table with its place in the whole of it, from 0. */
export interface NumberedRow {
  row: Record<string, unknown>
  index: number
}

/** A table with more rows than this is read page by page. */
export const [shortest] = pageSizes.viewer

/** Rows of a page of a table that is filled in: with more, a key takes longer to show than hands notice. Fewer tables have more. */
export const editedRows = 50

/** The page that is shown of so many rows: the one asked for, or the last there is. */
export function pageWithin(asked: number, total: number, size: number): number {
  return Math.min(asked, Math.max(1, Math.ceil(total / size)))
}

/** The page on which a row stands, by its place from 0. */
export function pageOfPlace(index: number, size: number): number {
  return Math.floor(index / size) + 1
}

/** Ids of the rows of a table that are new, or of which a cell was changed. */
export function changedRows(table: string, changes: readonly FieldChange[]): ReadonlySet<string> {
  const rows = new Set<string>()
  for (const { path, after } of changes) {
    if (after === null && path.endsWith(']')) continue
    const named = rowIn(path)
    if (named?.table === table && 'id' in named.row) rows.add(named.row.id)
  }
  return rows
}

/** A row of a table as a path names it: by its id (`[#id]`) or by its place from 0 (`[n]`). */
export type RowName = { id: string } | { place: number }

/** The table and the row that a path leads into (`section.table[#id]`, `section.table[n]`, or a cell of it); undefined of any other. */
export function rowIn(path: string): { table: string; row: RowName } | undefined {
  const [, table, id, place] = /^([^[]+)\[(?:#([^\]]*)|(\d+))\]/.exec(path) ?? []
  if (table === undefined) return undefined
  return { table, row: id === undefined ? { place: Number(place) } : { id } }
}
