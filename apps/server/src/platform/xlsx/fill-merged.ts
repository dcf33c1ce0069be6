import type { SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** Cells of one column (from 0) that a sheet merges from its line `first` to `last`. */
export interface MergedRange {
  column: number
  first: number
  last: number
}

/**
 * Writes what stands in a merged cell into each row that it spans and that says nothing there, as a reader of the sheet means it. A number is not repeated: it may be a sum for
 * all of them. Changes the rows.
 * Of ranges that overlap, which no program writes, the first holds. Throws UnreadableSheetError where it comes to more than `maxLetters`.
 */
export function fillMerged(rows: readonly SheetRow[], ranges: readonly MergedRange[], maxLetters: number): void {
  const byColumn = new Map<number, Map<number, number>>()
  for (const { column, first, last } of ranges) {
    const starts = byColumn.get(column) ?? new Map<number, number>()
    byColumn.set(column, starts)
    if (!starts.has(first)) starts.set(first, last)
  }
  let letters = 0
  for (const [column, starts] of byColumn) {
    let open = { text: '', last: 0 }
    for (const { line, cells } of rows) {
      const text = cells[column]?.text.trim() ?? ''
      if (line <= open.last) {
        if (text !== '' || cells[column]?.isFormula === true) continue
        letters += open.text.length
        if (letters > maxLetters) throw new UnreadableSheetError('too much text', 'import-text-size', { max: maxLetters })
        while (cells.length <= column) cells.push({ text: '', isFormula: false })
        cells[column] = { text: open.text, isFormula: false }
        continue
      }
      const last = starts.get(line)
      if (last !== undefined && text !== '' && Number.isNaN(Number(text))) open = { text, last }
    }
  }
}
