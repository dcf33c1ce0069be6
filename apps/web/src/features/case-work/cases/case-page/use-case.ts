import { useCallback } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import { call } from '../../../../lib/call.ts'
import { queryKeys, refreshAfterActing } from '../../../../lib/query.ts'
import { openWork } from './kept-work.ts'

export interface CaseState {
  view: CaseView | undefined
  error: unknown
  refetch: () => void
  /** Takes a view that a reply brought along, and has lists and badge read again. */
  replace: (view: CaseView) => void
  /** Puts a material in its place, whatever else has changed meanwhile. */
  judged: (material: MaterialView) => void
}

/** The case of the page; replies of actions replace it, so no second request follows an act. */
export function useCase(id: string): CaseState {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.caseOf(id),
    queryFn: async ({ signal }) => {
      const view = await call(contract.get, { id }, { signal, isQuiet: true })
      openWork(view.tasks)
      return view
    },
  })
  const replace = useCallback(
    (view: CaseView) => {
      openWork(view.tasks)
      client.setQueryData(queryKeys.caseOf(id), view)
      void refreshAfterActing()
    },
    [client, id],
  )
  const judged = useCallback(
    (material: MaterialView) => {
      client.setQueryData<CaseView>(queryKeys.caseOf(id), (view) => {
        return view && { ...view, materials: view.materials.map((each) => (each.key === material.key ? material : each)) }
      })
    },
    [client, id],
  )
  return { view: query.data, error: query.error, refetch: () => void query.refetch(), replace, judged }
}
