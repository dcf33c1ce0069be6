import type { ClipboardEvent, KeyboardEvent } from 'react'
import { columnHead, fieldFromText } from '@wenwu/core/form/to-text'
import type { Settings } from '@wenwu/core/form/types/table/model'
import { useText } from '../../../lib/i18n.ts'
import { focusField } from '../../dom.ts'
import type { PasteColumn } from '../../table-rows.ts'
import { parseTsv } from '../../tsv.ts'
import type { InputProps } from '../../widget.ts'
import type { Cell } from './TableRowInput.tsx'
import type { RowEdits } from './use-row-edits.ts'
import type { RowPages } from './use-row-pages.ts'

interface Keyed extends Pick<InputProps<Settings>, 'path' | 'context' | 'disabled'> {
  cells: readonly Cell[]
  /** How many rows there are. */
  count: number
  canChangeRows: boolean
  pages: RowPages
  edits: RowEdits
}

export interface TableKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

/** Keys in the cells of a table: Ctrl+Z takes the last step back, Alt with an arrow moves the row, Enter leads to the next one; a block from Excel is pasted from the cell on. */
export function useTableKeys({ path, context, disabled, cells, count, canChangeRows, pages, edits }: Keyed): TableKeys {
  const { textOf, locale } = useText()
  const onKeyDown: TableKeys['onKeyDown'] = (event) => {
    const at = placeOf(event.target)
    if (disabled || event.nativeEvent.isComposing) return
    // as long as nothing was written since: then the key is that of the words
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (isUndo && edits.isKeyOfStep) {
      event.preventDefault()
      edits.takeBack()
      return
    }
    if (at === undefined) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && canChangeRows) {
      const to = at.row + (event.key === 'ArrowUp' ? -1 : 1)
      if (to < 0 || to >= count) return
      event.preventDefault()
      pages.aim(to, at.key)
      edits.move(at.row, to < at.row ? -1 : 1)
    } else if (event.key === 'Enter' && !event.altKey && !event.shiftKey && isPlainInput(event.target)) {
      event.preventDefault()
      if (at.row + 1 < count) focusField(`${path}[${at.row + 1}].${at.key}`)
      else edits.add(at.key)
    }
  }
  const onPaste: TableKeys['onPaste'] = (event) => {
    const at = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    const isBlock = text.includes('\t') || (/\r?\n./.test(text.trim()) && !isManyLines(event.target))
    if (at === undefined || !isBlock || disabled) return
    event.preventDefault()
    const columns: PasteColumn[] = cells.map(({ column, rights }) => ({
      key: column.key,
      names: [textOf(column.label), columnHead(column, locale)],
      isEditable: rights.editable && column.type !== 'attachment',
      read: (cell) => fieldFromText(column, cell, context),
    }))
    edits.paste(columns, { row: at.row, column: cells.findIndex(({ column }) => column.key === at.key) }, parseTsv(text))
  }
  return { onKeyDown, onPaste }
}

/** The cell an event came from, by the marks TableRowInput leaves. */
function placeOf(target: EventTarget): { row: number; key: string } | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-column]') : null
  const row = Number(cell?.dataset['row'])
  const key = cell?.dataset['column']
  return key === undefined || Number.isNaN(row) ? undefined : { row, key }
}

/** A text area in which a line may end: Enter and a pasted column belong to it. */
function isManyLines(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && target.dataset['oneLine'] === undefined
}

/** An input in which Enter means nothing else: no list, no calendar, no text of several lines. */
function isPlainInput(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return !isManyLines(target)
  return (
    target instanceof HTMLInputElement &&
    target.getAttribute('role') !== 'combobox' &&
    target.closest('.ant-picker') === null &&
    target.type !== 'radio'
  )
}
