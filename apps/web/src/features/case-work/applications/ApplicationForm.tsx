import { useCallback, useMemo, useRef, useState } from 'react'
import { Button } from 'antd'
import type { CaseView } from '@wenwu/core/cases/model'
import { unchangedReasonsSchema } from '@wenwu/core/form/types/unchanged-reasons/model'
import { askedInput, checkInput, inputSection, type ActionInput } from '@wenwu/core/item/action-form'
import { getValue, setValue } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { domId, focusField } from '../../../form/dom.ts'
import { FormSection } from '../../../form/FormSection.tsx'
import { useFormContext } from '../../../form/use-form-context.ts'
import { ItemForm } from '../../../item/ItemForm.tsx'
import { ItemUpload } from '../../../item/ItemUpload.tsx'
import { ItemUploadDrop } from '../../../item/ItemUploadDrop.tsx'
import { materialDomId } from '../../../item/ItemUploadLine.tsx'
import { isSectionEditable } from '../../../item/form-steps.ts'
import { nextStep } from '../../../item/next-step.ts'
import { missingLines, uploadLines } from '../../../item/upload-lines.ts'
import { useDroppedFiles } from '../../../item/use-dropped-files.ts'
import { useItemGuide } from '../../../item/use-item-guide.ts'
import { useUploadQueue } from '../../../item/use-upload-queue.ts'
import { useReadCase } from '../../../lib/bell-count.ts'
import { retryUntilDrawn } from '../../../lib/focus.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ApplicationHeader } from './ApplicationHeader.tsx'
import { noteFiles, takeOut } from './application-query.ts'
import { CheckStep } from './CheckStep.tsx'
import {
  findOpenCorrection,
  findResubmission,
  pointsOf,
  reasonsByPath,
  reasonsFor,
  rightsOf,
  stepAfter,
  touched,
  unexplained,
  untouched,
  withFaulty,
  type CorrectionPoint,
  type Reasons,
  type CorrectionParts,
} from './correction.ts'
import { storedReasons, storeReasons } from './kept-reasons.ts'
import { CorrectionNotice } from './CorrectionNotice.tsx'
import { DraftMoves } from './DraftMoves.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { FlaggedFields } from './FlaggedFields.tsx'
import { LastApplication } from './LastApplication.tsx'
import { lastSaved } from './last-saved.ts'
import { LeftFaults } from './LeftFaults.tsx'
import { MaterialsIntro } from './MaterialsIntro.tsx'
import { PointTurn } from './PointTurn.tsx'
import { promiseOf } from './promise-days.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { SteadySummary } from './SteadySummary.tsx'
import { SubmitQuestion, type CorrectionSummary } from './SubmitQuestion.tsx'
import { useDraft } from './use-draft.ts'
import { checkStep, materialsStep, useFormSteps } from './use-form-steps.ts'
import { useSubmission } from './use-submission.ts'

const noneOpen: CorrectionParts = { fields: [], materials: [] }

interface ApplicationFormProps {
  view: CaseView
  version: ItemVersion
  onOpen: (file: { fileId: string; name: string }) => void
}

