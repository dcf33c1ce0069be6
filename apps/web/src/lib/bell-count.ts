import { useEffect } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/bell/contract'
import { call } from './call.ts'
import { queryClient, queryKeys } from './query.ts'

/** How many messages of the bell are unread. The header asks for it. */
export const bellCountQuery = queryOptions({
  queryKey: queryKeys.bellCount,
  queryFn: ({ signal }) => call(contract.count, {}, { signal, isQuiet: true }),
})

/** The bell is read again: its figure, and its messages where they are shown. */
export const refreshBell = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKeys.bell })

/** Who has a case before them has read what the bell tells of it, whatever way they came. Nothing is sent where nothing is unread. */
export function useReadCase(caseId: string): void {
  const { data } = useQuery({ ...bellCountQuery, enabled: false })
  const isAnyUnread = data !== undefined && data.unread > 0
  useEffect(() => {
    if (!isAnyUnread) return
    call(contract.readCase, { caseId }, { isQuiet: true }).then(
      ({ marked }) => (marked === 0 ? undefined : refreshBell()),
      () => undefined,
    )
  }, [caseId, isAnyUnread])
}
