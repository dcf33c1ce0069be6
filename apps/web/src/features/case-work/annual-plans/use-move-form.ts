import { useMemo, useRef, useState } from 'react'
import { actionOf, checkMove, type Asking } from '@wenwu/core/annual-plans/move-form'
import { askedInput, formOf, type ActionInput } from '@wenwu/core/item/action-form'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { InputSectionProps } from '../../../form/InputSection.tsx'
import { useFormContext } from '../../../form/use-form-context.ts'
import { CallError, fieldProblemsOf, messageOfError } from '../../../lib/call-error.ts'
import { notify } from '../../../lib/notify.ts'
import { useAttempt, type Overtaken } from './use-attempt.ts'

/** As `InputSection` draws it. */
interface MoveForm extends InputSectionProps {
  /** As `send` of `useDialogFields`, once the form is in order. */
  send: <T>(work: (said: ActionInput, key: string) => Promise<T>, overtaken?: Overtaken) => Promise<T>
}

/**
 * The form of a move of a plan or of its rows as it is filled in: what stands in it, `first` to begin with, what is wrong with it, and one idempotency key for as
 * long as nothing is changed.
 */
export function useMoveForm(move: Asking, first: ActionInput = {}): MoveForm {
  const form = useMemo(() => formOf(actionOf(move)), [move])
  const context = useFormContext()
  const [input, setInput] = useState(first)
  // two fields may change before the page is drawn again
  const latest = useRef(input)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const attempt = useAttempt()
  return {
    form,
    input,
    problems,
    onChange: (key, value) => {
      latest.current = { ...latest.current, [key]: value }
      setInput(latest.current)
      setProblems([])
      attempt.renew()
    },
    send: async (work, overtaken) => {
      const said = askedInput(actionOf(move), latest.current)
      const found = checkMove(move, said, context)
      setProblems(found)
      if (found.length > 0) throw new Error('a field was refused')
      return attempt.send(
        (key) => work(said, key),
        overtaken,
        (error) => {
          const told = error instanceof CallError ? fieldProblemsOf(error).filter(({ path }) => isAsked(move, path)) : []
          setProblems(told)
          if (told.length === 0) notify.error(messageOfError(error))
        },
      )
    },
  }
}

function isAsked({ form }: Asking, path: string): boolean {
  return form.some(({ key }) => key === path)
}
