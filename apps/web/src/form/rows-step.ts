import type { TableRow } from '@wenwu/core/form/types/table/model'

/** A step that took rows out of a table (one, or those of an import) or wrote many (an import, a paste). */
export interface RowsStep {
  kind: 'removed' | 'withdrawn' | 'imported' | 'pasted'
  /** Of one removed row its number, else how many rows. */
  n: number
  before: readonly TableRow[]
  /** The rows after it: nothing was changed since while the table has these. */
  left: readonly TableRow[]
}

/**
 * The rows of a table with a step taken back, and the place that it changed first; undefined where it would take back what was written later, too. Rows that were taken
 * out are put in again whatever was written since.
 */
export function takenBack(
  { kind, before, left }: RowsStep,
  rows: readonly TableRow[],
  isUntouched: boolean,
): { rows: TableRow[]; place: number } | undefined {
  const place = before.findIndex((row, i) => row !== left[i])
  if (isUntouched) return { rows: [...before], place: place < 0 ? before.length : place }
  if (kind !== 'removed' && kind !== 'withdrawn') return undefined
  const kept = new Set(left.map(({ id }) => id))
  const lost = before.filter(({ id }) => !kept.has(id))
  const at = Math.min(Math.max(place, 0), rows.length)
  return { rows: [...rows.slice(0, at), ...lost, ...rows.slice(at)], place: at }
}
