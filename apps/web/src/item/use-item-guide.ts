import { queryOptions, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/guides/contract'
import type { GuideView } from '@wenwu/core/guides/model'
import { call } from '../lib/call.ts'

/** How the guide of a matter is asked for, wherever it is shown. */
export function guideQuery(code: string) {
  return queryOptions({
    queryKey: ['guides', 'one', code],
    queryFn: ({ signal }) => call(contract.get, { code }, { signal, isQuiet: true }),
    staleTime: 300_000,
  })
}

/** The published guide of an item: whom it names for acceptance, the samples of its materials. Undefined until it is there, or where there is none. */
export function useItemGuide(itemCode: string): GuideView | undefined {
  return useQuery(guideQuery(itemCode)).data
}
