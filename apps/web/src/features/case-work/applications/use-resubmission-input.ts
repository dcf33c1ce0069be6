import { useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { unchangedReasonsSchema } from '@wenwu/core/form/types/unchanged-reasons/model'
import { askedInput, checkInput, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { useFormContext } from '../../../form/use-form-context.ts'
import { findResubmission } from './correction.ts'
import type { Correcting } from './use-correcting.ts'

/** The action that hands a correction in again, with what is said with it. */
export interface ResubmissionInput {
  action: TaskAction
  input: ActionInput
  /** What is wrong with the input. */
  problems: readonly FieldProblem[]
  onInput: (key: string, value: unknown) => void
}

/** What goes along with a correction as it is handed in again; undefined: a first filing. */
export function useResubmissionInput(view: CaseView, { reasons, explain }: Correcting): ResubmissionInput | undefined {
  const context = useFormContext()
  const [said, setSaid] = useState<ActionInput>({})
  const action = findResubmission(view)?.action
  if (action === undefined) return undefined
  const input = askedInput(action, { ...said, unchanged: reasons })
  return {
    action,
    input,
    problems: checkInput(action, input, context),
    onInput: (key, value) => {
      const explained = key === 'unchanged' ? unchangedReasonsSchema.safeParse(value).data : undefined
      if (explained === undefined) setSaid((before) => ({ ...before, [key]: value }))
      else explain(explained)
    },
  }
}
