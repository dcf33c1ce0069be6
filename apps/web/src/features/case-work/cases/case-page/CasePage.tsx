import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Button } from 'antd'
import type { CaseView, MaterialView } from '@wenwu/core/cases/model'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import { asksFor } from '@wenwu/core/item/action-form'
import { matterCode } from '@wenwu/core/item/matter-code'
import { useReadCase } from '../../../../lib/bell-count.ts'
import { CallError } from '../../../../lib/call-error.ts'
import { useText } from '../../../../lib/i18n.ts'
import { usePathTo } from '../../../../lib/pages.ts'
import { useHasPermissions, useSession } from '../../../../lib/session.ts'
import { useGoneTab, usePageTitle } from '../../../../lib/tabs.ts'
import { ClockBadge } from '../../../../ui/ClockBadge.tsx'
import { PageFailure } from '../../../../ui/PageFailure.tsx'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../../ui/PageSkeleton.tsx'
import { StatusTag } from '../../../../ui/StatusTag.tsx'
import { PaperPlaceContext } from '../../../../form/action-services.ts'
import { AnswerBy } from '../../../../item/AnswerBy.tsx'
import { ItemFormServices } from '../../../../item/ItemFormServices.tsx'
import { OpenClockButton } from '../../../../item/OpenClock.tsx'
import { applicantText } from '../../../../item/applicant-text.ts'
import { useItemVersion } from '../../../../item/use-item-version.ts'
import { useKeyGroup, type KeyGroup } from '../../../../lib/key-help.ts'
import { useShortcuts } from '../../../../lib/keys.ts'
import { useIsNarrow, useIsVast } from '../../../../lib/viewport.ts'
import { later } from '../../../../lib/later.tsx'
import { ActionJump } from './ActionJump.tsx'
import { ActionRail } from './ActionRail.tsx'
import { CaseSections } from './CaseSections.tsx'
import { LinkedCases } from './LinkedCases.tsx'
import type { PlanRowsOfCaseProps } from './PlanRowsOfCase.tsx'
import { LookLink } from '../LookLink.tsx'
import { CaseTree } from './CaseTree.tsx'
import { useCase } from './use-case.ts'
import { useDefects } from './use-defects.ts'
import { usePrinting } from './use-printing.ts'
import { useHeadHeight } from './use-head-height.ts'
import { useReplyEdit } from './use-reply-edit.ts'
import { useSections } from './use-sections.ts'
import { useReader } from './use-reader.ts'
import { useVerdicts } from './use-verdicts.ts'
import { MaterialReader } from './MaterialReader.tsx'
import { countDefects } from './judged.ts'
import { landingOf } from './landing.ts'
import { treeOf, type TreeNode } from './tree.ts'
import '../../../../item/button-link.css'
import './case-page.css'

const keysOfCase: KeyGroup = {
  title: 'keys.acting',
  keys: [
    { name: 'Ctrl Enter', does: 'keys.confirm' },
    { name: { text: 'keys.ctrlClick' }, does: 'keys.decideAtOnce' },
    { name: '[ ]', does: 'keys.sections' },
    { name: 'Ctrl P', does: 'keys.print' },
  ],
}

/** One case: what was applied for, where it is, and what this person may do now (ui.md §6). */
export function CasePage() {
  const { id = '' } = useParams()
  const state = useCase(id)
  const [generation, setGeneration] = useState(0)
  const { version, error, refetch } = useItemVersion(state.view?.itemVersionId)
  if (state.error !== null && state.view === undefined) return <CaseFailure error={state.error} onRetry={state.refetch} />
  if (error !== null && error !== undefined) return <PageFailure error={error} onRetry={refetch} />
  if (state.view === undefined || version === undefined) return <PageSkeleton />
  return (
    <ItemFormServices caseId={id}>
      <LoadedCase
        key={`${id} ${generation}`}
        onWorkTaken={() => setGeneration(generation + 1)}
        view={state.view}
        version={version}
        onChange={state.replace}
        onJudged={state.judged}
        onRefetch={state.refetch}
      />
    </ItemFormServices>
  )
}

/** A case that is not there, or not for this person any more: its tab goes when one leaves it. */
function CaseFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useGoneTab(error instanceof CallError && error.code === 'not-found')
  return <PageFailure error={error} onRetry={onRetry} />
}

interface LoadedCaseProps {
  view: CaseView
  version: ItemVersion
  onChange: (view: CaseView) => void
  onJudged: (material: MaterialView) => void
  onRefetch: () => void
  onWorkTaken: () => void
}

