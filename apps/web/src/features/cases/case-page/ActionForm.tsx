import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Space } from 'antd'
import type { CaseView, DocumentInput, TaskDecision, TaskView } from '@wenwu/core/cases/model'
import type { TaskAction } from '@wenwu/core/item/model'
import { findReplyProblem, type ReplyProblem } from '@wenwu/core/item/reply-problem'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/tasks/contract'
import { tidyText } from '@wenwu/core/kernel/text'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { DocumentFields, withoutBlankParagraphs } from './DocumentEditor.tsx'
import { forgetWork, keepWork, readWork } from './kept-work.ts'
import { withoutWords } from './marks.ts'
import { NumberAndDate } from './NumberAndDate.tsx'
import type { ReplyEdit } from './use-reply-edit.ts'
import type { Defects } from './use-defects.ts'

export interface ActionFormProps {
  view: CaseView
  version: ItemVersion
  task: TaskView
  defects: Defects
  replyEdit: ReplyEdit
  /** Shows a node of the case's tree. */
  onShow: (node: string) => void
  onDone: (view: CaseView, action: TaskAction, nextCaseId: string | null) => void
  /** Somebody else was faster: what the server says about it, and what was typed here. */
  onTaken: (message: string, words: string) => void
}

interface Inputs {
  opinion: string
  reason: string
  thirdPartyId?: string
  expertIds: string[]
  /** By action: the letter of an approval is never that of a refusal. */
  documents: Partial<Record<string, DocumentInput>>
  /** As typed; undefined while the proposed one stands. */
  number?: string
  date: string | null
}

/** Why an action was not done: told by the page or by the server. */
type ActionError = Pick<CallError, 'code' | 'message' | 'field'>

/** Controls of this form by the field that an error names. */
const fieldIds: Record<string, string | undefined> = {
  opinion: 'action-opinion',
  reason: 'action-reason',
  number: 'reply-number',
  'document.body': 'reply-body',
}

