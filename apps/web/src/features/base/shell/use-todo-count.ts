import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../lib/call.ts'
import { queryKeys } from '../../../lib/query.ts'

/** The badge on 待办 (specification §7.4: recordsTotal of a page of one), read again on focus and after acting. */
export function useTodoCount(isWanted: boolean): { total: number; isCapped: boolean } | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.badge,
    queryFn: ({ signal }) =>
      call(contract.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 1 } }, { signal, isQuiet: true }),
    enabled: isWanted,
    refetchOnWindowFocus: 'always',
    refetchInterval: 120_000,
  })
  return data
}
