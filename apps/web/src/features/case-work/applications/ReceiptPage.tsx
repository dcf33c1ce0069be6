import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Receipt } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/papers/contract'
import { applicantText } from '../../../item/applicant-text.ts'
import { awaitsAcceptance } from '../../../item/awaits-acceptance.ts'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { queryClient } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { applicationKey, fetchApplication, receiptKey } from './application-query.ts'
import { promiseOf } from './promise-days.ts'
import { ReceiptPaper, ReceiptPapers } from './ReceiptPaper.tsx'
import './applications.css'

/**
 * What an applicant keeps: what was filed, as it was frozen then, and while it waits to be accepted what happens next. Can be opened and printed again
 * at any time.
 */
export function ReceiptPage() {
  const { id = '' } = useParams()
  const { t, textOf } = useText()
  const query = useQuery({ queryKey: [...applicationKey(id), 'receipt'], queryFn: ({ signal }) => fetchApplication(id, signal) })
  const { version } = useItemVersion(query.data?.itemVersionId)
  const receipt = queryClient.getQueryData<Receipt>(receiptKey(id))
  const view = query.data
  const { data: frozen } = useQuery({
    queryKey: ['cases', id, 'filing'],
    queryFn: ({ signal }) => call(contract.filing, { caseId: id }, { signal, isQuiet: true }),
  })
  const filing = frozen?.filing ?? undefined
  usePageTitle(t('application.receiptOf', { number: view?.number ?? receipt?.number ?? '' }).trim())

  if (query.isError && receipt === undefined)
    return <ErrorState title={t('application.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (view === undefined && receipt === undefined) return <PageSkeleton />
  if (view !== undefined && view.number === null)
    return (
      <div className="page receipt">
        <EmptyState text={t('application.notSubmitted')} />
        {view.history.length > 0 && <ReceiptPapers view={view} />}
      </div>
    )
  // once it is accepted or returned, the page of the case says what comes next
  const isWaiting = view === undefined || awaitsAcceptance(view)
  // frozen with the filing; older receipts have none
  const receiver = filing?.receivedBy ?? (isWaiting ? (view?.heldBy ?? '') : '')
  // cases from before there were papers have none
  const applied = filing ?? receipt ?? view
  const facts = {
    number: applied?.number ?? '',
    title: applied?.title ?? '',
    applicant: applied === undefined ? '' : applicantText(t, applied),
    time: applied?.submittedAt ?? null,
    item: applied?.itemName,
    next: receipt?.nextStep ?? view?.currentStep,
    promise: promiseOf(version?.definition, receipt?.promiseDays),
  }
  return (
    <div className="page receipt">
      <ReceiptPaper
        caseId={id}
        title={
          <>
            <span className="no-print">{t('application.receiptTitle')}</span>
            <span className="print-only">{t('application.receiptPaper')}</span>
          </>
        }
        number={facts.number}
        facts={[
          { key: 'item', label: t('application.receiptItem'), value: facts.item === undefined ? '' : textOf(facts.item) },
          { key: 'title', label: t('application.receiptProject'), value: facts.title },
          { key: 'applicant', label: t('application.receiptApplicant'), value: facts.applicant },
          { key: 'time', label: t('application.receiptTime'), value: formatMinute(facts.time) },
          ...(receiver === '' ? [] : [{ key: 'to', label: t('application.receiptTo'), value: receiver }]),
          ...(isWaiting && facts.next !== undefined
            ? [{ key: 'next', label: t('application.receiptNext'), value: textOf(facts.next) }]
            : []),
        ]}
      >
        {filing !== undefined && (
          <section className="receipt-materials">
            <h2>{t('papers.materials')}</h2>
            <ol>
              {filing.materials.map(({ name, files }) => (
                <li key={name.zh_CN}>
                  {textOf(name)}
                  {files.map((file) => (
                    <div key={`${file.name} ${file.sha256}`} className="tone-grey">
                      {file.name}
                    </div>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        )}
        <section className="promise">
          {isWaiting && (
            <p>
              <strong>{t(facts.promise.key, { n: facts.promise.n })}</strong>
            </p>
          )}
          <p>{t('application.receiptText')}</p>
        </section>
      </ReceiptPaper>
      {view !== undefined && <ReceiptPapers view={view} />}
    </div>
  )
}
