import { useMemo, useRef, useState, type ReactNode } from 'react'
import { formatList } from '@wenwu/core/i18n/format'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import type { Condition } from '@wenwu/core/form/condition'
import type { Field, FormDefinition } from '@wenwu/core/form/model'
import { idsOf } from '@wenwu/core/form/types/directory/model'
import { askedInput, checkInput, fieldsOf, formOf, type ActionInput } from '@wenwu/core/item/action-form'
import { inputSection } from '@wenwu/core/item/input-section'
import type { TextKey } from '@wenwu/core/i18n/translate'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import { ActionServicesContext, labelOf, type ActionServices } from '../../form/action-services.ts'
import { domId } from '../../form/dom.ts'
import { FormSection } from '../../form/FormSection.tsx'
import { useFormContext } from '../../form/use-form-context.ts'
import { CallError, fieldProblemsOf } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { extensionWords } from '../clock-words.ts'
import { ChosenOrder } from './ChosenOrder.tsx'
import { firstInput } from './first-input.ts'
import { KeptWordsNote } from './KeptWordsNote.tsx'
import { forgetWords, saysMore, storedWords, storeWords } from './kept-words.ts'

interface VerbFormDialogProps {
  offer: VerbOffer
  /** Names where it is done: what was typed there and not sent is there again. */
  place: string
  /** What it is done to. */
  about?: ReactNode
  /** Helps with free words. */
  TextTools?: ActionServices['TextTools']
  /** Does it; gives why it was not done, where the call itself says so. `attempt` is the same for every try with the same words. */
  send: (input: ActionInput, attempt: string) => Promise<string | undefined>
  onClose: () => void
  /** Something happened to the case meanwhile. */
  onStale?: () => void
}

/** The section in which the fields of a verb stand: those of the step beside it, which are called alike, keep their ids. */
const shownSection = 'verb'

/** The form of a verb under that section. Its conditions look at the one that every action has. */
function shownForm(action: { form: Field[] }): FormDefinition {
  const { sections } = formOf(action)
  return { sections: [...sections, ...sections.map((section) => ({ ...section, key: shownSection }))] }
}

/**
 * One verb: what follows, its form, who gets the case. What was typed stays when the server refuses or the dialog is closed, and what is wrong
 * stands at its field.
 */
export function VerbFormDialog({ offer, place, about, TextTools, send, onClose, onStale }: VerbFormDialogProps) {
  const { t, textOf } = useText()
  const verb = findVerb(offer.verb)!
  const action = useMemo(() => ({ form: [...verb.form] }), [verb])
  const form = useMemo(() => shownForm(action), [action])
  const context = useFormContext()
  const first = firstInput(verb, offer)
  const [kept, setKept] = useState(() => storedWords(place, verb, offer))
  const [input, setInput] = useState<ActionInput>(() => ({ ...first, ...kept }))
  // two fields may change before the page is drawn again
  const latest = useRef(input)
  // the same for every try with the same words, so a lost reply does nothing twice
  const [attempt, setAttempt] = useState(() => newId())
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [error, setError] = useState<string>()
  const services = useMemo<ActionServices>(
    () => ({
      offered: (directory) =>
        offer.choices[directory]?.map(({ id, name, about }) => ({
          id,
          label: labelOf(textOf(name), about === undefined ? '' : textOf(about)),
          isBarred: false,
        })) ?? [],
      schemes: undefined,
      label: textOf(verb.label),
      ...(TextTools !== undefined && { TextTools }),
    }),
    [offer, verb, textOf, TextTools],
  )

  const fill = (next: ActionInput): void => {
    latest.current = next
    setInput(next)
    setAttempt(newId())
    setProblems([])
    setError(undefined)
  }
  const change = (path: string, value: unknown): void => {
    fill({ ...latest.current, [path.slice(shownSection.length + 1)]: value })
    storeWords(place, latest.current)
  }
  const empty = (): void => {
    const words = storedWords(place, verb, offer)
    fill(first)
    forgetWords(place)
    setKept({})
    // the button goes
    const [emptied] = action.form.filter(({ key }) => key in words)
    if (emptied !== undefined) document.getElementById(domId(`${shownSection}.${emptied.key}`))?.focus()
  }
  const close = (): void => {
    if (saysMore(storedWords(place, verb, offer), first)) notify.info(t('case.wordsKept'))
    onClose()
  }
  const refuse = (found: readonly FieldProblem[]): void => {
    setProblems(found.map((problem) => ({ ...problem, path: `${shownSection}.${problem.path}` })))
    const [first] = found
    if (first !== undefined) document.getElementById(domId(`${shownSection}.${first.path}`))?.focus()
  }
  const confirm = async (): Promise<void> => {
    const said = askedInput(action, latest.current)
    const found = checkInput(action, said, context)
    refuse(found)
    setError(undefined)
    if (found.length > 0) throw new Error('the form is not complete')
    let refused: string | undefined
    try {
      refused = await send(said, attempt)
    } catch (thrown) {
      tell(thrown)
      throw thrown
    }
    if (refused === undefined) return forgetWords(place)
    setError(refused)
    throw new Error('it was not done')
  }
  const tell = (thrown: unknown): void => {
    if (!(thrown instanceof CallError)) return
    const { code } = thrown
    const told = fieldProblemsOf(thrown).filter(({ path }) => action.form.some(({ key }) => key === path))
    refuse(told)
    if (told.length === 0) setError(thrown.failure === 'refused' ? thrown.message : t('case.maybeDone'))
    if (code === 'conflict' || code === 'not-your-turn') onStale?.()
  }

  const holds = (condition: Condition | undefined) => condition !== undefined && evaluateCondition(condition, { [inputSection]: input })
  const isOrdered = holds(verb.order?.when)
  const ordered = isOrdered ? chosenIn(offer, action.form, input).filter(({ field }) => field === verb.order?.field) : []

  return (
    <ConfirmDialog
      isOpen
      title={textOf(verb.label)}
      confirmText={textOf(verb.label)}
      isDanger={verb.tone === 'danger'}
      hasFields
      keepsTyped
      onConfirm={confirm}
      onClose={close}
    >
      {saysMore(kept, first) && <KeptWordsNote onEmpty={empty} />}
      <p className="tone-grey">{textOf(offer.note)}</p>
      {offer.extension !== undefined && <p>{extensionWords(offer.extension, t)}</p>}
      {about}
      <ActionServicesContext value={services}>
        <FormSection
          definition={form}
          section={shownSection}
          data={{ [inputSection]: input, [shownSection]: input }}
          onChange={change}
          problems={problems}
          heading={0}
          isAlerting
        />
      </ActionServicesContext>
      {ordered.length > 1 && (
        <ChosenOrder
          chosen={ordered.map(({ id, name, about }) => ({ id, name: labelOf(textOf(name), about === undefined ? '' : textOf(about)) }))}
          onChange={(ids) => change(`${shownSection}.${verb.order?.field}`, ids)}
        />
      )}
      <Ended offer={offer} form={action.form} input={input} />
      <Receivers
        offer={offer}
        form={action.form}
        input={input}
        comes={ordered.length > 1 ? 'case.verbToInTurn' : holds(verb.later) ? 'case.verbToLater' : undefined}
      />
      {error !== undefined && (
        <p className="action-error" role="alert">
          {error}
        </p>
      )}
    </ConfirmDialog>
  )
}

