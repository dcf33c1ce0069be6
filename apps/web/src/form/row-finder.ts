import { cellText } from '@wenwu/core/form/to-text'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { fold } from '@wenwu/core/search/fold'

type Row = Record<string, unknown>

/**
 * Tells the rows of a table that are meant by the words of a find: each word is in a cell, as it is read there; width, case, and traditional and simplified
 * characters count as the same (`search/fold.ts`). Undefined where there are no words. A row is looked at once.
 */
export function rowFinder(words: string, columns: readonly Field[], context: FormContext): ((row: Row) => boolean) | undefined {
  const wanted = fold(words).split(' ').filter(Boolean)
  if (wanted.length === 0) return undefined
  const known = new WeakMap<Row, boolean>()
  return (row) => {
    const before = known.get(row)
    if (before !== undefined) return before
    const text = columns.map((column) => fold(cellText(column, row[column.key], context))).join('\n')
    const isMeant = wanted.every((word) => text.includes(word))
    known.set(row, isMeant)
    return isMeant
  }
}
