import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/users/contract'
import type { AccountRole } from '@wenwu/core/users/model'
import { call } from '../../../lib/call.ts'

/** Every role there is, for filters and grants. */
export function useRoles(): readonly AccountRole[] {
  const { data } = useQuery({
    queryKey: ['users', 'roles'],
    queryFn: ({ signal }) => call(contract.roles, {}, { signal, isQuiet: true }),
    staleTime: 60_000,
  })
  return data ?? []
}
