import { queryOptions } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query.ts'

/** Keys of what is read of plans: the lists of plans, one plan, the lists of rows, one row. */
export const planKeys = {
  plans: ['annual-plans'],
  planOf: (id: string) => ['annual-plan', id] as const,
  rows: ['plan-rows'],
  rowOf: (id: string) => ['plan-row', id] as const,
  batches: ['plan-batches'],
  progress: ['plan-batch-progress'],
} as const

/** One plan as it is read; what a page cannot show without says why itself. */
export const planQuery = (id: string) =>
  queryOptions({ queryKey: planKeys.planOf(id), queryFn: ({ signal }) => call(contract.get, { id }, { signal, isQuiet: true }) })

/** One row with its life, as `planQuery`. */
export const rowQuery = (id: string) =>
  queryOptions({ queryKey: planKeys.rowOf(id), queryFn: ({ signal }) => call(contract.row, { id }, { signal, isQuiet: true }) })

/** After a change: lists, the plan and its rows are read again. `plan`: as the reply gave it. */
export async function refreshPlans(planId: string, plan?: PlanView): Promise<void> {
  if (plan !== undefined) queryClient.setQueryData(planKeys.planOf(planId), plan)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: planKeys.plans }),
    queryClient.invalidateQueries({ queryKey: planKeys.rows }),
    ...(plan === undefined ? [queryClient.invalidateQueries({ queryKey: planKeys.planOf(planId) })] : []),
  ])
}

/** What shows the batches and how far the provinces are. */
export async function refreshBatches(): Promise<void> {
  await Promise.all([planKeys.batches, planKeys.progress, planKeys.plans].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
