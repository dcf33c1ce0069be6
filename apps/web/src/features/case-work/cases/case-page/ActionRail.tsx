import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import { Button } from 'antd'
import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { asksFor } from '@wenwu/core/item/action-form'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { ItemDefinition, TaskAction } from '@wenwu/core/item/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { contract } from '@wenwu/core/tasks/contract'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { call } from '../../../../lib/call.ts'
import { formatMinute } from '../../../../lib/dates.ts'
import { useText, type TextTools } from '../../../../lib/i18n.ts'
import { later } from '../../../../lib/later.tsx'
import { notify } from '../../../../lib/notify.ts'
import type { NextCase } from '../../../../lib/next-after.ts'
import { usePathTo } from '../../../../lib/pages.ts'
import { refreshAfterActing } from '../../../../lib/query.ts'
import { useSession } from '../../../../lib/session.ts'
import { ActionForm } from './ActionForm.tsx'
import { AnswerDay } from './AnswerDay.tsx'
import { CaseEnd, CaseOutcome } from './CaseEnd.tsx'
import { EndWords } from './EndWords.tsx'
import { CaseStory } from './CaseStory.tsx'
import { FoldedWords } from './FoldedWords.tsx'
import { AwaitedSigners } from './AwaitedSigners.tsx'
import { ApplicantNotes } from './ApplicantNotes.tsx'
import { forgetWork } from './kept-work.ts'
import { WorkNotice, WorkStatus } from './WorkStatus.tsx'
import type { OwnMaterialsProps } from './OwnMaterials.tsx'
import { VerbMenu } from './verbs/VerbMenu.tsx'
import { judgedOf } from './tree.ts'
import type { Defects } from './use-defects.ts'
import type { ReplyEdit } from './use-reply-edit.ts'

export interface ActionRailProps {
  view: CaseView
  version: ItemVersion
  defects: Defects
  replyEdit: ReplyEdit
  onChange: (view: CaseView) => void
  onRefetch: () => void
  /** What was begun at the step was exchanged for words of another place. */
  onWorkTaken: () => void
  onOpenFile: (file: { fileId: string; name: string }) => void
  onShow: (node: string) => void
  /** Opens the reader at the first material without a verdict. */
  onRead: () => void
}

/** Fetched for a step that hands in something itself. */
const OwnMaterialsLater = later<OwnMaterialsProps>(
  async () => (await import('./OwnMaterials.tsx')).OwnMaterials,
  () => null,
)

/** Id of the rail, which takes the focus where a way leads to it. */
export const railId = 'case-rail'

/** What was done last on this page, where an act began it. */
interface Done {
  label: string
  next: NextCase | undefined
  isVerb?: true
}

/** A verb that was done after it, with whom it concerns. */
function doneByVerb(view: CaseView, { next }: Done, { t, textOf }: Pick<TextTools, 't' | 'textOf'>): Done | undefined {
  const event = view.history.filter(({ kind }) => findVerbEvent(kind) !== undefined).at(-1)
  if (event === undefined) return undefined
  const label = textOf(findVerbEvent(event.kind)!.words)
  const { assignee: which } = event.details
  return { label: typeof which === 'string' ? t('case.verbOf', { label, which }) : label, next, isVerb: true }
}

