import { useEffect } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askedBy, type ListDefinition, type ListQuery } from '@wenwu/core/list/definition'
import type { SortName } from '@wenwu/core/list/field'
import { today } from '../../lib/dates.ts'
import type { ListResult } from './list-types.ts'
import type { AddressTools } from './use-list-address.ts'
import type { ListViews } from './views/view-query.ts'

/** Gives the rows of each preset under a filter, for a page that comes without them. */
export type FetchCounts<F> = (filter: F, signal: AbortSignal) => Promise<Record<string, number>>

interface Asked<Row extends object, F extends object, S extends SortName> {
  list: ListDefinition<Row, F, S>
  /** First parts of the query key. */
  queryKey: readonly string[]
  fetchPage: (query: ListQuery<F, S>, signal: AbortSignal) => Promise<ListResult<Row>>
  fetchCounts: FetchCounts<F> | undefined
  refetchOnFocus: boolean
  address: AddressTools
  views: ListViews
}

export interface ListRows<Row> {
  /** The page with its totals; undefined until it has come. */
  data: ListResult<Row> | undefined
  /** Rows of each preset; undefined until they are known. */
  counts: Readonly<Record<string, number>> | undefined
  /** Its rows; undefined too where what was asked last has failed. */
  rows: Row[] | undefined
  /** Nothing of what was asked can be shown. */
  failure: Error | null
  /** The rows are those of before, or are being asked for again. */
  isDimmed: boolean
  /** The number of the first row among all. */
  firstIndex: number
  refetch: () => void
}

/** Fetches the page that the address asks for, opens the default view of a bare address, and leads back from a page behind the last one. */
export function useListRows<Row extends object, F extends object, S extends SortName>({
  list,
  queryKey,
  fetchPage,
  fetchCounts,
  refetchOnFocus,
  address,
  views,
}: Asked<Row, F, S>): ListRows<Row> {
  const { query, isBare, open, setPage, size } = address
  const opening = isBare ? views.opening : undefined
  useEffect(() => {
    if (opening !== undefined) open(opening, true)
  }, [opening, open])

  // asked for at the same time as the views; nothing is drawn that a default view would replace at once
  const isHeld = isBare && (views.isPending || opening !== undefined)
  const {
    data: read,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: [...queryKey, list.key, query],
    queryFn: ({ signal }) => fetchPage(askedBy(list, query, today()), signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: refetchOnFocus,
    enabled: opening === undefined,
  })
  const data = isHeld ? undefined : read
  const isCountedApart = fetchCounts !== undefined && read !== undefined && !isPlaceholderData && read.presetCounts === undefined
  const { data: counted, refetch: recount } = useQuery({
    // whatever the preset, the order and the page: to go from one to another counts nothing again
    queryKey: [...queryKey, list.key, 'counts', query.values],
    queryFn: ({ signal }) => fetchCounts!(askedBy(list, query, today()).filter, signal),
    enabled: isCountedApart,
    staleTime: 30_000,
  })

  // rows that were on it are gone, or the address names a page that never was
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / query.page.size))
  const isBehind = data?.rows.length === 0 && !isFetching && error === null && query.page.number > lastPage
  useEffect(() => {
    if (isBehind) setPage(lastPage, size, true)
  }, [isBehind, lastPage, setPage, size])

  return {
    data,
    // of the tab that is shown the page tells it, and was read later
    counts:
      data?.presetCounts ?? (counted && isCountedApart ? { ...counted, [query.preset]: read.total + Number(read.isCapped) } : counted),
    rows: error !== null && isPlaceholderData ? undefined : data?.rows,
    failure: data === undefined || isPlaceholderData ? error : null,
    isDimmed: data !== undefined && isFetching,
    firstIndex: (query.page.number - 1) * query.page.size + 1,
    refetch: () => {
      void refetch()
      if (isCountedApart) void recount()
    },
  }
}
