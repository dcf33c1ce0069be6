import type { FieldChange } from '@wenwu/core/form/diff'
import { pageSizes } from '@wenwu/core/kernel/page'

/** A row of a table with its place in the whole of it, from 0. */
export interface NumberedRow {
  row: Record<string, unknown>
  index: number
}

/** A table with more rows than this is read page by page. */
export const [shortest] = pageSizes.viewer

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
    const row = rowIn(path)
    if (row?.table === table) rows.add(row.id)
  }
  return rows
}

/** The table and the row that a path leads into (`section.table[#id]`, or a cell of it); undefined of any other. */
export function rowIn(path: string): { table: string; id: string } | undefined {
  const [, table, id] = /^([^[]+)\[#([^\]]*)\]/.exec(path) ?? []
  return table === undefined || id === undefined ? undefined : { table, id }
}
