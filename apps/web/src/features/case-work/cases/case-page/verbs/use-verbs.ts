import { useQuery } from '@tanstack/react-query'
import type { CaseView } from '@wenwu/core/cases/model'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { contract } from '@wenwu/core/tasks/contract'
import type { OfferedVerb, RefusedVerb } from '@wenwu/core/tasks/schemas'
import { call } from '../../../../../lib/call.ts'
import { useHasPermission } from '../../../../../lib/session.ts'

export interface Verbs {
  /** Version of the process that they were said of. */
  version: number
  verbs: readonly OfferedVerb[]
  /** What they may not do now, and why. */
  refused: readonly RefusedVerb[]
}

const none: Verbs = { version: 0, verbs: [], refused: [] }

/** What this person may do to the case beside the actions of the step; asked again whenever something happened to it. */
export function useVerbs({ id, status, history, tasks }: CaseView): Verbs {
  const canReopen = useHasPermission('case.reopen')
  const { data } = useQuery({
    queryKey: ['case-verbs', id, status, history.length, tasks.map((task) => `${task.id} ${task.version} ${task.claimedBy?.id}`)],
    queryFn: ({ signal }) => call(contract.verbs, { id }, { signal, isQuiet: true }),
    enabled: status !== draftStatus && (canReopen || !closedStatuses.has(status)),
  })
  return data ?? none
}
