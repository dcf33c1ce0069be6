import { useCallback, useMemo, useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'

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

/** Defects that become one correction notice; they survive moving between sections and end with the step. */
export function useDefects(view: CaseView): Defects {
  const step = view.tasks.find((task) => task.isMine && task.actions.some((action) => action.needs?.includes('defects')))
  const [marks, setMarks] = useState<{ step: string | undefined; isMarking: boolean; fields: Notes; materials: Notes }>({
    step: step?.id,
    isMarking: false,
    fields: {},
    materials: {},
  })
  const current = marks.step === step?.id ? marks : { step: step?.id, isMarking: false, fields: {}, materials: {} }
  const update = useCallback(
    (
      change: (before: {
        fields: Notes
        materials: Notes
        isMarking: boolean
      }) => Partial<{ fields: Notes; materials: Notes; isMarking: boolean }>,
    ) => {
      setMarks((before) => {
        const base = before.step === step?.id ? before : { step: step?.id, isMarking: false, fields: {}, materials: {} }
        return { ...base, ...change(base) }
      })
    },
    [step?.id],
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
    [step, current.isMarking, current.fields, current.materials, update],
  )
}
