import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/organizations/contract'
import type { OrganizationNode } from '@wenwu/core/organizations/model'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'

const key = 'organizations'

/** One level of the tree, read page by page. */
export function useLevel(parentId: string | null, isEnabled = true) {
  const query = useInfiniteQuery({
    queryKey: [key, 'children', parentId],
    queryFn: ({ pageParam, signal }) => call(contract.children, { parentId, page: pageParam }, { signal, isQuiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.hasMore ? page + 1 : undefined),
    enabled: isEnabled,
    staleTime: 60_000,
  })
  const rows: OrganizationNode[] | undefined = query.data?.pages.flatMap((page) => page.rows)
  return { ...query, rows }
}

/** One organisation with what hangs on it. */
export function useOrganization(id: string | undefined) {
  return useQuery({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(contract.get, { id: id ?? '' }, { signal, isQuiet: true }),
    enabled: id !== undefined,
  })
}

export function useOrganizationSearch(keyword: string) {
  return useQuery({
    queryKey: [key, 'search', keyword],
    queryFn: ({ signal }) => call(contract.search, { keyword }, { signal, isQuiet: true }),
    enabled: keyword !== '',
  })
}

/** After a change everything shown of organisations is read again. */
export function refreshOrganizations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [key] })
}
