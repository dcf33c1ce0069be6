import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/items/contract'
import { call } from '../lib/call.ts'

/** The drawn process of a published version of an item, as BPMN. Versions never change, so one is read once per window. */
export function useItemDrawing(versionId: string): { bpmn: string | undefined; error: unknown; refetch: () => void } {
  const query = useQuery({
    queryKey: ['item-drawing', versionId],
    queryFn: ({ signal }) => call(contract.drawing, { id: versionId }, { signal, isQuiet: true }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { bpmn: query.data?.bpmn, error: query.error, refetch: () => void query.refetch() }
}