/** The right column: who acts now, what this person may do, what happens then; after acting the way to the next case. */
export function ActionRail({
  view,
  version,
  defects,
  replyEdit,
  onChange,
  onRefetch,
  onWorkTaken,
  onOpenFile,
  onShow,
  onRead,
}: ActionRailProps) {
  const { t, textOf } = useText()
  const [done, setDone] = useState<Done>()
  const [taken, setTaken] = useState<{ message: string; words: string }>()
  const task = view.tasks.find((each) => each.isMine)
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  const own = task?.role === 'applicant' ? undefined : task
  // whose next step it is goes on at once; the button that had the focus is gone
  const acted = done && `${done.label} ${own?.id}`
  useEffect(() => {
    if (acted !== undefined && document.activeElement === document.body) document.getElementById(railId)?.focus({ preventScroll: true })
  }, [acted])

  if (done !== undefined && own === undefined)
    return (
      <aside id={railId} tabIndex={-1} className="panel case-rail no-print" aria-label={t('case.handling')}>
        <Acted
          view={view}
          item={version.definition}
          label={done.label}
          next={done.next}
          onShow={onShow}
          onStay={() => setDone(undefined)}
        />
      </aside>
    )
  return (
    <aside
      id={railId}
      tabIndex={-1}
      className={
        own?.actions.some((action) => asksFor(action, 'reply')) ? 'panel case-rail writes-reply no-print' : 'panel case-rail no-print'
      }
      aria-label={t('case.handling')}
    >
      <div className="panel-title">
        <h2>{t('case.handling')}</h2>
        <VerbMenu
          view={view}
          onChange={(after) => {
            onChange(after)
            setDone((before) => before && doneByVerb(after, before, { t, textOf }))
          }}
          onRefetch={onRefetch}
        />
      </div>
      <div className="rail-body">
        {taken !== undefined && (
          <div role="alert" className="action-error">
            <p>{taken.message}</p>
            {taken.words !== '' && <p className="kept-words">{taken.words}</p>}
            {/* a page that came without TLS has no clipboard */}
            {taken.words !== '' && navigator.clipboard !== undefined && (
              <Button
                size="small"
                onClick={() => void navigator.clipboard.writeText(taken.words).then(() => notify.success(t('case.wordsCopied')))}
              >
                {t('case.copyWords')}
              </Button>
            )}
            <Button size="small" type="link" onClick={() => setTaken(undefined)}>
              {t('common.close')}
            </Button>
          </div>
        )}
        {task === undefined ? (
          <>
            <Waiting view={view} item={version.definition} onShow={onShow} />
            {!isApplicant && <CaseStory view={view} onShow={onShow} />}
            {isApplicant && !closedStatuses.has(view.status) && <ApplicantNotes view={view} item={version.definition} onShow={onShow} />}
          </>
        ) : task.role === 'applicant' ? (
          <ApplicantTask view={view} item={version.definition} />
        ) : (
          <>
            {done !== undefined && (
              <p className="acted-line" role="status">
                <CheckCircleFilled className="tone-green" aria-hidden="true" /> {t('case.acted', { label: done.label })}{' '}
                {!done.isVerb && t('case.yourNextStep', { name: textOf(task.stepName) })}
              </p>
            )}
            <TaskHead task={task} onChange={onChange} />
            {task.answerBy !== null && (
              <p className="task-answer">
                <AnswerDay caseId={view.id} day={task.answerBy} />
              </p>
            )}
            <WorkNotice key={`notice ${task.id}`} task={task} onTaken={onWorkTaken} />
            {task.instructions !== '' && (
              <section className="task-instructions" aria-label={t('case.instructions')}>
                <h3>{t('case.instructions')}</h3>
                <FoldedWords words={task.instructions} />
              </section>
            )}
            <CaseStory view={view} onShow={onShow} />
            {task.checksMaterials && <MaterialsCount view={view} onRead={onRead} />}
            {task.ownMaterials.length > 0 && (
              <OwnMaterialsLater view={view} keys={task.ownMaterials} onRefetch={onRefetch} onOpenFile={onOpenFile} />
            )}
            {task.awaits.length > 0 && <AwaitedSigners task={task} />}
            <ActionForm
              key={task.id}
              view={view}
              version={version}
              task={task}
              defects={defects}
              replyEdit={replyEdit}
              status={
                <WorkStatus
                  task={task}
                  onOver={(message, words) => {
                    forgetWork(task.id)
                    setTaken({ message, words })
                    void refreshAfterActing()
                    onRefetch()
                  }}
                />
              }
              onShow={onShow}
              onRead={onRead}
              onTaken={(message, words) => {
                setTaken({ message, words })
                void refreshAfterActing()
                onRefetch()
              }}
              onDone={(after, action: TaskAction, next) => {
                onChange(after)
                setDone({ label: textOf(action.label), next })
              }}
            />
          </>
        )}
      </div>
    </aside>
  )
}

interface ActedProps {
  view: CaseView
  item: ItemDefinition
  label: string
  next: NextCase | undefined
  onShow: (node: string) => void
  onStay: () => void
}

/** After acting: who has the case now, and the way on to the next case. */
function Acted({ view, item, label, next, onShow, onStay }: ActedProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const path = next && pathTo('case-page', { id: next.id })
  const todo = pathTo('todo')
  return (
    <div className="acted">
      <CheckCircleFilled className="tone-green acted-mark" aria-hidden="true" />
      <p className="acted-title">{t('case.acted', { label })}</p>
      {view.documentNumber !== null && <p className="acted-number">{view.documentNumber}</p>}
      {closedStatuses.has(view.status) ? <EndWords view={view} item={item} onShow={onShow} /> : <WaitingList view={view} />}
      {path !== undefined && (
        <Button type="primary" className="acted-next" title={next?.title} autoFocus onClick={() => void navigate(path)}>
          <span>{t('case.nextCase', { title: next?.title || t('list.untitled') })}</span>
        </Button>
      )}
      {todo !== undefined && (
        <Button autoFocus={path === undefined} onClick={() => void navigate(todo)}>
          {t('case.backToList')}
        </Button>
      )}
      <Button type="text" onClick={onStay}>
        {t('case.stay')}
      </Button>
    </div>
  )
}

/** Who has the case when it is not this person: said plainly, never an empty rail. */
function Waiting({ view, item, onShow }: { view: CaseView; item: ItemDefinition; onShow: (node: string) => void }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  if (view.status === draftStatus) {
    const form = pathTo('application-form', { id: view.id })
    return (
      <>
        <p>{t('case.sentenceDraft')}</p>
        {view.abilities.canEditDraft && form !== undefined && (
          <Button type="primary" block onClick={() => void navigate(form)}>
            {t('case.continueFilling')}
          </Button>
        )}
      </>
    )
  }
  if (closedStatuses.has(view.status)) return <CaseEnd view={view} item={item} onShow={onShow} />
  return (
    <>
      {/* what was decided counts before it is delivered and filed */}
      <CaseOutcome view={view} onShow={onShow} />
      <WaitingList view={view} />
    </>
  )
}

