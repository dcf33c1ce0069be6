import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/content/contract'
import type { ContentKindView } from '@wenwu/core/content/model'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'

export const contentKey = ['content'] as const

/** The kinds with their forms; they change with the program only. */
export function useKinds() {
  return useQuery({
    queryKey: ['content-kinds'],
    queryFn: ({ signal }) => call(contract.kinds, {}, { signal, isQuiet: true }),
    staleTime: Infinity,
  })
}

export function findKind(kinds: readonly ContentKindView[] | undefined, name: string): ContentKindView | undefined {
  return kinds?.find(({ kind }) => kind === name)
}

/** One text; always read again, since others write too. */
export function useContent(kind: string, id: string) {
  return useQuery({
    queryKey: [...contentKey, 'one', kind, id],
    queryFn: ({ signal }) => call(contract.get, { kind, id }, { signal, isQuiet: true }),
    staleTime: 0,
  })
}

/** The data of an older version. */
export function useVersion(kind: string, id: string, version: number | null) {
  return useQuery({
    queryKey: [...contentKey, 'version', kind, id, version],
    queryFn: ({ signal }) => call(contract.version, { kind, id, version: version ?? 1 }, { signal, isQuiet: true }),
    enabled: version !== null,
    staleTime: Infinity,
  })
}

/** After an act: the lists are read again; what the act answered is the text now. */
export async function refreshLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...contentKey, 'list'] })
}
