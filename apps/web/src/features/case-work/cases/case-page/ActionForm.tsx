import { useEffect, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { formatList } from '@wenwu/core/i18n/format'
import type { CaseView, MaterialView, TaskView } from '@wenwu/core/cases/model'
import { revisionUpon } from '@wenwu/core/cases/revision-upon'
import { askedInput, asksFor, checkInput, declarationOf, wordKeys, type ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { contract } from '@wenwu/core/tasks/contract'
import { plainText } from '@wenwu/core/form/field-base'
import { inputDomId } from '../../../../form/dom.ts'
import { InputSection } from '../../../../form/InputSection.tsx'
import { useFormContext } from '../../../../form/use-form-context.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { call } from '../../../../lib/call.ts'
import { confirmKeys } from '../../../../lib/confirm-keys.ts'
import { useText } from '../../../../lib/i18n.ts'
import type { NextCase } from '../../../../lib/next-after.ts'
import { ActionChoices } from './ActionChoices.tsx'
import { isUnmarked, problemsOf } from './action-problems.ts'
import { ActionServices } from './ActionServices.tsx'
import { MarkList } from './MarkList.tsx'
import { CheckQuestion } from './CheckQuestion.tsx'
import { confirmWords } from './confirm-words.ts'
import { countDefects } from './judged.ts'
import { judgedOf } from './tree.ts'
import { forgetWork } from './kept-work.ts'
import { isStepOver } from './step-over.ts'
import { useWorkConflict } from './WorkStatus.tsx'
import type { ReplyEdit } from './use-reply-edit.ts'
import type { Defects } from './use-defects.ts'
import { isFirstClick } from './first-click.ts'
import { isReadFirst } from './first-stop.ts'
import { firstWordsName } from './first-words.ts'
import { useActionKeys } from './use-action-keys.ts'
import { useGivenValues } from './use-given-values.ts'
import { inputOf, useTypedAction } from './use-typed-action.ts'

export interface ActionFormProps {
  view: CaseView
  version: ItemVersion
  task: TaskView
  defects: Defects
  replyEdit: ReplyEdit
  /** What has been kept of it, shown where one confirms. */
  status: ReactNode
  /** Shows a node of the case's tree. */
  onShow: (node: string) => void
  /** Opens the reader of the materials. */
  onRead: () => void
  onDone: (view: CaseView, action: TaskAction, next: NextCase | undefined) => void
  /** Somebody else was faster: what the server says about it, and what was typed here. */
  onTaken: (message: string, words: string) => void
}

/** The actions of a step: choose one, fill in its form, confirm. What was typed stays when the server refuses. */
export function ActionForm({ view, version, task, defects, replyEdit, status, onShow, onRead, onDone, onTaken }: ActionFormProps) {
  const { t, textOf, locale } = useText()
  const listOf = (names: string[]): string => formatList(names, locale)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<{ message: string; of: unknown }>()
  // said of the materials as they were: over as soon as one is handed in
  const error = failure?.of === view.materials ? failure.message : undefined
  const setError = (message: string | undefined): void => setFailure(message === undefined ? undefined : { message, of: view.materials })
  const [isBusy, setBusy] = useState(false)
  // what is asked before it is sent: the stored reply is edited, materials were not looked at
  const [asked, setQuestion] = useState<'reply' | 'unchecked'>()
  const { action, firstWords, form, typed, attempt, change, choose } = useTypedAction(task, () => {
    setProblems([])
    setError(undefined)
  })
  const { schemeApprovedBy: schemes } = version.definition.reply
  const context = useFormContext()
  const given = useGivenValues(task, view, action, defects)
  const input = action === undefined ? {} : inputOf(action, given.values, typed)
  const judged = judgedOf(view)
  const unchecked = judged.total - judged.done
  const marked = countDefects(view, defects)
  const restsOnCheck = action !== undefined && declarationOf(action.effect).restsOnCheck === true && task.checksMaterials
  // what the action tells the applicant of itself is no question
  const untold = action !== undefined && asksFor(action, 'defects') ? 0 : marked
  // answered by what was done meanwhile
  const question = asked === 'unchecked' && unchecked === 0 && untold === 0 ? undefined : asked
  const shownProblems = action !== undefined && defects.count > 0 ? problems.filter((problem) => !isUnmarked(action, problem)) : problems
  const isUndecided = useWorkConflict(task.id)
  /** Shows all that is wrong, and leads to the first field of which something is. */
  const refuse = (found: readonly FieldProblem[]): void => {
    const [first] = found
    setProblems(found)
    defects.setAsking(found.some(({ code }) => code === 'defect-notes-required'))
    if (first !== undefined) document.getElementById(inputDomId(first.path))?.focus()
  }

  const submit = (): void => {
    if (action === undefined) return
    // what the page can tell before the server does
    const found = checkInput(action, askedInput(action, input), { ...context, schemes })
    refuse(found)
    setError(undefined)
    if (found.length > 0) {
      // told with the rest; where nothing else is wrong the server says so, as one may just have been handed in
      const missing = action.tone === 'primary' ? missingOf(task, view) : []
      if (missing.length > 0) setError(t('errors.materials-missing', { names: listOf(missing.map(({ name }) => textOf(name))) }))
      return
    }
    if (replyEdit.isUnsaved) setQuestion('reply')
    else if (restsOnCheck && (unchecked > 0 || untold > 0)) setQuestion('unchecked')
    else send()
  }

  const saveAndSend = (): void => {
    setBusy(true)
    replyEdit.save().then(send, () => {
      setBusy(false)
      onShow('document')
    })
  }

  /** `replyRevision`: of the reply that was just saved, which the view does not have yet. */
  const send = (replyRevision?: number): void => {
    if (action === undefined) return
    setQuestion(undefined)
    setBusy(true)
    const decision = {
      taskId: task.id,
      version: task.version,
      outcome: action.outcome,
      input: askedInput(action, input),
      baseRevision: replyRevision ?? revisionUpon(action, view),
    }
    call(contract.complete, decision, { idempotencyKey: attempt, isQuiet: true })
      .then(
        async (result) => {
          forgetWork(task.id)
          const { nextCaseId, nextTitle } = result
          // in the list one works in; where that has none left, of all one's to-dos
          const inList = result.case.tasks.some(({ isMine }) => isMine) ? undefined : await nextInList(view.id).catch(() => undefined)
          onDone(result.case, action, inList ?? (nextCaseId === null ? undefined : { id: nextCaseId, title: nextTitle ?? '' }))
        },
        (thrown: unknown) => {
          if (!(thrown instanceof CallError)) return
          const found = problemsOf(action, thrown)
          refuse(found)
          const isUncertain = thrown.failure !== 'refused'
          if (found.length === 0) setError(isUncertain ? t('case.maybeDone') : thrown.message)
          // a letter that is not in this form is shown
          if ((thrown.field?.startsWith('document') === true && found.length === 0) || thrown.code === 'reply-changed') onShow('document')
          const isOver = isStepOver(thrown.code)
          if (isOver) forgetWork(task.id)
          if (isOver || thrown.code === 'conflict' || thrown.code === 'reply-changed') onTaken(thrown.message, wordsOf(input))
        },
      )
      .finally(() => setBusy(false))
  }

  // with what is said beneath it, above the button that stays in sight
  useEffect(() => {
    const [first] = problems
    if (first !== undefined) document.getElementById(inputDomId(first.path))?.closest('.form-field')?.scrollIntoView({ block: 'nearest' })
  }, [problems])

  const keys = useActionKeys({
    action,
    firstWords,
    input,
    isDrawn: !given.isLoading,
    canConfirm: !isBusy && !isUndecided,
    onConfirm: submit,
  })
  /** By hand: one goes on where something is to be said. With Ctrl it is done, but for what ends a case or has something to be read first. */
  const press = (next: TaskAction, isWithCtrl: boolean): void => {
    choose(next)
    setQuestion(undefined)
    defects.setMarking(asksFor(next, 'defects'))
    keys.goOn(isWithCtrl && next.tone !== 'danger' && !isReadFirst(next.form))
  }

  return (
    <div
      ref={keys.root}
      className={task.actions.length > 1 && action !== undefined ? 'action-form is-chosen' : 'action-form'}
      onKeyDown={keys.onKeyDown}
    >
      {task.actions.length > 1 && <ActionChoices actions={task.actions} chosen={action} choices={keys.choices} onPress={press} />}
      {action === undefined && firstWords !== undefined && (
        <ActionServices taskId={task.id} chooses={false} schemes={schemes}>
          <InputSection form={form} input={{ [firstWords.key]: typed[firstWordsName] }} problems={[]} onChange={change} />
        </ActionServices>
      )}
      {action === undefined && status}
      {action !== undefined && (
        <>
          <div ref={keys.form} className="action-asked">
            {action.hint !== undefined && <p className="action-hint">{textOf(action.hint)}</p>}
            {!given.isLoading && (
              <ActionServices taskId={task.id} chooses={asksFor(action, 'directory')} schemes={schemes} label={textOf(action.label)}>
                <InputSection key={action.outcome} form={form} input={input} problems={shownProblems} onChange={change} />
              </ActionServices>
            )}
          </div>
          {asksFor(action, 'defects') && <MarkList item={version.definition} marks={defects} onShow={onShow} />}
          {shownProblems.length > 0 && restsOnCheck && unchecked > 0 && (
            <p className="action-error" role="status">
              {t('case.uncheckedQuestion', { n: unchecked })}
            </p>
          )}
          {question === 'reply' && replyEdit.isUnsaved && (
            <div ref={bringIntoSight} className="action-error" role="alert">
              <p>{t('case.replyUnsaved')}</p>
              <Button size="small" loading={isBusy} onClick={saveAndSend}>
                {t('case.saveReplyAndGoOn')}
              </Button>
            </div>
          )}
          {error !== undefined && (
            <p className="action-error" role="alert">
              {error}
            </p>
          )}
          {status}
          <Button
            type={action.tone === 'danger' ? 'default' : 'primary'}
            danger={action.tone === 'danger'}
            block
            loading={isBusy}
            disabled={isUndecided || question === 'unchecked'}
            ref={keys.confirm}
            title={t('common.confirmKeys')}
            aria-keyshortcuts={confirmKeys}
            onClick={(event) => isFirstClick(event) && submit()}
          >
            {confirmWords(textOf(action.label), (label) => t('case.confirmAction', { label }))}
          </Button>
          {question === 'unchecked' && (
            <CheckQuestion
              unchecked={unchecked}
              marked={untold}
              label={textOf(action.label)}
              isBusy={isBusy}
              onGoOn={() => send()}
              onCheck={onRead}
            />
          )}
        </>
      )}
    </div>
  )
}

/** The next case of the list one works in. Its code is asked for when it is wanted: a case is opened without it. */
async function nextInList(caseId: string): Promise<NextCase | undefined> {
  const { findNextInList } = await import('../../../../lib/worked-list.ts')
  return findNextInList(caseId)
}

/** Not beneath the button that stays at the lower edge. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** The step's own materials that are demanded for going on and not there yet. */
function missingOf({ ownMaterials }: TaskView, { materials }: CaseView): MaterialView[] {
  return materials.filter(({ key, isRequired, files }) => ownMaterials.includes(key) && isRequired && files.length === 0)
}

/** What was typed for the history, to be taken elsewhere. */
function wordsOf(input: ActionInput): string {
  return wordKeys
    .map((key) => plainText(input[key]).trim())
    .filter(Boolean)
    .join('\n')
}