function LoadedCase({ view, version, onChange, onJudged, onRefetch, onWorkTaken }: LoadedCaseProps) {
  const { t, textOf } = useText()
  usePageTitle(view.title || textOf(view.itemName))
  useReadCase(view.id)
  const tree = useMemo(() => treeOf(version.definition, view), [version, view])
  const isVast = useIsVast()
  const { isPrinting, print } = usePrinting(view.id)
  // with room for it the way of the case stands beside its parts; on paper it comes after them
  const isAside = (node: TreeNode): boolean => node.kind === 'progress' && isVast && !isPrinting
  const nodes = tree.filter((node) => !isAside(node))
  const names = nodes.map(({ key }) => key).join()
  const keys = useMemo(() => names.split(','), [names])
  const head = useRef<HTMLDivElement>(null)
  const contents = useRef<HTMLElement>(null)
  useHeadHeight(head)
  const isNarrow = useIsNarrow()
  const [landing] = useState(() => landingOf(view, isNarrow))
  const sections = useSections(keys, landing, isNarrow ? contents : head)
  const [paperPlace, setPaperPlace] = useState<HTMLElement | null>(null)
  const defects = useDefects(view)
  const replyEdit = useReplyEdit(view)
  const verdicts = useVerdicts(view, defects, onJudged)
  const reader = useReader(view)
  const { isFinished } = reader
  const goDecide = useEffectEvent(() => {
    const choices = document.querySelectorAll<HTMLElement>('.action-choices button')
    // with something to be corrected one goes on to say so
    const toCorrect = countDefects(view, defects) > 0 ? (view.tasks.find(({ isMine }) => isMine)?.actions ?? []) : []
    const index = toCorrect.findIndex((action) => asksFor(action, 'defects'))
    choices[Math.max(0, index)]?.focus()
  })
  useEffect(() => {
    if (isFinished) goDecide()
  }, [isFinished])
  const showNext = (step: 1 | -1): void => {
    const next = keys[keys.indexOf(sections.active) + step]
    if (next !== undefined) sections.move(next)
  }
  useKeyGroup(keysOfCase)
  useShortcuts({ '[': () => showNext(-1), ']': () => showNext(1) })
  return (
    <div
      className={['page case-page', isPrinting && 'is-printing', reader.reading !== undefined && 'is-reading'].filter(Boolean).join(' ')}
    >
      <div ref={head} className="case-head">
        <PageHeader
          title={
            <span className="case-title" title={view.title}>
              {matterCode(view.itemCode) !== '' && <span className="mono case-code">{view.itemCode} </span>}
              {view.title || textOf(view.itemName)}
            </span>
          }
          extra={
            <>
              <StatusTag of={view} />
              {view.clock !== null && (
                <>
                  <ClockBadge clock={view.clock} of={view} />
                  <OpenClockButton caseId={view.id} day={view.clock.dueOn} />
                </>
              )}
            </>
          }
          actions={
            <>
              <ReceiptLink view={view} />
              <LookLink of={view} isButton />
              <Button onClick={print}>{t('case.print')}</Button>
            </>
          }
          description={<CaseFacts view={view} itemName={textOf(version.definition.shortName)} />}
        />
      </div>
      <div className={nodes.length < tree.length ? 'case-columns has-aside' : 'case-columns'}>
        <CaseTree
          bar={contents}
          nodes={nodes}
          view={view}
          defects={defects}
          active={sections.active}
          onChoose={sections.show}
          onMove={sections.move}
        />
        <CaseSections
          nodes={nodes}
          aside={tree.filter(isAside)}
          view={view}
          version={version}
          defects={defects}
          verdicts={verdicts}
          replyEdit={replyEdit}
          isPrinting={isPrinting}
          onOpenFile={reader.open}
          paperPlace={setPaperPlace}
        />
        <PaperPlaceContext value={isNarrow ? null : paperPlace}>
          <ActionRail
            view={view}
            version={version}
            defects={defects}
            replyEdit={replyEdit}
            onChange={onChange}
            onRefetch={onRefetch}
            onWorkTaken={onWorkTaken}
            onOpenFile={reader.open}
            onShow={sections.show}
            onRead={reader.start}
          />
        </PaperPlaceContext>
      </div>
      <ActionJump view={view} />
      <MaterialReader view={view} reader={reader} defects={defects} verdicts={verdicts} />
    </div>
  )
}

/** The applicant's way back to the receipt of what was handed in. */
function ReceiptLink({ view }: { view: CaseView }) {
  const { t } = useText()
  const path = usePathTo()('application-receipt', { id: view.id })
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  if (!isApplicant || view.number === null || path === undefined) return null
  return (
    <Link className="button-link" to={path}>
      {t('case.receipt')}
    </Link>
  )
}

/** Fetched for a case that applies for a planned project: few do, and what describes the calls of plans is large. */
const PlanRowsLater = later<PlanRowsOfCaseProps>(
  async () => (await import('./PlanRowsOfCase.tsx')).PlanRowsOfCase,
  () => null,
)

/** What an official wants to read first, on one line. */
function CaseFacts({ view, itemName }: { view: CaseView; itemName: string }) {
  const { t, textOf } = useText()
  const readsPlans = useHasPermissions()('plan.read')
  const facts = [
    [t('list.item'), itemName],
    [t('case.receiptNumber'), view.number],
    [t('case.applicant'), applicantText(t, view)],
    [t('case.actsNow'), closedStatuses.has(view.status) ? '' : textOf(view.currentStep)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <span className="case-facts">
      {facts.map(([name, value]) => (
        <span key={name}>
          {name} <strong>{value}</strong>
        </span>
      ))}
      {view.answerBy !== null && <AnswerBy caseId={view.id} day={view.answerBy} />}
      <LinkedCases view={view} />
      {readsPlans && view.isPlanned && <PlanRowsLater caseId={view.id} />}
    </span>
  )
}
