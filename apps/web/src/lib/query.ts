import { QueryClient } from '@tanstack/react-query'

/** One cache for the window. Calls are not repeated by themselves: a failed one shows its retry button. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: a call without a network fails at once and says so, instead of waiting unseen.
    queries: { networkMode: 'always', retry: false, staleTime: 5_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
})

/** Query keys that several features share: whoever acts on a task or a case invalidates `tasks` and `cases`. */
export const queryKeys = {
  menus: ['menus'],
  currentUser: ['current-user'],
  profile: ['profile', 'record'],
  tasks: ['tasks'],
  badge: ['tasks', 'badge'],
  figures: ['tasks', 'figures'],
  cases: ['cases'],
  /** One open case: outside `cases`, since each reply of an act brings it along and nothing has to be read again. */
  caseOf: (id: string) => ['case', id] as const,
  items: ['items'],
  notices: ['notices'],
  bell: ['bell'],
  bellCount: ['bell', 'count'],
} as const

/** After acting on a case: lists, figures and the badge are read again. */
export async function refreshAfterActing(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.tasks }),
    queryClient.invalidateQueries({ queryKey: queryKeys.cases }),
  ])
}
