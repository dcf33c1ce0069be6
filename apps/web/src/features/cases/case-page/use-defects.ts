import { useCallback, useMemo, useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { keepWork, readWork } from './kept-work.ts'

export interface Defects {
  /** Whether fields and materials can be ticked here and now. */
  isMarking: boolean
  setMarking: (isMarking: boolean) => void
  canMark: boolean
  fields: Readonly<Record<string, string>>
  materials: Readonly<Record<string, string>>
  markField: (path: string, note: string | null) => void
  markMaterial: (key: string, note: string | null) => void
  count: number
}

type Notes = Readonly<Record<string, string>>

function withNote(notes: Notes, key: string, note: string | null): Notes {
  if (note !== null) return { ...notes, [key]: note }
  return Object.fromEntries(Object.entries(notes).filter(([other]) => other !== key))
}

interface Marks {
  step: string | undefined
  isMarking: boolean
  fields: Notes
  materials: Notes
}

/** The marks of a step as they were kept, or none. */
function marksOf(step: string | undefined): Marks {
  const kept = step === undefined ? undefined : readWork<Marks>(step, 'marks')
  return { isMarking: false, fields: {}, materials: {}, ...kept, step }
}

/** Defects that become one correction notice; they survive moving between sections and a reload, and end with the step. */
export function useDefects(view: CaseView): Defects {
  const step = view.tasks.find((task) => task.isMine && task.actions.some((action) => action.needs?.includes('defects')))
  const [marks, setMarks] = useState(() => marksOf(step?.id))
  const current = useMemo(() => (marks.step === step?.id ? marks : marksOf(step?.id)), [marks, step?.id])
  const update = useCallback(
    (change: (before: Marks) => Partial<Marks>) => {
      if (step === undefined) return
      const next = { ...current, ...change(current) }
      keepWork(step.id, 'marks', next)
      setMarks(next)
    },
    [step, current],
  )
  return useMemo(
    () => ({
      canMark: step !== undefined,
      isMarking: step !== undefined && current.isMarking,
      setMarking: (isMarking) => update(() => ({ isMarking })),
      fields: current.fields,
      materials: current.materials,
      markField: (path, note) => update((before) => ({ fields: withNote(before.fields, path, note) })),
      markMaterial: (key, note) => update((before) => ({ materials: withNote(before.materials, key, note) })),
      count: Object.keys(current.fields).length + Object.keys(current.materials).length,
    }),
    [step, current, update],
  )
}
