import { useQuery } from '@tanstack/react-query'
import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { dayOfBound } from '@wenwu/core/form/day'
import { letterField } from '@wenwu/core/form/letter'
import type { Defects as DefectsValue } from '@wenwu/core/form/types/defects/model'
import { asksFor, type ActionInput } from '@wenwu/core/item/action-form'
import type { Field } from '@wenwu/core/form/model'
import type { TaskAction } from '@wenwu/core/item/model'
import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../../lib/call.ts'
import { today } from '../../../../lib/dates.ts'
import { reasonOfMarks, type Marks } from './marks.ts'

/** What stands in the fields of an action before anything is typed: what is marked and that it is, the first wording of the reply or the drafted one, the next number, today, what a choice proposes. */
export function useGivenValues(
  task: TaskView,
  view: CaseView,
  action: TaskAction | undefined,
  marks: Marks,
): { values: ActionInput; isLoading: boolean } {
  const { form = [] } = action ?? {}
  const asks = (type: Field['type']) => action !== undefined && asksFor(action, type)
  const draft = useQuery({
    queryKey: ['task', task.id, 'reply', action?.outcome, view.document?.revision],
    queryFn: ({ signal }) => call(contract.replyDraft, { id: task.id, outcome: action?.outcome ?? '' }, { signal, isQuiet: true }),
    enabled: asks('reply'),
    staleTime: Infinity,
  })
  const proposed = useQuery({
    queryKey: ['task', task.id, 'suggested-number'],
    queryFn: ({ signal }) => call(contract.suggestedNumber, { id: task.id }, { signal, isQuiet: true }),
    // asked for before the action is chosen: whoever numbers a reply does little else
    enabled: task.actions.some((each) => asksFor(each, 'document-number')) && view.document?.number == null,
    staleTime: Infinity,
  })
  const valueOf = (field: Field): unknown => {
    if (field.type === 'defects') return defectsOf(marks)
    if (field.key === 'reason' && asks('defects')) return reasonOfMarks(marks)
    if (field.type === 'reply') return draft.data
    if (field.type === 'text' && field.proposal !== undefined) return letterField(view.data, field.proposal) || undefined
    if (field.type === 'select' && field.proposal !== undefined) return field.proposal
    if (field.type === 'document-number') return view.document?.number ?? proposed.data?.number
    return field.type === 'date' && field.proposal !== undefined ? dayOfBound(field.proposal, today()) : undefined
  }
  return {
    values: Object.fromEntries(form.map((field) => [field.key, valueOf(field)])),
    isLoading: (asks('document-number') && proposed.isLoading) || (asks('reply') && draft.isLoading),
  }
}

function defectsOf({ fields, materials }: Marks): DefectsValue {
  return {
    fields: Object.entries(fields).map(([path, note]) => ({ path, note })),
    materials: Object.entries(materials).map(([key, note]) => ({ key, note })),
  }
}
