import type { ReactNode } from 'react'
import { Button } from 'antd'
import { formatList } from '@wenwu/core/i18n/format'
import type { CaseView, MaterialView, TaskView } from '@wenwu/core/cases/model'
import { askedInput, asksFor, checkInput, declarationOf } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { InputSection } from '../../../../form/InputSection.tsx'
import { useFormContext } from '../../../../form/use-form-context.ts'
import { confirmKeys } from '../../../../lib/confirm-keys.ts'
import { useText } from '../../../../lib/i18n.ts'
import { ActionChoices } from './ActionChoices.tsx'
import { ActionServices } from './ActionServices.tsx'
import { MarkList } from './MarkList.tsx'
import { CheckQuestion } from './CheckQuestion.tsx'
import { confirmWords } from './confirm-words.ts'
import { countDefects } from './judged.ts'
import { judgedOf } from './tree.ts'
import { useWorkConflict } from './WorkStatus.tsx'
import type { ReplyEdit } from './use-reply-edit.ts'
import type { Defects } from './use-defects.ts'
import { isFirstClick } from './first-click.ts'
import { isReadFirst } from './first-stop.ts'
import { firstWordsName } from './first-words.ts'
import { useActionKeys } from './use-action-keys.ts'
import { useActionProblems } from './use-action-problems.ts'
import { useActionSending, type SentTo } from './use-action-sending.ts'
import { useGivenValues } from './use-given-values.ts'
import { inputOf, useTypedAction } from './use-typed-action.ts'

export interface ActionFormProps extends SentTo {
  view: CaseView
  version: ItemVersion
  task: TaskView
  defects: Defects
  replyEdit: ReplyEdit
  /** What has been kept of it, shown where one confirms. */
  status: ReactNode
  /** Opens the reader of the materials. */
  onRead: () => void
}

/** The actions of a step: choose one, fill in its form, confirm. What was typed stays when the server refuses. */
export function ActionForm({ view, version, task, defects, replyEdit, status, onRead, ...to }: ActionFormProps) {
  const { t, textOf, locale } = useText()
  const problems = useActionProblems(view, defects)
  const { action, firstWords, form, typed, attempt, change, choose } = useTypedAction(task, problems.clear)
  const { schemeApprovedBy: schemes } = version.definition.reply
  const context = useFormContext()
  const given = useGivenValues(task, view, action, defects)
  const input = action === undefined ? {} : inputOf(action, given.values, typed)
  const { asked, ask, isBusy, send, saveAndSend } = useActionSending({ view, task, action, input, attempt, replyEdit, problems, to })
  const judged = judgedOf(view)
  const unchecked = judged.total - judged.done
  const marked = countDefects(view, defects)
  const restsOnCheck = action !== undefined && declarationOf(action.effect).restsOnCheck === true && task.checksMaterials
  // what the action tells the applicant of itself is no question
  const untold = action !== undefined && asksFor(action, 'defects') ? 0 : marked
  // answered by what was done meanwhile
  const question = asked === 'unchecked' && unchecked === 0 && untold === 0 ? undefined : asked
  const shownProblems = action === undefined ? [] : problems.shownOf(action)
  const isUndecided = useWorkConflict(task.id)
  const submit = (): void => {
    if (action === undefined) return
    // what the page can tell before the server does
    const found = checkInput(action, askedInput(action, input), { ...context, schemes })
    problems.refuse(found)
    problems.tell(undefined)
    if (found.length > 0) {
      // told with the rest; where nothing else is wrong the server says so, as one may just have been handed in
      const missing = action.tone === 'primary' ? missingOf(task, view) : []
      if (missing.length > 0)
        problems.tell(
          t('errors.materials-missing', {
            names: formatList(
              missing.map(({ name }) => textOf(name)),
              locale,
            ),
          }),
        )
      return
    }
    if (replyEdit.isUnsaved) ask('reply')
    else if (restsOnCheck && (unchecked > 0 || untold > 0)) ask('unchecked')
    else send()
  }

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
    ask(undefined)
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
          {asksFor(action, 'defects') && <MarkList item={version.definition} marks={defects} onShow={to.onShow} />}
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
          {problems.error !== undefined && (
            <p className="action-error" role="alert">
              {problems.error}
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
              onGoOn={send}
              onCheck={onRead}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Not beneath the button that stays at the lower edge. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** The step's own materials that are demanded for going on and not there yet. */
function missingOf({ ownMaterials }: TaskView, { materials }: CaseView): MaterialView[] {
  return materials.filter(({ key, isRequired, files }) => ownMaterials.includes(key) && isRequired && files.length === 0)
}
