import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, DatePicker, Input, Select, Space } from 'antd'
import dayjs from 'dayjs'
import type { CaseView, DocumentInput, TaskDecision, TaskView } from '@wenwu/core/cases/model'
import type { TaskAction } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/tasks/contract'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { DocumentFields, withoutBlankParagraphs } from './DocumentEditor.tsx'
import { forgetWork, keepWork, readWork } from './kept-work.ts'
import type { Defects } from './use-defects.ts'

export interface ActionFormProps {
  view: CaseView
  version: ItemVersion
  task: TaskView
  defects: Defects
  onDone: (view: CaseView, action: TaskAction, nextCaseId: string | null) => void
  /** Somebody else was faster: what the server says about it, and what was typed here. */
  onTaken: (message: string, words: string) => void
}

interface Inputs {
  opinion: string
  reason: string
  thirdPartyId?: string
  expertIds: string[]
  document?: DocumentInput
  number: string
  date: string | null
}

/** The actions of a step: choose one, fill what it needs, confirm. What was typed stays when the server refuses. */
export function ActionForm({ view, version, task, defects, onDone, onTaken }: ActionFormProps) {
  const { t, textOf } = useText()
  const [kept] = useState(() => readWork<{ outcome: string; inputs: Partial<Inputs> }>(task.id, 'action'))
  const [outcome, setOutcome] = useState(kept?.outcome)
  const [inputs, setInputs] = useState<Inputs>({
    opinion: '',
    reason: '',
    expertIds: [],
    number: view.document?.number ?? '',
    date: dayjs().format('YYYY-MM-DD'),
    ...kept?.inputs,
  })
  const [attempt, setAttempt] = useState(() => newId())
  const [error, setError] = useState<CallError>()
  const [isBusy, setBusy] = useState(false)
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
  const candidates = useQuery({
    queryKey: ['task', task.id, 'candidates'],
    queryFn: ({ signal }) => call(contract.candidates, { id: task.id }, { signal, isQuiet: true }),
    enabled: needs.includes('third-party') || needs.includes('experts'),
  })
  const draft = useQuery({
    queryKey: ['task', task.id, 'reply', action?.outcome],
    queryFn: ({ signal }) => call(contract.replyDraft, { id: task.id, outcome: action?.outcome ?? '' }, { signal, isQuiet: true }),
    enabled: needs.includes('document'),
    staleTime: Infinity,
  })
  const document = inputs.document ?? draft.data
  // what asks for a mark is over once something is marked
  const shownError = error?.code === 'defects-required' && defects.count > 0 ? undefined : error

  const submit = (): void => {
    if (action === undefined) return
    setBusy(true)
    const decision: TaskDecision = {
      taskId: task.id,
      version: task.version,
      outcome: action.outcome,
      opinion: inputs.opinion.trim(),
      ...(needs.includes('reason') && { reason: inputs.reason.trim() }),
      ...(needs.includes('defects') && {
        defects: {
          fields: Object.entries(defects.fields).map(([path, note]) => ({ path, note })),
          materials: Object.entries(defects.materials).map(([key, note]) => ({ key, note })),
        },
      }),
      ...(needs.includes('third-party') && inputs.thirdPartyId !== undefined && { thirdPartyId: inputs.thirdPartyId }),
      ...(needs.includes('experts') && { expertIds: inputs.expertIds }),
      ...(needs.includes('document') && document !== undefined && { document: withoutBlankParagraphs(document) }),
      ...(needs.includes('number-and-date') && { numberAndDate: { number: inputs.number.trim(), date: inputs.date } }),
    }
    call(contract.complete, decision, { idempotencyKey: attempt, isQuiet: true })
      .then(
        (result) => {
          forgetWork(task.id)
          onDone(result.case, action, result.nextCaseId)
        },
        (thrown: unknown) => {
          if (!(thrown instanceof CallError)) return
          setError(thrown)
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
          {needs.includes('third-party') && (
            <div>
              <label htmlFor="third-party">{t('case.thirdParty')}</label>
              <Select
                id="third-party"
                className="wide"
                placeholder={t('case.choose')}
                value={inputs.thirdPartyId}
                loading={candidates.isLoading}
                options={(candidates.data?.thirdParties ?? []).map((body) => ({
                  value: body.id,
                  label: body.name,
                  disabled: body.conflict !== null,
                }))}
                onChange={(thirdPartyId: string) => change({ thirdPartyId })}
              />
            </div>
          )}
          {needs.includes('experts') && (
            <fieldset>
              <legend>{t('case.experts')}</legend>
              <Checkbox.Group
                className="expert-list"
                value={inputs.expertIds}
                onChange={(expertIds: string[]) => change({ expertIds })}
                options={(candidates.data?.experts ?? []).map((expert) => ({
                  value: expert.id,
                  label: `${expert.name}（${expert.field}）`,
                }))}
              />
            </fieldset>
          )}
          {needs.includes('document') && document !== undefined && (
            <DocumentFields
              value={document}
              onChange={(next) => change({ document: next })}
              asksScheme={version.definition.reply.schemeApprovedBy !== undefined && action.effect === 'draft-approval'}
            />
          )}
          {needs.includes('number-and-date') && <NumberAndDate number={inputs.number} date={inputs.date} onChange={change} />}
          {needs.includes('reason') && (
            <div>
              <label htmlFor="action-reason">{t('case.reason')}</label>
              <Input.TextArea
                id="action-reason"
                rows={3}
                maxLength={2000}
                value={inputs.reason}
                placeholder={t('case.reasonPlaceholder')}
                status={error?.code === 'reason-required' ? 'error' : ''}
                onChange={(event) => change({ reason: event.target.value })}
              />
            </div>
          )}
          {!needs.includes('reason') && (
            <div>
              <label htmlFor="action-opinion">
                {t('case.opinion')}
                {needs.includes('opinion') && <span className="tone-red"> *</span>}
              </label>
              <Input.TextArea
                id="action-opinion"
                rows={3}
                maxLength={5000}
                value={inputs.opinion}
                placeholder={t('case.opinionPlaceholder')}
                status={error?.code === 'opinion-required' ? 'error' : ''}
                onChange={(event) => change({ opinion: event.target.value })}
              />
            </div>
          )}
          {shownError !== undefined && (
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
            {t('case.confirmAction', { label: textOf(action.label) })}
          </Button>
        </>
      )}
    </div>
  )
}

function NumberAndDate({ number, date, onChange }: { number: string; date: string | null; onChange: (part: Partial<Inputs>) => void }) {
  const { t } = useText()
  return (
    <>
      <div>
        <label htmlFor="reply-number">{t('case.number')}</label>
        <Input
          id="reply-number"
          value={number}
          maxLength={100}
          placeholder="文物保函〔2026〕1号"
          onChange={(event) => onChange({ number: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor="reply-date">{t('case.date')}</label>
        <DatePicker
          id="reply-date"
          className="wide"
          previewValue={false}
          value={date === null ? null : dayjs(date)}
          disabled={date === null}
          onChange={(value) => onChange({ date: value === null ? null : value.format('YYYY-MM-DD') })}
        />
        <Checkbox
          checked={date === null}
          onChange={(event) => onChange({ date: event.target.checked ? null : dayjs().format('YYYY-MM-DD') })}
        >
          {t('case.noDate')}
        </Checkbox>
      </div>
    </>
  )
}
