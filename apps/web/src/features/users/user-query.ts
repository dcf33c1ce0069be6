import { userKindOf, type UserKind } from '@wenwu/core/auth/model'
import { accountSorts, accountStatuses, type AccountQuery } from '@wenwu/core/users/model'
import { queryClient } from '../../lib/query.ts'
import type { ListQuery } from '../../ui/list/list-types.ts'

export const usersKey = ['users'] as const

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function idIn(value: string | undefined): string | undefined {
  return value !== undefined && id.test(value) ? value : undefined
}

function kindIn(value: string | undefined): UserKind | undefined {
  return value !== undefined && /^[123]$/.test(value) ? userKindOf(value) : undefined
}

/** What the address says, as the contract asks for it; values nobody knows are dropped. */
export function accountQueryOf({ values, preset, sort, page }: ListQuery): AccountQuery {
  return {
    filter: {
      keyword: values['keyword'],
      kind: kindIn(values['kind']),
      organizationId: idIn(values['organization']),
      roleId: idIn(values['role']),
      status: accountStatuses.find((status) => status === preset),
      isLocked: preset === 'locked' ? true : undefined,
    },
    sort: accountSorts.find((allowed) => allowed === sort) ?? 'created-desc',
    page,
  }
}

/** Lists and pages of accounts are read again. */
export async function refreshUsers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: usersKey })
}
