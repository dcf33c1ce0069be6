import { contract } from '@wenwu/core/roles/contract'
import type { RoleView } from '@wenwu/core/roles/model'
import { call } from '../../../lib/call.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import type { TextKey } from '@wenwu/core/i18n/translate'

/** The role list is fetched at once (specification §9). */
const roleListSize = 1000

export const rolesKey = ['roles'] as const

/** Says in the words of specification §8.4 that something could not be read, and passes the error on for the place of the content. */
export async function orTell<T>(work: Promise<T>, key: TextKey): Promise<T> {
  try {
    return await work
  } catch (error) {
    // a query that was given up because its screen is gone is no failure
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify.error(textNow(key))
    throw error
  }
}

export function fetchRoles(signal?: AbortSignal): Promise<RoleView[]> {
  return orTell(call(contract.list, { size: roleListSize }, { signal, isQuiet: true }), 'roles.listFailed')
}
