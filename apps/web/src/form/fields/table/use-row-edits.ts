import { useCallback, useState } from 'react'
import { newId } from '@wenwu/core/kernel/id'
import { defaultMaxRows, type Settings, type TableRow } from '@wenwu/core/form/types/table/model'
import { moveRow } from '../../../lib/move-row.ts'
import { useText } from '../../../lib/i18n.ts'
import { takenBack } from '../../rows-step.ts'
import { isEmptyRow, pasteCells, repeatedRows, setCell, type PasteColumn } from '../../table-rows.ts'
import { useLatest } from '../../use-latest.ts'
import type { InputProps } from '../../widget.ts'
import type { RowPages } from './use-row-pages.ts'
import { useRowsStep } from './use-rows-step.ts'

interface Edited extends Pick<InputProps<Settings>, 'field' | 'value' | 'onChange' | 'onBlur' | 'id'> {
  rows: TableRow[]
  pages: RowPages
  canChangeRows: boolean
  /** The first column that this person may edit. */
  firstKey: string | undefined
}

export interface RowEdits {
  changeCell: (id: string, column: string, next: unknown) => void
  move: (index: number, by: -1 | 1) => void
  /** A new row, the focus in a column of it. */
  add: (column?: string) => void
  remove: (id: string) => void
  /** Takes the rows of an import in; gives how many of them were there already. */
  take: (added: TableRow[]) => number
  /** Takes the rows of an import out again, with what was written in them since. */
  withdraw: (ids: ReadonlySet<string>) => void
  paste: (columns: PasteColumn[], from: { row: number; column: number }, block: string[][]) => void
  takeBack: () => void
  /** Whether Ctrl+Z takes the last step back: nothing was written since. */
  isKeyOfStep: boolean
  /** The last step that can be taken back, in words, and whether there is room for it. */
  step: { told: string; hasRoom: boolean; hasKey: boolean } | undefined
  notice: string
}

/** What is done to the rows of a table, and its last step, which can be taken back for a while. */
export function useRowEdits({ field, value, onChange, onBlur, id: buttonId, rows, pages, canChangeRows, firstKey }: Edited): RowEdits {
  const { t } = useText()
  const { aim, aimWithin, holdButton } = pages
  const [notice, setNotice] = useState('')
  const maxRows = field.maxRows ?? defaultMaxRows
  // Two cells may change before the table is drawn again (a filled unit): each change builds on the last.
  const latest = useLatest({ rows, onChange })
  const change = useCallback(
    (next: TableRow[]) => {
      latest.current = { ...latest.current, rows: next }
      latest.current.onChange(next)
    },
    [latest],
  )
  const changeCell = useCallback(
    (id: string, column: string, next: unknown) => change(setCell(latest.current.rows, id, column, next)),
    [change, latest],
  )
  const move = useCallback((index: number, by: -1 | 1) => change(moveRow(latest.current.rows, index, by)), [change, latest])
  const add = (key = firstKey): void => {
    if (rows.length >= maxRows || !canChangeRows) return
    if (key !== undefined) aim(rows.length, key)
    change([...rows, { id: newId() }])
  }

  // A row that held something can be brought back for a while; the focus stays where it was.
  const [step, setStep] = useRowsStep()
  const remove = useCallback(
    (id: string) => {
      const place = latest.current.rows.findIndex((row) => row.id === id)
      const row = latest.current.rows[place]
      if (row === undefined) return
      const left = latest.current.rows.filter((each) => each.id !== id)
      holdButton(place)
      aimWithin(place, left.length)
      setStep(isEmptyRow(row, field.columns) ? undefined : { kind: 'removed', n: place + 1, before: latest.current.rows, left })
      change(left)
    },
    [aimWithin, holdButton, change, latest, field, setStep],
  )
  const isUntouched = step !== undefined && step.left === value
  // Ctrl+Z pressed twice does not bring back what it took away
  const hasKey = step?.kind !== 'withdrawn'
  // they can be brought back in their turn
  const withdraw = (ids: ReadonlySet<string>): void => {
    const before = latest.current.rows
    const left = before.filter(({ id }) => !ids.has(id))
    setStep({ kind: 'withdrawn', n: before.length - left.length, before, left })
    // the button that was pressed, or the cell, goes with the rows
    document.getElementById(buttonId)?.focus({ preventScroll: true })
    change(left)
    onBlur?.()
  }
  const takeBack = (): void => {
    if (step?.kind === 'imported') return withdraw(new Set(step.left.slice(step.before.length).map(({ id }) => id)))
    const back = step && takenBack(step, latest.current.rows, isUntouched)
    if (step === undefined || back === undefined) return
    aimWithin(back.place, back.rows.length)
    setStep(undefined)
    setNotice(step.kind === 'pasted' ? t('form.table.pasteUndone') : '')
    change(back.rows)
  }
  const take = (added: TableRow[]): number => {
    const before = latest.current.rows
    const left = [...before, ...added]
    setStep({ kind: 'imported', n: added.length, before, left })
    change(left)
    onBlur?.()
    return repeatedRows(field.columns, before, added)
  }
  const paste: RowEdits['paste'] = (columns, from, block) => {
    const done = pasteCells(rows, columns, from, block, { maxRows: canChangeRows ? maxRows : rows.length, newId })
    setNotice(t(done.isCut ? 'form.table.cut' : 'form.table.pasted', { n: done.pasted }))
    setStep({ kind: 'pasted', n: done.pasted, before: rows, left: done.rows })
    change(done.rows)
    // what was pasted is looked at at once, not only when the table is left
    onBlur?.()
  }

  // an import says itself what it did; a paste can be taken back until something else is written
  const isTold = step !== undefined && step.kind !== 'imported' && (step.kind !== 'pasted' || isUntouched)
  return {
    changeCell,
    move,
    add,
    remove,
    take,
    withdraw,
    paste,
    takeBack,
    isKeyOfStep: isUntouched && hasKey,
    step: isTold
      ? {
          told: step.kind === 'pasted' ? notice : t(`form.table.${step.kind}`, { n: step.n }),
          hasRoom: isUntouched || rows.length + step.before.length - step.left.length <= maxRows,
          hasKey,
        }
      : undefined,
    notice,
  }
}
