import { useEffect, useRef, useState } from 'react'
import { focusRow } from './use-row-focus.ts'

const none: ReadonlySet<string> = new Set()

export interface Selection<Row> {
  keys: ReadonlySet<string>
  rows: Row[]
  select: (keys: ReadonlySet<string>) => void
  /** Nothing is selected any more; the focus goes to the first row that was. */
  clear: () => void
  /** Leaves the rows of these keys selected alone. */
  keep: (keys: readonly string[]) => void
}

/** The rows of a list that are selected. A selection belongs to the rows it was made on: `of` is what they were asked for by. */
export function useSelection<Row>(of: string, rows: readonly Row[], rowKey: (row: Row) => string): Selection<Row> {
  const [selection, setSelection] = useState({ of, keys: none })
  const keys = selection.of === of ? selection.keys : none
  const selected = rows.filter((row) => keys.has(rowKey(row)))
  const select = (chosen: ReadonlySet<string>): void => setSelection({ of, keys: chosen })
  // the buttons that had the focus go with the selection, and the dialog that one of them opened, which would not let the focus go
  const freed = useRef<string>(undefined)
  useEffect(() => {
    if (freed.current !== undefined && keys.size === 0) focusRow(freed.current)
    freed.current = undefined
  }, [keys])
  const clear = (): void => {
    const [first] = selected
    freed.current = first && rowKey(first)
    select(none)
  }
  return { keys, rows: selected, select, clear, keep: (kept) => (kept.length === 0 ? clear() : select(new Set(kept))) }
}

/** The selected rows with one more, or without it. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
