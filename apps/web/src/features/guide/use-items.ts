import { useQuery } from '@tanstack/react-query'
import { resolveItemCode } from '@wenwu/core/item/resolve'
import { contract, type ItemEntry } from '@wenwu/core/items/contract'
import { call } from '../../lib/call.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

/** The catalogue of items, for everybody. */
export function useItems() {
  return useQuery({
    queryKey: queryKeys.items,
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
}

/** The item a notation means, also by its entity code. */
export function findItem(items: readonly ItemEntry[], notation: string): ItemEntry | undefined {
  return resolveItemCode(
    items.map((item) => ({ ...item, aliases: [] })),
    notation,
  )
}

/** Where an item is applied for: the new application, the sign-in page for visitors, nowhere for those who may not. */
export function useApplyPath(): (item: ItemEntry) => { path: string; isSignIn: boolean } | undefined {
  const pathTo = usePathTo()
  const isVisitor = useSession((state) => state.token === null)
  return (item) => {
    if (isVisitor) return { path: item.applicants.includes('legal-entity') ? '/login?type=1' : '/login?type=2', isSignIn: true }
    const path = item.canApply ? pathTo('new-application', {}, { itemCode: item.code }) : undefined
    return path === undefined ? undefined : { path, isSignIn: false }
  }
}

/** Address of a guide; visitors have no menu, so it is written out for them. */
export function guidePath(code: string): string {
  return `/work-guide/${encodeURIComponent(code)}`
}
