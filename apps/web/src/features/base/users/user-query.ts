import { queryClient } from '../../../lib/query.ts'

export const usersKey = ['users'] as const

/** Lists and pages of accounts are read again. */
export async function refreshUsers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: usersKey })
}
