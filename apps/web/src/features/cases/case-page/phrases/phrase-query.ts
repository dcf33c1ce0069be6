import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/phrases/contract'
import { call } from '../../../../lib/call.ts'
import { queryClient } from '../../../../lib/query.ts'

const queryKey = ['phrases']

/** The phrases of the person, from the moment they are wanted: most pages are left without them. */
export function usePhrases(isWanted: boolean) {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }), enabled: isWanted })
}

export function refreshPhrases(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey })
}

/** Says that a phrase was used, so that it comes first next time; nothing is lost where that fails. */
export function rememberUse(id: string): void {
  call(contract.use, { id }, { isQuiet: true }).then(refreshPhrases, () => undefined)
}