interface ReceiversProps {
  offer: VerbOffer
  form: Field[]
  input: ActionInput
  /** Where they do not all get it at once. */
  comes: TextKey | undefined
}

/** Who gets the case, or is told, said before it is done. */
function Receivers({ offer, form, input, comes }: ReceiversProps) {
  const { t, locale } = useText()
  const chosen = chosenIn(offer, form, input).flatMap(({ to }) => to ?? [])
  const all = offer.to === null ? chosen : [...chosen, offer.to]
  if (all.length === 0) return null
  const count = all.reduce((sum, to) => sum + to.count, 0)
  const names = all.flatMap((to) => to.names)
  if (count === 0) return <p className="tone-amber">{t('case.verbToNobody')}</p>
  const list = formatList(names, locale)
  const isMore = names.length < count
  // an aside takes the case to no one
  const isTold = (chosen.length === 0 && offer.ends === undefined) || findVerb(offer.verb)?.event.isAside === true
  const [usual, many] = isTold
    ? (['case.verbTells', 'case.verbTellsMany'] as const)
    : ([comes ?? 'case.verbTo', 'case.verbToMany'] as const)
  const words = isMore ? many : usual
  return <p role="status">{t(words, { names: list, n: count })}</p>
}

/** The open tasks that end with it or with what is chosen, and whose they are, said before it is done. */
function Ended({ offer, form, input }: { offer: VerbOffer; form: Field[]; input: ActionInput }) {
  const { t, textOf, locale } = useText()
  const ended = [...(offer.ends ?? []), ...chosenIn(offer, form, input).flatMap(({ ends = [] }) => ends)]
  if (ended.length === 0) return null
  const list = (names: string[]) => formatList(names, locale)
  const words = ended.map(({ stepName, of }) =>
    of.names.length === 0 ? textOf(stepName) : t('case.verbEndsOf', { step: textOf(stepName), names: list(of.names) }),
  )
  return <p>{t('case.verbEnds', { names: list(words) })}</p>
}

/** What is chosen in the fields that choose from what the server offers, in the order in which it was. */
function chosenIn(offer: VerbOffer, form: Field[], input: ActionInput) {
  return fieldsOf({ form }, 'directory').flatMap(({ key, directory }) => {
    const offered = offer.choices[directory] ?? []
    return idsOf(input[key]).flatMap((id) => offered.filter((choice) => choice.id === id).map((choice) => ({ ...choice, field: key })))
  })
}