/** The form of an application: filling in a draft, or correcting what was returned (then only what was flagged is open). */
export function ApplicationForm({ view, version, onOpen }: ApplicationFormProps) {
  const { t, textOf, locale } = useText()
  const item = version.definition
  const promise = promiseOf(item)
  const { draft, state } = useDraft(view, item.form)
  const { data } = state
  const context = useFormContext()
  const correction = findOpenCorrection(view)
  const rights = useMemo(() => rightsOf(view), [view])
  const { queue, jobs } = useUploadQueue(view.id, (key, file, replaces) => {
    noteFiles(view.id, key, (files) => [...files, file])
    void takeOut(view.id, key, replaces)
  })
  const open = correction === undefined ? noneOpen : untouched(correction, item.form, data, view)
  const [reasons, setReasons] = useState<Reasons>(() => (correction === undefined ? {} : storedReasons(correction)))
  const due = unexplained(open, reasons)
  const awaited = due.materials.join()
  const lines = useMemo(() => {
    const opened = correction?.materials ?? []
    return uploadLines({
      item,
      views: view.materials,
      data,
      by: 'applicant',
      isEditable: (key) => correction === undefined || opened.some((each) => each.key === key),
      notes: Object.fromEntries(opened.filter(({ isAsked }) => isAsked).map(({ key, note }) => [key, note])),
      awaited: awaited.split(','),
    })
  }, [item, view.materials, data, correction, awaited])
  const form = useFormSteps({
    definition: item.form,
    data,
    rights,
    lines,
    correction,
    due,
    applicantUnit: view.applicantUnit,
    holding: view.holding ?? undefined,
    copies: draft.copies,
    savedStep: view.savedStep,
  })
  const dropped = useDroppedFiles(lines)
  /** The server has just refused it. */
  const isRefused = useRef(false)
  const submission = useSubmission(view, item.form, draft, (problems) => {
    form.refuse(problems)
    isRefused.current = true
  })
  const [attempts, setAttempts] = useState(0)
  /** The step that was left by going on. */
  const [leftStep, setLeftStep] = useState<string>()
  const [said, setSaid] = useState<ActionInput>({})
  const [lastPoint, setLastPoint] = useState<string>()
  const [isNoticeOpen, setNoticeOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const guide = useItemGuide(item.code)
  const samples = useMemo(() => new Map(guide?.materials.map(({ key, sample }) => [key, sample])), [guide])
  const { current, steps, sections } = form
  const section = sections.find(({ key }) => key === current)
  const stepKeys = steps.map(({ key }) => key)
  const toMend = correction === undefined ? due : withFaulty(due, correction, form.problems)
  const points = correction === undefined ? [] : pointsOf(correction, toMend, stepKeys, materialsStep)
  const goPoint = ({ kind, key }: CorrectionPoint): void => (kind === 'field' ? goField(key) : goMaterial(key))
  const nameOfPoint = ({ kind, key }: CorrectionPoint): string =>
    namesOf({ fields: kind === 'field' ? [key] : [], materials: kind === 'material' ? [key] : [] }).join()
  const action = findResubmission(view)?.action
  const input = action === undefined ? {} : askedInput(action, { ...said, unchanged: reasonsFor(open, reasons) })
  const inputProblems = action === undefined ? [] : checkInput(action, input, context)
  const isExplained = due.fields.length + due.materials.length === 0
  const isComplete = inputProblems.length === 0 && form.problems.length === 0 && missingLines(lines).length === 0 && isExplained

  const ownTitle = getValue(data, item.columns.title)
  const title = typeof ownTitle === 'string' ? ownTitle.trim() : ''
  usePageTitle(title === '' ? textOf(item.shortName) : title)
  useReadCase(view.id)

  const { sync } = draft
  const { changeField } = form
  const change = useCallback(
    (path: string, value: unknown) => {
      sync.change((before) => setValue(before, path, value))
      changeField(path)
    },
    [sync, changeField],
  )
  const changeAll = (values: Readonly<Record<string, unknown>>): void => {
    for (const [path, value] of Object.entries(values)) change(path, value)
  }

  const go = (key: string): void => {
    setAttempts(0)
    // Each part shows its own notes; the whole list makes room for them.
    setNoticeOpen(false)
    setLeftStep(undefined)
    form.go(key)
  }
  const next = (): void => {
    // of a correction only what is to be mended is gone through
    const following = correction === undefined ? nextStep(steps, current, 1)?.key : stepAfter(points, stepKeys, current)
    if (following === undefined) return
    // Nothing holds one back: the step that is left says how many faults it has, and the submission is what they stop.
    go(following)
    setLeftStep(current)
  }
  const goField = (path: string): void => {
    setLastPoint(path)
    const target = path.split('.')[0] ?? ''
    if (target !== current) go(target)
    // the step that is left has the same fields to read, and what is found in them must not be taken for the field
    retryUntilDrawn(() => document.querySelector(`.form-section#${domId(target)}`) !== null && focusField(path))
  }
  const showMaterial = (key: string): void => {
    if (current !== materialsStep) go(materialsStep)
    retryUntilDrawn(() => {
      const line = document.getElementById(materialDomId(key))
      // what is to be done with it; a locked one has its files alone
      const act = line?.querySelector<HTMLElement>('.upload-act button') ?? line?.querySelector('button')
      act?.focus({ preventScroll: true })
      line?.scrollIntoView({ block: 'center' })
      return line !== null
    })
  }
  const goMaterial = (key: string): void => {
    setLastPoint(key)
    form.check([materialsStep])
    showMaterial(key)
  }
  const send = (): Promise<void> => submission.submit(input)
  const say = (key: string, value: unknown): void => {
    const { data: explained } = unchangedReasonsSchema.safeParse(value)
    if (key !== 'unchanged' || explained === undefined || correction === undefined)
      return setSaid((before) => ({ ...before, [key]: value }))
    const next = { ...reasons, ...reasonsByPath(explained) }
    setReasons(next)
    storeReasons(correction, next)
  }
  const namesOf = ({ fields, materials }: CorrectionParts): string[] => [
    ...fields.map((path) => pathLabel(item.form, path, locale, data)),
    ...item.materials.filter(({ key }) => materials.includes(key)).map(({ name }) => textOf(name)),
  ]
  const handedIn = (): CorrectionSummary | undefined =>
    correction && {
      to: correction.requestedBy,
      changed: namesOf(touched(correction, item.form, data, view)),
      kept: namesOf(open),
    }
  /** Tells all that is wrong, where one is or on the last step; it takes the focus. */
  const showFaults = (isOnLastStep: boolean): void => {
    form.check([...sections.map(({ key }) => key), materialsStep])
    if (isOnLastStep && current !== checkStep) form.go(checkStep)
    setAttempts(attempts + 1)
  }
  const submit = (): void => {
    if (jobs.some((job) => job.state !== 'failed')) return notify.warning(t('application.stillUploading'))
    if (isComplete) {
      // who receives it is read from what is stored
      void sync.flush().then(() => setAsking(true))
      return
    }
    showFaults(!isExplained || inputProblems.length > 0)
  }
  const showRefusal = (): void => {
    if (isRefused.current) showFaults(true)
    isRefused.current = false
  }

  return (
    <div className="application-page">
      <ApplicationHeader view={view} item={item} rights={rights} draft={draft} state={state} isCorrection={correction !== undefined} />
      <ItemForm
        steps={steps}
        current={current}
        onGo={go}
        onNext={next}
        status={<SaveStatus state={state} savedAt={lastSaved(state.savedAt, lines)} onRetry={() => void sync.flush()} />}
        turn={
          <PointTurn
            points={points}
            at={points.find(({ key, step }) => key === lastPoint && step === current)}
            steps={stepKeys}
            current={current}
            nameOf={nameOfPoint}
            onGo={goPoint}
          />
        }
        action={
          <Button type="primary" loading={submission.isBusy} onClick={submit}>
            {t(correction === undefined ? 'application.submit' : 'application.resubmit')}
          </Button>
        }
        notice={
          <>
            <LeftFaults step={steps.find(({ key }) => key === leftStep)} onGo={go} />
            <DraftNotices view={view} definition={item.form} rights={rights} draft={draft} state={state} />
            <DraftMoves view={view} definition={item.form} onGoField={goField} />
            {correction !== undefined && (
              <CorrectionNotice
                caseId={view.id}
                isTimeStopped={view.clock?.state !== 'running'}
                correction={correction}
                item={item}
                data={data}
                due={toMend}
                isOpen={isNoticeOpen}
                onToggle={setNoticeOpen}
                onGoField={goField}
                onGoMaterial={goMaterial}
              />
            )}
          </>
        }
      >
        {section !== undefined && (
          <div className="application-section">
            {form.isChecked(current) && (
              <SteadySummary key={`${current} ${attempts}`} definition={item.form} problems={form.shown} isFocused={attempts > 0} />
            )}
            {!isSectionEditable(section, rights) && <p className="application-locked">{t('application.sectionLocked')}</p>}
            {correction === undefined && section.key === item.form.applicant?.name.split('.')[0] && (
              <LastApplication view={view} definition={item.form} rights={rights} data={data} onChange={changeAll} />
            )}
            <FlaggedFields
              correction={correction}
              section={section.key}
              definition={item.form}
              data={data}
              due={toMend.fields}
              onGo={goField}
            />
            <FormSection
              key={section.key}
              definition={item.form}
              section={section.key}
              data={data}
              onChange={change}
              onBlur={form.leaveField}
              problems={form.shown}
              rules={rights.rules}
              base={rights.base}
              disabled={submission.isBusy}
              heading={0}
            />
          </div>
        )}
        {current === materialsStep && (
          <>
            <MaterialsIntro lines={lines} onChoose={dropped.offer} />
            <ItemUpload
              caseId={view.id}
              lines={lines}
              queue={queue}
              jobs={jobs}
              samples={samples}
              isChecked={form.isChecked(materialsStep)}
              onOpen={onOpen}
              onRemoved={(key, fileId) => noteFiles(view.id, key, (files) => files.filter((file) => file.fileId !== fileId))}
              onReplaced={(key, fileId, edited) =>
                noteFiles(view.id, key, (files) => files.map((file) => (file.fileId === fileId ? edited : file)))
              }
            />
          </>
        )}
        {current === checkStep && (
          <CheckStep
            key={attempts}
            definition={item.form}
            sections={sections}
            data={data}
            rights={rights}
            problems={form.problems}
            refused={form.refused}
            lines={lines}
            promise={t(promise.key, { n: promise.n })}
            resubmission={
              action && {
                action,
                input,
                problems: attempts > 0 ? inputProblems.map((problem) => ({ ...problem, path: `${inputSection}.${problem.path}` })) : [],
                onInput: say,
              }
            }
            open={open}
            isComplete={isComplete}
            isFocused={attempts > 0}
            onGoField={goField}
            onGoMaterial={goMaterial}
            onGoStep={go}
            onOpen={onOpen}
          />
        )}
      </ItemForm>
      <SubmitQuestion
        isOpen={isAsking}
        item={item}
        title={title}
        files={lines.reduce((sum, { files }) => sum + files.length, 0)}
        guide={guide}
        caseId={view.id}
        correction={handedIn()}
        onConfirm={send}
        onClose={() => setAsking(false)}
        onClosed={showRefusal}
      />
      <ItemUploadDrop lines={lines} queue={queue} dropped={dropped} onTaken={showMaterial} />
    </div>
  )
}
