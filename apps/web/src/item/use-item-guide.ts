import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/guides/contract'
import type { GuideView } from '@wenwu/core/guides/model'
import { call } from '../lib/call.ts'

/** The published guide of an item: whom it names for acceptance, the samples of its materials. Undefined until it is there, or where there is none. */
export function useItemGuide(itemCode: string): GuideView | undefined {
  const { data } = useQuery({
    queryKey: ['guides', itemCode],
    queryFn: ({ signal }) => call(contract.get, { code: itemCode }, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  return data
}
