import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Field } from '@wenwu/core/form/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { confirmsHere } from '../../../../lib/confirm-keys.ts'
import { isFocusFree } from '../../../../lib/focus.ts'
import { useIsNarrow } from '../../../../lib/viewport.ts'
import { firstStopOf } from './first-stop.ts'
import { goToForm } from './go-to-form.ts'

interface ActionKeysProps {
  action: TaskAction | undefined
  /** The box that stands there before an action is chosen. */
  firstWords: Field | undefined
  input: ActionInput
  /** The form of the action is on the page. */
  isDrawn: boolean
  /** Nothing is under way, and nothing is to be chosen first. */
  canConfirm: boolean
  onConfirm: () => void
}

export interface ActionKeys {
  root: RefObject<HTMLDivElement | null>
  choices: RefObject<HTMLFieldSetElement | null>
  confirm: RefObject<HTMLButtonElement | null>
  /** What is asked for, with what follows from it. */
  form: RefObject<HTMLDivElement | null>
  /** An action was chosen by hand: leads to what is still to be said there, or confirms it at once. */
  goOn: (confirms: boolean) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The keyboard in the form of a step: where the focus is when it opens and after a choice, and Ctrl+Enter. A phone's is not opened unasked. */
export function useActionKeys({ action, firstWords, input, isDrawn, canConfirm, onConfirm }: ActionKeysProps): ActionKeys {
  const confirm = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const choices = useRef<HTMLFieldSetElement>(null)
  const form = useRef<HTMLDivElement>(null)
  // what follows an outcome that was pressed, once its form is drawn
  const [pressed, setPressed] = useState<'go-on' | 'confirm'>()
  const isNarrow = useIsNarrow()

  const follow = useEffectEvent(() => {
    setPressed(undefined)
    if (pressed === 'confirm' && canConfirm) onConfirm()
    else if (action !== undefined && !isNarrow) goToForm(form.current, firstStopOf(action.form ?? [], input), confirm.current)
  })
  const isDue = pressed !== undefined && isDrawn
  useEffect(() => {
    if (isDue) follow()
  }, [isDue])

  const begin = useEffectEvent(() => {
    // who is somewhere already stays there
    if (isNarrow || !isFocusFree()) return
    const fields = action?.form ?? (firstWords === undefined ? [] : [firstWords])
    // what was said before is read from its beginning, as far as there is room above what is to be said now
    form.current?.scrollIntoView({ block: 'nearest' })
    goToForm(null, firstStopOf(fields, input), null)
    // what was said last stays in sight, whatever room that leaves below
    root.current?.closest('aside')?.querySelector('.story-opinion')?.scrollIntoView({ block: 'nearest' })
    // nothing to be filled in: the keyboard goes on in the rail, not at the head of the page
    if (isFocusFree()) root.current?.closest('aside')?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])

  /** Presses the button as by hand: what a field puts right when it is left is right first. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!confirmsHere(event)) return
    event.preventDefault()
    // nothing is confirmed before it is chosen
    if (confirm.current === null) return choices.current?.querySelector('button')?.focus()
    flushSync(() => confirm.current?.focus())
    confirm.current.click()
  }
  return { root, choices, confirm, form, goOn: (confirms) => setPressed(confirms ? 'confirm' : 'go-on'), onKeyDown }
}
