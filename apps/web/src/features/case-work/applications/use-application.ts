import { useMemo } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { uploadLines } from '../../../item/upload-lines.ts'
import { rightsOf, withFaulty } from './correction.ts'
import { useCorrecting } from './use-correcting.ts'
import { useDraft } from './use-draft.ts'
import { useFormSteps } from './use-form-steps.ts'

/** An application as it is filled in: its draft and what may be changed in it, what a correction still asks for, its materials and its steps. */
export function useApplication(view: CaseView, version: ItemVersion) {
  const item = version.definition
  const { draft, state } = useDraft(view, item.form)
  const { data } = state
  const rights = useMemo(() => rightsOf(view), [view])
  const correcting = useCorrecting(view, item.form, data)
  const { correction, due } = correcting
  const awaited = due.materials.join()
  const lines = useMemo(() => {
    const opened = correction?.materials ?? []
    return uploadLines({
      item,
      views: view.materials,
      data,
      by: 'applicant',
      isEditable: (key) => correction === undefined || opened.some((each) => each.key === key),
      notes: Object.fromEntries(opened.filter(({ isAsked }) => isAsked).map(({ key, note }) => [key, note])),
      awaited: awaited.split(','),
    })
  }, [item, view.materials, data, correction, awaited])
  const form = useFormSteps({
    definition: item.form,
    data,
    rights,
    lines,
    correction,
    due,
    applicantUnit: view.applicantUnit,
    holding: view.holding ?? undefined,
    copies: draft.copies,
    savedStep: view.savedStep,
  })
  /** What is left to do at the points of the correction. */
  const toMend = correction === undefined ? due : withFaulty(due, correction, form.problems)
  return { view, item, draft, state, data, rights, correcting, toMend, lines, form }
}

export type Application = ReturnType<typeof useApplication>
