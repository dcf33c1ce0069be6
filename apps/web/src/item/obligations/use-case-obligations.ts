import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/obligations/contract'
import { call } from '../../lib/call.ts'

/** Where the obligations of a case are kept once they are read. */
export const obligationsKey = (caseId: string, updatedAt: string) => ['cases', caseId, 'obligations', updatedAt]

/** What the decision on a case obliges people to do; the parts of a page that tell of it read it once. */
export function useCaseObligations(caseId: string, updatedAt: string) {
  return useQuery({
    queryKey: obligationsKey(caseId, updatedAt),
    queryFn: ({ signal }) => call(contract.ofCase, { caseId }, { signal, isQuiet: true }),
    // the case has moved on: the old rows stay until the new ones come, so that an open dialog keeps what is typed
    placeholderData: (known, query) => (query?.queryKey[1] === caseId ? known : undefined),
  })
}
