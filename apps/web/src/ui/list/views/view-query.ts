import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/list-views/contract'
import { defaultView, type ListView, type ViewState } from '@wenwu/core/list-views/model'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

/** What is said of a view; the rest of it stays. */
export type ViewChange = Partial<Pick<ListView, 'name' | 'isDefault' | 'state'>>

const keyOf = (list: string) => ['list-views', list]

export interface ListViews {
  /** Visitors have none. */
  isOffered: boolean
  /** Undefined until they have come. */
  views: readonly ListView[] | undefined
  /** Whether the person keeps those of their organisation. */
  canShare: boolean
  /** What opens the list where the address says nothing. */
  opening: ListView | undefined
  /** Whether it is not yet known what opens the list. */
  isPending: boolean
}

/** The views of a list; asked for once in a while, since few are ever changed. */
export function useViews(list: string): ListViews {
  const isSignedIn = useSession(({ user }) => user !== null)
  const { data, isPending } = useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => call(contract.list, { list }, { signal, isQuiet: true }),
    enabled: isSignedIn,
    staleTime: 300_000,
  })
  const known = isSignedIn ? data : undefined
  return {
    isOffered: isSignedIn,
    views: known?.views,
    canShare: known?.canShare ?? false,
    opening: known === undefined ? undefined : defaultView(known.views),
    isPending: isSignedIn && isPending,
  }
}

export function refreshViews(list: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(list) })
}

/** Whether two states show the same list. */
export function isSameState(one: ViewState, other: ViewState): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ values, preset, sort, columns, pageSize }: ViewState): string {
  return JSON.stringify([Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)), preset, sort, columns, pageSize])
}
