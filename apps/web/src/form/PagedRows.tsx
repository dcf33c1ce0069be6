import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { pageOf } from '@wenwu/core/kernel/page'
import { later } from '../lib/later.tsx'
import { usePreferences } from '../lib/preferences.ts'
import { useIsOnPaper } from '../lib/use-is-on-paper.ts'
import { pageOfPlace, pageWithin, shortest, type NumberedRow, type RowName } from './row-pages.ts'
import { turnsTo } from './table-pages.ts'

/** Which rows are looked for. */
export interface Find {
  words: string
  isChangedOnly: boolean
  /** Absent: all of them. */
  keeps?: ((row: Record<string, unknown>) => boolean) | undefined
}

const allRows: Find = { words: '', isChangedOnly: false }

const loadTools = () => import('./RowTools.tsx')
const RowFind = later(
  async () => (await loadTools()).RowFind,
  () => <div className="row-find" aria-busy="true" />,
)
const RowPager = later(
  async () => (await loadTools()).RowPager,
  () => <div className="row-pager" aria-busy="true" />,
)

interface PagedRowsProps {
  /** Path of the table, `section.table`. */
  path: string
  label: string
  columns: readonly Field[]
  rows: readonly Record<string, unknown>[]
  context: FormContext
  changes: readonly FieldChange[]
  /** Draws the rows that are shown. */
  children: (shown: readonly NumberedRow[]) => ReactNode
}

/** The rows of a table that is read: page by page where there are many (specification §2.6), with a find over all of them; on paper all of them. */
export function PagedRows({ path, rows, children, ...table }: PagedRowsProps) {
  const size = usePreferences(({ viewerPageSize }) => viewerPageSize)
  const isOnPaper = useIsOnPaper()
  const [find, setFind] = useState(allRows)
  const [asked, setAsked] = useState(1)
  const isLong = rows.length > shortest
  const turn = useEffectEvent((wanted: RowName) => {
    const place = 'id' in wanted ? rows.findIndex((row) => row['id'] === wanted.id) : wanted.place
    if (place < 0) return
    flushSync(() => {
      setFind(allRows)
      setAsked(pageOfPlace(place, size))
    })
  })
  useEffect(() => (isLong ? turnsTo(path, (row) => turn(row)) : undefined), [path, isLong])
  const numbered = useMemo(() => rows.map((row, index) => ({ row, index })), [rows])
  if (!isLong) return children(numbered)

  const { keeps } = find
  const found = keeps === undefined ? numbered : numbered.filter(({ row }) => keeps(row))
  const number = pageWithin(asked, found.length, size)
  const search = (next: Find): void => {
    setFind(next)
    setAsked(1)
  }
  const shown = isOnPaper ? numbered : pageOf(found, { number, size }).rows
  return (
    <>
      <RowFind path={path} {...table} find={find} found={found.length} total={rows.length} onFind={search} />
      {shown.length > 0 && children(shown)}
      <RowPager number={number} size={size} found={found.length} onTurn={setAsked} onAll={() => search(allRows)} />
    </>
  )
}
