import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Permission } from '@wenwu/core/auth/permission'
import { bellCountQuery } from '../../../lib/bell-count.ts'
import { queryClient, queryKeys } from '../../../lib/query.ts'
import { useHasPermissions } from '../../../lib/session.ts'

/** Who has cases or tasks; nobody else is ever told of one. */
const concerned: readonly Permission[] = ['case.apply', 'task.inbox', 'task.handle']

/** Not asked for again by a change of page or of window within so many milliseconds. */
const freshFor = 20_000

/** How many messages are unread: read again when the page changes or the window is looked at, and as often as the badge of the to-dos. */
export function useBellCount(): { isOffered: boolean; unread: number; isCapped: boolean } {
  const has = useHasPermissions()
  const isOffered = concerned.some(has)
  const { pathname } = useLocation()
  const { data } = useQuery({
    ...bellCountQuery,
    enabled: isOffered,
    staleTime: freshFor,
    refetchOnWindowFocus: true,
    refetchInterval: 120_000,
  })
  useEffect(() => {
    const state = queryClient.getQueryState(queryKeys.bellCount)
    if (state !== undefined && state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > freshFor)
      void queryClient.invalidateQueries({ queryKey: queryKeys.bellCount })
  }, [pathname])
  return { isOffered, unread: data?.unread ?? 0, isCapped: data?.isCapped ?? false }
}
