import { useQuery } from '@tanstack/react-query'
import { contract, versionShape, type ItemVersion } from '@wenwu/core/items/contract'
import { call } from '../lib/call.ts'

/** A published version of an item. Versions never change, so one is read once per window. */
export function useItemVersion(id: string | undefined): { version: ItemVersion | undefined; error: unknown; refetch: () => void } {
  const query = useQuery({
    queryKey: ['item-version', id],
    queryFn: ({ signal }) => call(contract.version, { id: id ?? '', shape: versionShape }, { signal, isQuiet: true }),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { version: query.data, error: query.error, refetch: () => void query.refetch() }
}
