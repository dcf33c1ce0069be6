import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Page, PageRequest } from '@wenwu/core/kernel/page'
import { searchPageSize } from '@wenwu/core/search/contract'

/** Pages of a public list that may be asked for (core/list/wire.ts). */
const lastListPage = 1000

/** Rows of another list that a search finds by the same words, a page of them and how many there are. */
export type FoundList<Row> = Pick<
  UseQueryResult<Page<Row>>,
  'data' | 'isLoading' | 'isFetching' | 'isPlaceholderData' | 'isError' | 'error' | 'refetch'
>

/** Asks a public list for a page of what has the words; nothing where `isAsked` is false. */
export function useFoundList<Row>(
  list: string,
  { q, page, isAsked }: { q: string; page: number; isAsked: boolean },
  read: (keyword: string, page: PageRequest, signal: AbortSignal) => Promise<Page<Row>>,
): FoundList<Row> {
  const number = Math.min(page, lastListPage)
  return useQuery<Page<Row>>({
    queryKey: [list, 'search', q, number],
    queryFn: ({ signal }) => read(q.slice(0, 100), { number, size: searchPageSize }, signal),
    enabled: isAsked,
    // what was found before is of no use where nothing is asked
    placeholderData: (before) => (isAsked ? before : undefined),
  })
}
