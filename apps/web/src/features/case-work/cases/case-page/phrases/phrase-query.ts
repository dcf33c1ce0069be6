import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/phrases/contract'
import type { Phrase, PhrasePurpose } from '@wenwu/core/phrases/model'
import { call } from '../../../../../lib/call.ts'
import { queryClient } from '../../../../../lib/query.ts'

const queryKey = ['phrases']

/** The phrases of the person for a purpose, what they used last first, from the moment they are wanted: most pages are left without them. */
export function usePhrases(purpose: PhrasePurpose, isWanted: boolean) {
  const select = useCallback(
    ({ phrases, ...rest }: { phrases: Phrase[]; canShare: boolean }) => ({
      ...rest,
      phrases: phrases.filter((phrase) => phrase.purpose === purpose),
    }),
    [purpose],
  )
  return useQuery({ queryKey, queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }), enabled: isWanted, select })
}

export function refreshPhrases(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey })
}

/** Says that a phrase was used, so that it comes first next time; nothing is lost where that fails. */
export function rememberUse(id: string): void {
  call(contract.use, { id }, { isQuiet: true }).then(refreshPhrases, () => undefined)
}
