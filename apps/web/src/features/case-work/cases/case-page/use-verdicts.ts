import { useCallback } from 'react'
import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/tasks/contract'
import { call } from '../../../../lib/call.ts'
import type { Defects } from './use-defects.ts'

/** Verdicts on materials at a step that checks them. */
export interface Verdicts {
  /** Whether this person judges here and now. */
  canJudge: boolean
  /** Stores a verdict with its words; a refusal is told by the call, and the material stays as it was. */
  judge: (material: MaterialView, verdict: NonNullable<MaterialView['verdict']>, note: string) => Promise<void>
}

/** @param onJudged takes the material as the server stored it */
export function useVerdicts(view: CaseView, defects: Defects, onJudged: (material: MaterialView) => void): Verdicts {
  const taskId = view.tasks.find((each) => each.isMine && each.checksMaterials)?.id
  const { markMaterial } = defects
  const judge = useCallback<Verdicts['judge']>(
    async (material, verdict, note) => {
      if (taskId === undefined) return
      markMaterial(material.key, verdict === 'defective' ? note : null)
      const judged = await call(contract.checkMaterial, { id: taskId, key: material.key, verdict, note }).catch(() => undefined)
      if (judged !== undefined) onJudged(judged)
    },
    [taskId, onJudged, markMaterial],
  )
  return { canJudge: taskId !== undefined, judge }
}
