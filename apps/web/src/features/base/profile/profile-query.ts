import { contract } from '@wenwu/core/profile/contract'
import { call } from '../../../lib/call.ts'
import { queryClient, queryKeys } from '../../../lib/query.ts'

export const sessionsKey = ['profile', 'sessions'] as const

export const profileQuery = {
  queryKey: queryKeys.profile,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(contract.details, {}, { signal, isQuiet: true }),
}

export const sessionsQuery = {
  queryKey: sessionsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(contract.sessions, {}, { signal, isQuiet: true }),
}

/** After one changed something of oneself: the record, and what the shell shows of it. */
export async function refreshProfile(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.profile }),
    queryClient.invalidateQueries({ queryKey: queryKeys.currentUser }),
  ])
}
