import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TableRow } from '@wenwu/core/form/types/table/model'
import { domId, focusField, scrollAround } from '../../dom.ts'
import { editedRows, pageOfPlace, pageWithin, type RowName } from '../../row-pages.ts'
import { turnsTo } from '../../table-pages.ts'

export interface RowPages {
  /** The page that is shown, from 1, and its rows. */
  number: number
  shown: TableRow[]
  /** The place of its first row among all. */
  begin: number
  turn: (page: number) => void
  /** The focus goes to a row, or a cell of it, once that is drawn. */
  aim: (place: number, column?: string) => void
  /** The same with the row at a place or the last one, of `count` that will be there; with the table where there will be none. */
  aimWithin: (place: number, count: number) => void
  /** Before a row is removed: the button of the one that takes its place comes to stand where its own is, under the pointer. */
  holdButton: (place: number) => void
}

/** A table of many rows is edited page by page; whoever is led to a row or a cell sees its page. */
export function useRowPages(path: string, rows: TableRow[]): RowPages {
  const [asked, setAsked] = useState(1)
  const number = pageWithin(asked, rows.length, editedRows)
  const begin = (number - 1) * editedRows
  const shown = useMemo(() => rows.slice(begin, begin + editedRows), [rows, begin])
  const turn = useEffectEvent((wanted: RowName) => {
    const place = 'id' in wanted ? rows.findIndex(({ id }) => id === wanted.id) : wanted.place
    const page = pageOfPlace(place, editedRows)
    if (rows[place] !== undefined && page !== number) flushSync(() => setAsked(page))
  })
  // before the first picture: who leads to a row looks for it as soon as the section is drawn
  useLayoutEffect(() => turnsTo(path, (row) => turn(row)), [path])

  // A cell to go to once the row it stands in has been drawn.
  const goal = useRef<string | null>(null)
  const aim = useCallback(
    (place: number, column?: string): void => {
      goal.current = column === undefined ? `${path}[${place}]` : `${path}[${place}].${column}`
      setAsked(pageOfPlace(place, editedRows))
    },
    [path],
  )
  const aimWithin = useCallback(
    (place: number, count: number): void => {
      if (count === 0) goal.current = path
      else aim(Math.min(place, count - 1))
    },
    [aim, path],
  )
  // Where the button stood by which a row was removed: that of the next row takes its place, under the pointer and with the focus.
  const removedAt = useRef<number>(undefined)
  const holdButton = useCallback(
    (place: number): void => {
      removedAt.current = removeButton(`${path}[${place}]`)?.getBoundingClientRect().top
    },
    [path],
  )
  useEffect(() => {
    if (goal.current === null) return
    const top = removedAt.current
    const remove = top === undefined ? null : removeButton(goal.current)
    removedAt.current = undefined
    if (top === undefined || remove === null) {
      if (focusField(goal.current)) goal.current = null
      return
    }
    goal.current = null
    remove.focus({ preventScroll: true })
    scrollAround(remove, remove.getBoundingClientRect().top - top)
  })
  return { number, shown, begin, turn: setAsked, aim, aimWithin, holdButton }
}

function removeButton(rowPath: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${domId(rowPath)} .form-table-remove`)
}