/** The open tasks of a case, each with who has it. */
function WaitingList({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  return (
    <ul className="waiting-list">
      {view.tasks.length === 0 && <li>{t('case.waitingFor', { name: textOf(view.currentStep) })}</li>}
      {alike(view.tasks).map(([task, ...others]) => (
        <li key={task.id}>
          {others.length === 0
            ? t('case.waitingFor', { name: textOf(task.stepName) })
            : t('case.waitingForSeveral', { name: textOf(task.stepName), n: others.length + 1 })}
          {task.claimedBy !== null && <span className="tone-grey"> {t('case.claimedBy', { name: task.claimedBy.name })}</span>}
          {task.claimedBy === null && task.assignee?.isOut === false && <span className="tone-grey"> {task.assignee.name}</span>}
          {task.assignee?.isOut === true && <span className="tone-red"> {t('case.assigneeOut', { name: task.assignee.name })}</span>}
          {task.answerBy !== null && (
            <>
              {' '}
              <AnswerDay caseId={view.id} day={task.answerBy} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Tasks that would be told in the same words (experts whose names this person may not read), together. */
function alike(tasks: readonly TaskView[]): [TaskView, ...TaskView[]][] {
  const groups = new Map<string, [TaskView, ...TaskView[]]>()
  for (const task of tasks) {
    const key = JSON.stringify([task.step, task.claimedBy?.name, task.assignee?.name, task.answerBy])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [task])
    else group.push(task)
  }
  return [...groups.values()]
}

/** Why it was returned, each thing that is to be corrected, and the way to the form. On a phone it stands above what was applied for. */
function ApplicantTask({ view, item }: { view: CaseView; item: ItemDefinition }) {
  const { t, textOf, locale } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const form = pathTo('application-form', { id: view.id })
  const correction = view.corrections.find(({ status }) => status === 'open')
  const materialName = (key: string): string => {
    const material = item.materials.find((each) => each.key === key)
    return material === undefined ? key : textOf(material.name)
  }
  const defects = [
    ...(correction?.fields ?? [])
      .filter((each) => each.isAsked)
      .map(({ path, note }) => ({ key: path, name: pathLabel(item.form, path, locale), note })),
    ...(correction?.materials ?? [])
      .filter((each) => each.isAsked)
      .map(({ key, note }) => ({ key: `materials.${key}`, name: materialName(key), note })),
  ]
  return (
    <>
      <p className="case-return">{textOf(view.currentStep)}</p>
      {correction !== undefined && (
        <div className="rail-note">
          <p className="tone-grey">{t('case.returnedBy', { name: correction.requestedBy, date: formatMinute(correction.requestedAt) })}</p>
          {correction.reason !== '' && <p className="rail-reason">{correction.reason}</p>}
          <p>
            <strong>{t('case.toCorrect', { n: defects.length })}</strong>
          </p>
          <ul className="return-defects">
            {defects.map(({ key, name, note }) => (
              <li key={key}>
                {name}
                {note !== '' && <span className="tone-grey">：{note}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {form !== undefined && (
        <Button type="primary" block onClick={() => void navigate(form)}>
          {t('case.correctNow')}
        </Button>
      )}
    </>
  )
}

function TaskHead({ task, onChange }: { task: TaskView; onChange: (view: CaseView) => void }) {
  const { t, textOf } = useText()
  const run = (endpoint: typeof contract.claim): void => {
    call(endpoint, { id: task.id }).then(
      (view) => {
        onChange(view)
        // the button that had the focus is gone
        document.getElementById(railId)?.focus({ preventScroll: true })
      },
      () => undefined,
    )
  }
  return (
    <div className="task-head">
      <strong>{textOf(task.stepName)}</strong>
      {task.standsFor !== null && <span className="tone-amber">{t('list.standsFor', { name: task.standsFor })}</span>}
      {task.standsFor !== null ? null : task.canClaim ? (
        <Button size="small" title={t('case.claimHint')} onClick={() => run(contract.claim)}>
          {t('case.claim')}
        </Button>
      ) : (
        <span>
          <span className="tone-green">{t('case.claimedByYou')}</span>
          <Button size="small" type="link" onClick={() => run(contract.release)}>
            {t('case.release')}
          </Button>
        </span>
      )}
    </div>
  )
}

function MaterialsCount({ view, onRead }: { view: CaseView; onRead: () => void }) {
  const { t } = useText()
  // one body's own work is not taken for another's
  const [body, ...others] = [...new Set(view.materials.filter(({ verdict }) => verdict !== null).map(({ judgedBy }) => judgedBy))]
  const counts = judgedOf(view)
  return (
    <Button block onClick={onRead}>
      {body === undefined || body === '' || others.length > 0
        ? t('case.checkMaterials', counts)
        : t('case.checkMaterialsAfter', { ...counts, body })}
    </Button>
  )
}