/** The actions of a step: choose one, fill what it needs, confirm. What was typed stays when the server refuses. */
export function ActionForm({ view, version, task, defects, replyEdit, onShow, onDone, onTaken }: ActionFormProps) {
  const { t, textOf } = useText()
  const [kept] = useState(() => readWork<{ outcome: string; inputs: Partial<Inputs> }>(task.id, 'action'))
  const [outcome, setOutcome] = useState(kept?.outcome)
  const [inputs, setInputs] = useState<Inputs>({
    opinion: '',
    reason: '',
    expertIds: [],
    documents: {},
    date: today(),
    ...kept?.inputs,
  })
  const [attempt, setAttempt] = useState(() => newId())
  const [error, setError] = useState<ActionError>()
  const [isBusy, setBusy] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const action = task.actions.find((each) => each.outcome === outcome) ?? (task.actions.length === 1 ? task.actions[0] : undefined)
  const needs = action?.needs ?? []
  const change = (part: Partial<Inputs>): void => {
    setInputs({ ...inputs, ...part })
    keepWork(task.id, 'action', { outcome: action?.outcome, inputs: { ...inputs, ...part } })
    setAttempt(newId())
    setError(undefined)
  }
  const choose = (next: TaskAction): void => {
    setOutcome(next.outcome)
    keepWork(task.id, 'action', { outcome: next.outcome, inputs })
    setAttempt(newId())
    setError(undefined)
    defects.setMarking(next.needs?.includes('defects') === true)
  }
  const draft = useQuery({
    queryKey: ['task', task.id, 'reply', action?.outcome],
    queryFn: ({ signal }) => call(contract.replyDraft, { id: task.id, outcome: action?.outcome ?? '' }, { signal, isQuiet: true }),
    enabled: needs.includes('document'),
    staleTime: Infinity,
  })
  const proposed = useQuery({
    queryKey: ['task', task.id, 'suggested-number'],
    queryFn: ({ signal }) => call(contract.suggestedNumber, { id: task.id }, { signal, isQuiet: true }),
    enabled: needs.includes('number-and-date') && view.document?.number == null,
    staleTime: Infinity,
  })
  const document = action === undefined ? undefined : (inputs.documents[action.outcome] ?? draft.data)
  const number = inputs.number ?? view.document?.number ?? proposed.data?.number ?? ''
  const schemes = action?.effect === 'draft-approval' ? version.definition.reply.schemeApprovedBy : undefined
  const isAssigning = action?.effect === 'entrust' || action?.effect === 'invite-experts'
  // what asks for a mark is over once something is marked
  const shownError = error?.code === 'defects-required' && defects.count > 0 ? undefined : error
  const errorAt = (field: string) => (error !== undefined && error.field === field ? <span role="alert">{error.message}</span> : '')

  /** What the page can tell before the server does. */
  const findProblem = (): ActionError | undefined => {
    const words = (code: 'defect-notes-required' | ReplyProblem, params?: { n: number }) => t(`errors.${code}`, params)
    const bare = needs.includes('defects') ? withoutWords(defects).length : 0
    if (bare > 0) return { code: 'defect-notes-required', message: words('defect-notes-required', { n: bare }), field: 'defects' }
    if (!needs.includes('document') || document === undefined) return undefined
    const problem = findReplyProblem(action?.effect === 'draft-refusal' ? 'refusal' : 'approval', document, schemes)
    return problem === undefined ? undefined : { code: problem, message: words(problem), field: 'document.body' }
  }

  const refuse = (why: ActionError): void => {
    setError(why)
    defects.setAsking(why.code === 'defect-notes-required')
    // a letter that is not in this form is shown
    if (why.field?.startsWith('document') === true && !needs.includes('document')) onShow('document')
    const field = fieldIds[why.field ?? '']
    if (field !== undefined) window.document.getElementById(field)?.focus()
  }

  const submit = (): void => {
    const problem = findProblem()
    if (problem !== undefined) refuse(problem)
    else if (replyEdit.isUnsaved) setStopped(true)
    else send()
  }

  const saveAndSend = (): void => {
    setBusy(true)
    replyEdit.save().then(send, () => setBusy(false))
  }

  const send = (): void => {
    if (action === undefined) return
    setStopped(false)
    setBusy(true)
    const decision: TaskDecision = {
      taskId: task.id,
      version: task.version,
      outcome: action.outcome,
      opinion: tidyText(inputs.opinion),
      ...(needs.includes('reason') && { reason: tidyText(inputs.reason) }),
      ...(needs.includes('defects') && {
        defects: {
          fields: Object.entries(defects.fields).map(([path, note]) => ({ path, note })),
          materials: Object.entries(defects.materials).map(([key, note]) => ({ key, note })),
        },
      }),
      ...(needs.includes('third-party') && inputs.thirdPartyId !== undefined && { thirdPartyId: inputs.thirdPartyId }),
      ...(needs.includes('experts') && { expertIds: inputs.expertIds }),
      ...(needs.includes('document') && document !== undefined && { document: withoutBlankParagraphs(document) }),
      ...(needs.includes('number-and-date') && { numberAndDate: { number: number.trim(), date: inputs.date } }),
    }
    call(contract.complete, decision, { idempotencyKey: attempt, isQuiet: true })
      .then(
        (result) => {
          forgetWork(task.id)
          onDone(result.case, action, result.nextCaseId)
        },
        (thrown: unknown) => {
          if (!(thrown instanceof CallError)) return
          refuse(thrown)
          const isOver = thrown.code === 'task-taken' || thrown.code === 'not-your-turn'
          if (isOver) forgetWork(task.id)
          if (isOver || thrown.code === 'conflict')
            onTaken(
              thrown.message,
              [inputs.reason, inputs.opinion]
                .map((words) => words.trim())
                .filter(Boolean)
                .join('\n'),
            )
        },
      )
      .finally(() => setBusy(false))
  }

  return (
    <div className="action-form">
      {task.actions.length > 1 && (
        <fieldset>
          <legend>{t('case.chooseAction')}</legend>
          <Space orientation="vertical" className="action-choices">
            {task.actions.map((each) => (
              <Button
                key={each.outcome}
                block
                danger={each.tone === 'danger'}
                type={each.outcome === action?.outcome ? 'primary' : 'default'}
                ghost={each.outcome === action?.outcome}
                aria-pressed={each.outcome === action?.outcome}
                onClick={() => choose(each)}
              >
                {textOf(each.label)}
              </Button>
            ))}
          </Space>
        </fieldset>
      )}
      {action !== undefined && (
        <>
          {action.hint !== undefined && <p className="action-hint">{textOf(action.hint)}</p>}
          {needs.includes('defects') && (
            <p className={defects.count > 0 ? 'tone-amber' : undefined}>
              {defects.count > 0 ? t('case.defectsChosen', { n: defects.count }) : t('case.defectsHint')}
            </p>
          )}
          <ChoiceFields taskId={task.id} needs={needs} thirdPartyId={inputs.thirdPartyId} expertIds={inputs.expertIds} onChange={change} />
          {needs.includes('document') && document !== undefined && (
            <DocumentFields
              value={document}
              onChange={(next) => change({ documents: { ...inputs.documents, [action.outcome]: next } })}
              schemes={schemes}
              bodyError={errorAt('document.body')}
            />
          )}
          {needs.includes('number-and-date') && !proposed.isLoading && (
            <NumberAndDate number={number} date={inputs.date} error={errorAt('number')} onChange={change} />
          )}
          {needs.includes('reason') ? (
            <FormField id="action-reason" label={t('case.reason')} isRequired error={errorAt('reason')}>
              {(ties) => (
                <Input.TextArea
                  {...ties}
                  rows={3}
                  maxLength={2000}
                  value={inputs.reason}
                  placeholder={t('case.reasonPlaceholder')}
                  onChange={(event) => change({ reason: event.target.value })}
                />
              )}
            </FormField>
          ) : (
            <FormField
              id="action-opinion"
              label={t(isAssigning ? 'case.instructions' : 'case.opinion')}
              isRequired={needs.includes('opinion')}
              error={errorAt('opinion')}
              {...(isAssigning && { hint: t(action.effect === 'entrust' ? 'case.instructionsToBody' : 'case.instructionsToExperts') })}
            >
              {(ties) => (
                <Input.TextArea
                  {...ties}
                  rows={3}
                  maxLength={5000}
                  value={inputs.opinion}
                  placeholder={t(isAssigning ? 'case.instructionsPlaceholder' : 'case.opinionPlaceholder')}
                  onChange={(event) => change({ opinion: event.target.value })}
                />
              )}
            </FormField>
          )}
          {isStopped && replyEdit.isUnsaved && (
            <div className="action-error" role="alert">
              <p>{t('case.replyUnsaved')}</p>
              <Button size="small" loading={isBusy} onClick={saveAndSend}>
                {t('case.saveReplyAndGoOn')}
              </Button>
            </div>
          )}
          {shownError !== undefined && !isAtField(shownError, needs) && (
            <p className="action-error" role="alert">
              {shownError.message}
            </p>
          )}
          <Button
            type={action.tone === 'danger' ? 'default' : 'primary'}
            danger={action.tone === 'danger'}
            block
            loading={isBusy}
            onClick={submit}
          >
            {confirmWords(textOf(action.label), t)}
          </Button>
        </>
      )}
    </div>
  )
}

/** Whether an error is told at a control of this form; else it stands above the button. */
function isAtField({ field = '' }: ActionError, needs: readonly string[]): boolean {
  return fieldIds[field] !== undefined && (field !== 'document.body' || needs.includes('document'))
}

/** The words of the button: an action that confirms by its name says it once. */
function confirmWords(label: string, t: ReturnType<typeof useText>['t']): string {
  const words = t('case.confirmAction', { label })
  const [start = ''] = t('case.confirmAction', { label: '\0' }).split('\0')
  return start !== '' && label.startsWith(start.trim()) ? label : words
}
