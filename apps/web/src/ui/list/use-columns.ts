import { useMemo, useState } from 'react'
import type { ListColumn } from './list-types.ts'

function storageKey(tableKey: string): string {
  return `COLUMNS_${tableKey}`
}

function stored(tableKey: string): string[] | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey(tableKey)) ?? 'null') as unknown
    return Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : undefined
  } catch {
    return undefined
  }
}

export interface ColumnChoice<Row> {
  shown: ListColumn<Row>[]
  defaults: string[]
  /** Remembers a choice for this table key (specification §3); equal to the defaults it is forgotten. */
  remember: (keys: string[]) => void
}

/** Columns of a list: what the address asks for, else what was remembered on this device, else those that are not optional. */
export function useColumns<Row>(tableKey: string, columns: readonly ListColumn<Row>[], asked: string[] | undefined): ColumnChoice<Row> {
  const [chosen, setChosen] = useState(() => stored(tableKey))
  const wanted = (asked ?? chosen)?.join(',')
  const shown = useMemo(() => {
    const keys = wanted?.split(',')
    const picked = keys === undefined ? [] : columns.filter((column) => keys.includes(column.key))
    return picked.length > 0 ? picked : columns.filter((column) => !column.isOptional)
  }, [columns, wanted])
  const defaults = columns.filter((column) => !column.isOptional).map((column) => column.key)
  const remember = (keys: string[]): void => {
    if (keys.join(',') === defaults.join(',')) {
      localStorage.removeItem(storageKey(tableKey))
      setChosen(undefined)
    } else {
      localStorage.setItem(storageKey(tableKey), JSON.stringify(keys))
      setChosen(keys)
    }
  }
  return { shown, defaults, remember }
}
