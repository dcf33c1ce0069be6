import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { asksFor } from '@wenwu/core/item/action-form'
import { keepWork, readWork } from './kept-work.ts'
import { markField, markMaterial, noMarks, type Marks, type MarksChange } from './marks.ts'

export interface Defects extends Marks {
  /** Whether this step marks defects at all; `isMarking` says whether fields can be ticked here and now. */
  canMark: boolean
  /** Words are asked for where a mark has none. */
  isAsking: boolean
  setAsking: (isAsking: boolean) => void
  setMarking: (isMarking: boolean) => void
  markField: (path: string, note: string | null) => void
  markMaterial: (key: string, note: string | null) => void
  count: number
}

interface StepMarks {
  step: string | undefined
  marks: Marks
}

/** The marks of a step as they were kept, or none. */
function marksOf(step: string | undefined): StepMarks {
  const kept = step === undefined ? undefined : readWork<Marks>(step, 'marks')
  return { step, marks: kept === undefined ? noMarks : { ...noMarks, ...kept } }
}

/** Defects that become one correction notice; they survive moving between sections and a reload, and end with the step. */
export function useDefects(view: CaseView): Defects {
  const step = view.tasks.find((task) => task.isMine && task.actions.some((action) => asksFor(action, 'defects')))?.id
  const [state, setState] = useState(() => marksOf(step))
  const [isAsking, setAsking] = useState(false)
  const current = useMemo(() => (state.step === step ? state : marksOf(step)), [state, step])
  const update = useCallback(
    (change: MarksChange) => {
      if (step === undefined) return
      setState((before) => ({ step, marks: change(before.step === step ? before.marks : marksOf(step).marks) }))
    },
    [step],
  )
  useEffect(() => {
    if (state.step !== undefined && state.marks !== noMarks) keepWork(state.step, 'marks', state.marks)
  }, [state])
  const { marks } = current
  return useMemo(
    () => ({
      ...marks,
      canMark: step !== undefined,
      isMarking: step !== undefined && marks.isMarking,
      isAsking,
      setAsking,
      setMarking: (isMarking) => update((before) => ({ ...before, isMarking })),
      markField: (path, note) => update(markField(path, note)),
      markMaterial: (key, note) => update(markMaterial(key, note)),
      count: Object.keys(marks.fields).length + Object.keys(marks.materials).length,
    }),
    [step, marks, isAsking, update],
  )
}
