import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/auth/contract'
import type { CurrentUser } from '@wenwu/core/auth/model'
import { adoptLanguage } from './account-language.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import type { FeatureRoute } from '../../../lib/feature-route.ts'
import { pagesOf, usePages } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { findToken, storePermissions, storeSession } from '../../../lib/session.ts'

export type Bootstrap =
  | { state: 'loading' }
  /** Menus or user could not be read: specification §2.1 leads to the sign-in page. `isDisabled` when the account was locked meanwhile. */
  | { state: 'failed'; error: unknown; isDisabled: boolean }
  | { state: 'ready'; user: CurrentUser }

/** First entry to the main shell: reads user and menus, builds the pages of this user from the features' routes (specification §2.1). */
export function useBootstrap(routes: readonly FeatureRoute[]): Bootstrap {
  const menus = useQuery({
    queryKey: queryKeys.menus,
    queryFn: ({ signal }) => call(contract.menus, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  const user = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => call(contract.currentUser, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
  const isBuilt = usePages((state) => state.menus === menus.data)

  useEffect(() => {
    if (menus.data === undefined || user.data === undefined) return
    const token = findToken()
    if (token === null) return
    storeSession(token, user.data)
    const buttons = menus.data.filter((menu) => menu.type === 'button' && menu.permissionCode !== '')
    const permissions = [...new Set([...user.data.permissions, ...buttons.map((menu) => menu.permissionCode)])]
    storePermissions(permissions)
    const all = pagesOf(routes, menus.data, permissions)
    void adoptLanguage(user.data).finally(() => usePages.setState({ menus: menus.data, all }))
  }, [menus.data, user.data, routes])

  const error = menus.error ?? user.error
  if (error !== null) {
    // A lost session is already being told and led away by call(); the frame stays until then.
    return error instanceof CallError && error.status === 401 ? { state: 'loading' } : { state: 'failed', error, isDisabled: false }
  }
  if (user.data?.isLocked) return { state: 'failed', error: undefined, isDisabled: true }
  if (menus.data === undefined || user.data === undefined || !isBuilt) return { state: 'loading' }
  return { state: 'ready', user: user.data }
}
