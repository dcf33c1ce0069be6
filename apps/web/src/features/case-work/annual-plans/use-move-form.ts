import { useMemo, useRef, useState } from 'react'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { actionOf, checkMove, tidyInput } from '@wenwu/core/annual-plans/move-form'
import { moveTable } from '@wenwu/core/annual-plans/move-table'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import type { FormDefinition } from '@wenwu/core/form/model'
import { formOf, inputSection, type ActionInput } from '@wenwu/core/item/action-form'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { useFormContext } from '../../../form/use-form-context.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { notify } from '../../../lib/notify.ts'
import type { Overtaken } from './use-dialog-fields.ts'

interface MoveForm {
  form: FormDefinition
  input: ActionInput
  /** By their paths in `form`. */
  problems: readonly FieldProblem[]
  change: (path: string, value: unknown) => void
  /** As `send` of `useDialogFields`, once the form is in order. */
  send: <T>(work: (said: ActionInput, key: string) => Promise<T>, overtaken: Overtaken) => Promise<T>
}

/** The form of a move as it is filled in: what stands in it, what is wrong with it, and one idempotency key for as long as nothing is changed. */
export function useMoveForm(plan: PlanView, move: PlanMove): MoveForm {
  const form = useMemo(() => formOf(actionOf(move)), [move])
  const context = useFormContext()
  const [input, setInput] = useState<ActionInput>(() => moveTable[move].preset?.(plan) ?? {})
  // two fields may change before the page is drawn again
  const latest = useRef(input)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [key, setKey] = useState(() => newId())
  const show = (found: readonly FieldProblem[]): void =>
    setProblems(found.map((problem) => ({ ...problem, path: `${inputSection}.${problem.path}` })))
  return {
    form,
    input,
    problems,
    change: (path, value) => {
      latest.current = { ...latest.current, [path.slice(inputSection.length + 1)]: value }
      setInput(latest.current)
      setProblems([])
      setKey(newId())
    },
    send: async (work, overtaken) => {
      const said = tidyInput(move, latest.current)
      const found = checkMove(move, said, context)
      show(found)
      if (found.length > 0) throw new Error('a field was refused')
      try {
        return await work(said, key)
      } catch (error) {
        if (error instanceof CallError && error.code === overtaken.code) {
          const message = await overtaken.refresh()
          // what is sent next is another act: it is about what stands there now
          setKey(newId())
          notify.warning(message, 8)
          throw error
        }
        const told = error instanceof CallError ? problemsOf(move, error) : []
        show(told)
        if (told.length === 0) notify.error(messageOfError(error))
        throw error
      }
    },
  }
}

/** What a refusal says of the fields of a move. */
function problemsOf(move: PlanMove, { code = '', field, params, problems }: CallError): FieldProblem[] {
  const told = problems ?? (field === undefined ? [] : [{ path: field, code, params }])
  return told.filter(({ path }) => moveTable[move].form.some(({ key }) => key === path))
}
