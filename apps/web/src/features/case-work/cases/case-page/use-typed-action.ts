import { useMemo, useRef, useState } from 'react'
import type { TaskView } from '@wenwu/core/cases/model'
import { formOf, type ActionInput } from '@wenwu/core/item/action-form'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { TaskAction } from '@wenwu/core/item/model'
import { newId } from '@wenwu/core/kernel/id'
import { firstWordsOf, nameOf, withFirstWords } from './first-words.ts'
import { keepWork, readWork } from './kept-work.ts'

export interface TypedAction {
  /** The chosen one; where there is only one, that. */
  action: TaskAction | undefined
  /** What may be written before one is chosen. */
  firstWords: ReturnType<typeof firstWordsOf>
  form: FormDefinition
  /** By names of `first-words`: what one action asks for, another may, too. */
  typed: ActionInput
  /** One idempotency key for as long as nothing is changed. */
  attempt: string
  change: (key: string, value: unknown) => void
  choose: (next: TaskAction) => void
}

/** Which action of a step was chosen and what was typed for it, kept while the page is away. `onChange`: what was said of it before is over. */
export function useTypedAction(task: TaskView, onChange: () => void): TypedAction {
  const [kept] = useState(() => readWork<{ outcome: string; typed: ActionInput }>(task.id, 'action'))
  const [outcome, setOutcome] = useState(kept?.outcome)
  const [typed, setTyped] = useState<ActionInput>(kept?.typed ?? {})
  // two fields may change before the page is drawn again
  const latest = useRef(typed)
  const [attempt, setAttempt] = useState(() => newId())
  const action = task.actions.find((each) => each.outcome === outcome) ?? (task.actions.length === 1 ? task.actions[0] : undefined)
  const firstWords = useMemo(() => firstWordsOf(task.actions), [task.actions])
  const form = useMemo(() => formOf(action ?? (firstWords === undefined ? {} : { form: [firstWords] })), [action, firstWords])
  const keep = (chosen: string, after: ActionInput): void => {
    latest.current = after
    setTyped(after)
    keepWork(task.id, 'action', { outcome: chosen, typed: after })
    setAttempt(newId())
    onChange()
  }
  return {
    action,
    firstWords,
    form,
    typed,
    attempt,
    change: (key, value) => {
      const field = form.sections[0]?.fields.find((each) => each.key === key)
      if (field === undefined) return
      const chosen = action ?? { outcome: '' }
      keep(chosen.outcome, { ...latest.current, [nameOf(chosen, field)]: value })
    },
    choose: (next) => {
      setOutcome(next.outcome)
      keep(next.outcome, withFirstWords(latest.current, next))
    },
  }
}

/** What stands in the form of an action: what was typed, else what is given. */
export function inputOf(action: TaskAction, given: ActionInput, typed: ActionInput): ActionInput {
  const values = (action.form ?? []).map((field): [string, unknown] => {
    const name = nameOf(action, field)
    return [field.key, Object.hasOwn(typed, name) ? typed[name] : given[field.key]]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
