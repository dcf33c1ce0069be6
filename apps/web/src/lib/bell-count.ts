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
export const useReadCase = (caseId: string): void => useRead(caseId, readCase)
/** The same of an annual plan. */
export const useReadPlan = (planId: string): void => useRead(planId, readPlan)

const readCase = (caseId: string) => call(contract.readCase, { caseId }, { isQuiet: true })
const readPlan = (planId: string) => call(contract.readPlan, { planId }, { isQuiet: true })

function useRead(id: string, read: (id: string) => Promise<{ marked: number }>): void {
  const { data } = useQuery({ ...bellCountQuery, enabled: false })
  const isAnyUnread = data !== undefined && data.unread > 0
  useEffect(() => {
    if (!isAnyUnread) return
    read(id).then(
      ({ marked }) => (marked === 0 ? undefined : refreshBell()),
      () => undefined,
    )
  }, [id, read, isAnyUnread])
}
