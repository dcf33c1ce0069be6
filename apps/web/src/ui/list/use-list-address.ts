import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ViewState } from '@wenwu/core/list-views/model'
import type { ListAddress } from '@wenwu/core/list/definition'
import { lastPage } from '@wenwu/core/kernel/page'
import { controlNames, knownValues, type FilterControl, type FilterMeaning } from '@wenwu/core/list/filter'
import { readPageSize, type PageSize } from '../../lib/preferences.ts'

/** Names in the address that are not filters. */
const names = { page: 'page', size: 'size', sort: 'sort', preset: 'preset', columns: 'cols', view: 'view' } as const

/** The view of an address that wants the list as it is declared, whatever opens it otherwise. */
const noView = 'none'

export interface AddressTools {
  query: ListAddress
  /** What is asked for, however many rows the window has room for. */
  asked: string
  /** The size of a page as it was chosen. */
  size: PageSize
  /** Column keys the address asks for (a linked list), or undefined. */
  columns: string[] | undefined
  hasFilters: boolean
  /** Whether the address says nothing of the list, so that a default view may open it. */
  isBare: boolean
  /** The id of the view that was opened here, whatever was changed since; null for none by choice; undefined where nothing was chosen. */
  view: string | null | undefined
  /** What of the address a view keeps. */
  state: ViewState
  setValues: (values: Record<string, string>) => void
  /** `values`: filters that it comes with instead of those that are set. */
  setPreset: (preset: string, values?: Record<string, string>) => void
  setSort: (sort: string) => void
  setPage: (number: number, size: PageSize, isReplacing?: boolean) => void
  setColumns: (columns: string[] | undefined) => void
  /** Takes the filters away. */
  clear: () => void
  /** Opens a view, or the list as it is declared. `isReplacing`: Back leads to what was before the list. */
  open: (view: { id: string; state: ViewState } | undefined, isReplacing?: boolean) => void
  /** A link to what is shown, for whoever may see the list. */
  linkTo: () => string
}

function positive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value <= lastPage ? value : undefined
}

/** The size of a page that an address asks for, where lists offer it. */
function sizeIn(read: URLSearchParams): PageSize | undefined {
  const text = read.get(names.size)
  return readPageSize(text === 'fit' ? text : positive(text))
}

interface Defaults {
  list: {
    controls: readonly FilterControl[]
    filter: Pick<FilterMeaning<object>, 'fromAddress'>
    presets?: readonly { key: string }[]
    sorts: readonly string[]
    defaultSort: string
  }
  pageSize: PageSize
  /** Rows that the window has room for. */
  fitting: number
  /** Whether a view opens the list where the address is bare: what becomes bare then says that it is meant so. */
  hasDefaultView: boolean
}

/**
 * Filters, page, sort and columns of a list live in the address: a list can be linked and Back works. Defaults are left out of it. What the list
 * does not know is as if it were not there: nothing is shown as chosen that is not asked for.
 */
export function useListAddress({ list, pageSize, fitting, hasDefaultView }: Defaults): AddressTools {
  const { controls, defaultSort } = list
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const keys = controlNames(controls).join(',')
  const firstPreset = list.presets?.[0]?.key ?? ''

  const query = useMemo((): ListAddress => {
    const read = new URLSearchParams(text)
    const values: Record<string, string> = {}
    for (const key of keys.split(',')) {
      const value = read.get(key)
      if (value !== null && value !== '') values[key] = value
    }
    const size = sizeIn(read) ?? pageSize
    return {
      // what was typed stays to be seen and mended
      values: knownValues(
        list.filter,
        values,
        list.controls.flatMap((control) => (control.kind === 'select' ? [control.key] : [])),
      ),
      preset: list.presets?.find(({ key }) => key === read.get(names.preset))?.key ?? firstPreset,
      sort: list.sorts.find((sort) => sort === read.get(names.sort)) ?? defaultSort,
      page: { number: positive(read.get(names.page)) ?? 1, size: size === 'fit' ? fitting : size },
    }
  }, [text, keys, list, firstPreset, defaultSort, pageSize, fitting])

  const isBareOf = useCallback(
    (read: URLSearchParams) => ![...keys.split(','), ...Object.values(names)].some((name) => read.has(name)),
    [keys],
  )
  const change = useCallback(
    (fields: Record<string, string | undefined>, isReplacing = false) => {
      // from the address itself: what is drawn may still be behind it, and whoever chooses a tab and presses Enter at once wants both
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      if (hasDefaultView && isBareOf(next)) next.set(names.view, noView)
      setParams(next, { replace: isReplacing })
    },
    [setParams, hasDefaultView, isBareOf],
  )
  const valuesOf = useCallback(
    (given: Readonly<Record<string, string>>): Record<string, string | undefined> =>
      Object.fromEntries(keys.split(',').map((key) => [key, given[key]])),
    [keys],
  )
  const open = useCallback(
    (view: { id: string; state: ViewState } | undefined, isReplacing = false) => {
      const { values, preset, sort, columns, pageSize: size } = view?.state ?? bareState
      change(
        {
          ...valuesOf(values),
          [names.preset]: preset ?? undefined,
          [names.sort]: sort ?? undefined,
          [names.columns]: columns?.join(','),
          [names.size]: size === null ? undefined : String(size),
          [names.page]: undefined,
          [names.view]: view?.id,
        },
        isReplacing,
      )
    },
    [change, valuesOf],
  )

  const firstPage = { [names.page]: undefined }
  const columns = params.get(names.columns)?.split(',').filter(Boolean)
  const view = params.get(names.view)
  const size = sizeIn(params) ?? pageSize
  const { values, preset, sort, page } = query
  return {
    query,
    asked: JSON.stringify([values, preset, sort, page.number, size]),
    size,
    columns,
    hasFilters: Object.keys(query.values).length > 0,
    isBare: isBareOf(params),
    view: view === null ? undefined : view === noView ? null : view,
    state: {
      values: { ...query.values },
      preset: query.preset === firstPreset ? null : query.preset,
      sort: query.sort === defaultSort ? null : query.sort,
      columns: columns ?? null,
      pageSize: params.has(names.size) && size !== 'fit' ? size : null,
    },
    setValues: (chosen) => change({ ...valuesOf(chosen), ...firstPage }),
    setPreset: (preset, chosen) =>
      change({
        ...(chosen !== undefined && valuesOf(chosen)),
        [names.preset]: preset === firstPreset ? undefined : preset,
        ...firstPage,
      }),
    setSort: (sort) => change({ [names.sort]: sort === defaultSort ? undefined : sort, ...firstPage }),
    setPage: (number, chosen, isReplacing) =>
      change(
        { [names.page]: number === 1 ? undefined : String(number), [names.size]: chosen === pageSize ? undefined : String(chosen) },
        isReplacing,
      ),
    setColumns: (chosen) => change({ [names.columns]: chosen?.join(',') }, true),
    clear: () => change({ ...valuesOf({}), ...firstPage }),
    open,
    linkTo: () => {
      const link = new URL(window.location.href)
      for (const name of [names.page, names.view]) link.searchParams.delete(name)
      // whoever opens it may have a default of their own
      if (isBareOf(link.searchParams)) link.searchParams.set(names.view, noView)
      return link.href
    },
  }
}

const bareState: ViewState = { values: {}, preset: null, sort: null, columns: null, pageSize: null }
