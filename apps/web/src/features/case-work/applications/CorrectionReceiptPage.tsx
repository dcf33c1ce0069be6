import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CaseView, CorrectionView } from '@wenwu/core/cases/model'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { applicantText } from '../../../item/applicant-text.ts'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText, type TextTools } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { applicationKey, fetchApplication } from './application-query.ts'
import { ReceiptPaper, ReceiptPapers } from './ReceiptPaper.tsx'
import './applications.css'

/** What an applicant keeps of a correction that was handed in: which one, when, to whom, what was sent, and what happens next. The paper of it is frozen with the act. */
export function CorrectionReceiptPage() {
  const { id = '', correction: correctionId } = useParams()
  const tools = useText()
  const { t, textOf } = tools
  const query = useQuery({ queryKey: [...applicationKey(id), 'receipt'], queryFn: ({ signal }) => fetchApplication(id, signal) })
  const view = query.data
  const { version } = useItemVersion(view?.itemVersionId)
  usePageTitle(t('application.correctionReceiptOf', { number: view?.number ?? '' }).trim())

  if (query.isError) return <ErrorState title={t('application.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (view === undefined || version === undefined) return <PageSkeleton />
  const round = view.corrections.findIndex((each) => each.id === correctionId)
  const correction = view.corrections[round]
  if (correction === undefined || correction.status !== 'resubmitted') return <EmptyState text={t('application.correctionNotSent')} />
  const sent = sentIn(correction, version.definition, tools)
  const isNewest = round === view.corrections.length - 1
  return (
    <div className="page receipt">
      <ReceiptPaper
        caseId={id}
        title={t('application.correctionReceipt')}
        number={view.number}
        facts={[
          { key: 'item', label: t('application.receiptItem'), value: textOf(view.itemName) },
          { key: 'title', label: t('application.receiptProject'), value: view.title },
          { key: 'applicant', label: t('application.receiptApplicant'), value: applicantText(t, view) },
          { key: 'round', label: t('application.correctionRound'), value: roundText(round + 1, correction, t) },
          { key: 'time', label: t('application.receiptTime'), value: formatMinute(correction.resubmittedAt) },
          { key: 'to', label: t('application.resubmitTo'), value: correction.requestedBy },
          ...(sent.changed === '' ? [] : [{ key: 'changed', label: t('application.resubmitChanged'), value: sent.changed }]),
          ...(sent.materials === '' ? [] : [{ key: 'materials', label: t('application.resubmitMaterials'), value: sent.materials }]),
          ...(sent.kept === '' ? [] : [{ key: 'kept', label: t('application.resubmitKept'), value: sent.kept }]),
        ]}
      >
        {isNewest && !closedStatuses.has(view.status) && <NextOf view={view} />}
      </ReceiptPaper>
      <ReceiptPapers view={view} />
    </div>
  )
}

/** What happens now, as long as the case goes on. */
function NextOf({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  return (
    <section className="promise">
      <p>
        <strong>{t('case.waitingFor', { name: textOf(view.currentStep) })}</strong>
      </p>
      <p>{t('application.correctionReceiptText')}</p>
    </section>
  )
}

function roundText(n: number, { number }: CorrectionView, t: TextTools['t']): string {
  const round = t('application.correctionRoundOf', { n })
  return number === null ? round : `${round} · ${number}`
}

/** What was handed in, in words: fields changed, materials handed in again, and what stays with its reason. */
function sentIn({ fields, materials, changes }: CorrectionView, item: ItemDefinition, { t, textOf, locale }: TextTools) {
  const changed = new Set(changes.map(({ path }) => path))
  const name = (key: string): string => {
    const material = item.materials.find((each) => each.key === key)
    return material === undefined ? key : textOf(material.name)
  }
  const list = (names: readonly string[]): string => names.join(t('application.listSeparator'))
  const entries = [
    ...fields.map(({ path, ...entry }) => ({
      ...entry,
      label: pathLabel(item.form, path, locale),
      isSent: changed.has(path),
      isMaterial: false,
    })),
    ...materials.map(({ key, change, ...entry }) => ({ ...entry, label: name(key), isSent: change !== 'none', isMaterial: true })),
  ]
  return {
    changed: list(entries.filter(({ isSent, isMaterial }) => isSent && !isMaterial).map(({ label }) => label)),
    materials: list(entries.filter(({ isSent, isMaterial }) => isSent && isMaterial).map(({ label }) => label)),
    kept: list(
      entries
        .filter(({ isSent, isAsked }) => !isSent && isAsked)
        .map(({ label, reason }) => (reason === '' ? label : t('application.keptFor', { label, reason }))),
    ),
  }
}
