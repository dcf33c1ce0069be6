import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { pageSizes } from '@wenwu/core/kernel/page'
import type { ListAddress } from '@wenwu/core/list/definition'
import type { FilterControl } from '@wenwu/core/list/filter'

/** Names in the address that are not filters. */
const names = { page: 'page', size: 'size', sort: 'sort', preset: 'preset', columns: 'cols' } as const

export interface AddressTools {
  query: ListAddress
  /** Column keys the address asks for (a linked list), or undefined. */
  columns: string[] | undefined
  hasFilters: boolean
  setValues: (values: Record<string, string>) => void
  setPreset: (preset: string) => void
  setSort: (sort: string) => void
  setPage: (number: number, size: number) => void
  setColumns: (columns: string[] | undefined) => void
  clear: () => void
}

/** What of a filter, declared or shown, names it in the address. */
type NamedControl = { kind: 'text' | 'select'; key: string } | { kind: 'dates'; fromKey: string; toKey: string }

/** The names of filters in the address. */
export function filterKeys(controls: readonly NamedControl[]): string[] {
  return controls.flatMap((control) => (control.kind === 'dates' ? [control.fromKey, control.toKey] : [control.key]))
}

function positive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}

interface Defaults {
  controls: readonly FilterControl[]
  presets: readonly { key: string }[] | undefined
  sort: string
  pageSize: number
}

/** Filters, page, sort and columns of a list live in the address: a list can be linked and Back works. Defaults are left out of it. */
export function useListAddress({ controls, presets, sort: defaultSort, pageSize }: Defaults): AddressTools {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const keys = filterKeys(controls).join(',')
  const firstPreset = presets?.[0]?.key ?? ''

  const query = useMemo((): ListAddress => {
    const read = new URLSearchParams(text)
    const values: Record<string, string> = {}
    for (const key of keys.split(',')) {
      const value = read.get(key)
      if (value !== null && value !== '') values[key] = value
    }
    const size = positive(read.get(names.size))
    return {
      values,
      preset: read.get(names.preset) ?? firstPreset,
      sort: read.get(names.sort) ?? defaultSort,
      page: { number: positive(read.get(names.page)) ?? 1, size: pageSizes.list.find((allowed) => allowed === size) ?? pageSize },
    }
  }, [text, keys, firstPreset, defaultSort, pageSize])

  const change = useCallback(
    (fields: Record<string, string | undefined>, isReplacing = false) => {
      // from the address itself: what is drawn may still be behind it, and whoever chooses a tab and presses Enter at once wants both
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      setParams(next, { replace: isReplacing })
    },
    [setParams],
  )

  const firstPage = { [names.page]: undefined }
  return {
    query,
    columns: params.get(names.columns)?.split(',').filter(Boolean),
    hasFilters: Object.keys(query.values).length > 0,
    setValues: (values) => change({ ...Object.fromEntries(keys.split(',').map((key) => [key, values[key]])), ...firstPage }),
    setPreset: (preset) => change({ [names.preset]: preset === firstPreset ? undefined : preset, ...firstPage }),
    setSort: (sort) => change({ [names.sort]: sort === defaultSort ? undefined : sort, ...firstPage }),
    setPage: (number, size) =>
      change({ [names.page]: number === 1 ? undefined : String(number), [names.size]: size === pageSize ? undefined : String(size) }),
    setColumns: (columns) => change({ [names.columns]: columns?.join(',') }, true),
    clear: () => change({ ...Object.fromEntries(keys.split(',').map((key) => [key, undefined])), ...firstPage }),
  }
}
