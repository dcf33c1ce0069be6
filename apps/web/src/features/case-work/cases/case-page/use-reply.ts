import { useQuery } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/documents/contract'
import { call } from '../../../../lib/call.ts'

/** Where the text of a reply is kept, by its revision: what is shown is never older than what the case says. */
export function replyKey(caseId: string, { id, revision }: { id: string; revision: number }) {
  return ['cases', caseId, 'document', id, revision]
}

/** The reply of a case with its text; nothing is asked for where this reader sees none. */
export function useReply(view: CaseView) {
  const id = view.document?.id ?? ''
  return useQuery({
    queryKey: replyKey(view.id, { id, revision: view.document?.revision ?? 0 }),
    queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }),
    enabled: id !== '',
  })
}
