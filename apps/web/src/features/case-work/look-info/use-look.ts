import { useQuery } from '@tanstack/react-query'
import { contract, detailEndpoint } from '@wenwu/core/cases/contract'
import { isDetailCall } from '@wenwu/core/item/detail-calls'
import { call } from '../../../lib/call.ts'

/** What the viewer begins with; nothing is asked without the id of a case. */
export function useLook(itemCode: string, caseId: string) {
  return useQuery({
    queryKey: ['look-info', caseId, itemCode],
    queryFn: ({ signal }) => call(contract.look, { itemCode, caseId }, { signal, isQuiet: true }),
    enabled: caseId !== '',
  })
}

/** The section of a node, by the detail call of specification §7.3 that the node names: one call for each section that is opened. */
export function useSection(caseId: string, name: string) {
  return useQuery({
    queryKey: ['look-info-section', caseId, name],
    queryFn: ({ signal }): Promise<unknown> => {
      if (!isDetailCall(name)) throw new Error(`no detail call «${name}»`)
      return call(detailEndpoint(name), { caseId, part: '', kind: '404' }, { signal, isQuiet: true })
    },
    staleTime: 60_000,
  })
}
