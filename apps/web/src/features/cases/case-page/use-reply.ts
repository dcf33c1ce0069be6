import { useQuery } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/documents/contract'
import { call } from '../../../lib/call.ts'

/** The reply of a case with its text; nothing is asked for where this reader sees none. */
export function useReply(view: CaseView) {
  const id = view.document?.id ?? ''
  return useQuery({
    queryKey: ['cases', view.id, 'document', id, view.updatedAt],
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
    enabled: id !== '',
  })
}
