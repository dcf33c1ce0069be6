import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import { Link, useParams } from 'react-router'
import type { Receipt } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/papers/contract'
import { PaperList } from '../../../item/PaperList.tsx'
import { applicantText } from '../../../item/applicant-text.ts'
import { awaitsAcceptance } from '../../../item/awaits-acceptance.ts'
import { useItemVersion } from '../../../item/use-item-version.ts'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { applicationKey, fetchApplication, receiptKey } from './application-query.ts'
import { promiseOf } from './promise-days.ts'
import './applications.css'

/**
 * What an applicant keeps: what was filed, as it was frozen then, and while it waits to be accepted what happens next. Can be opened and printed again
 * at any time.
 */
export function ReceiptPage() {
  const { id = '' } = useParams()
  const { t, textOf } = useText()
  const pathTo = usePathTo()
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
  const papers = view !== undefined && (
    <section className="panel receipt-papers no-print" aria-label={t('papers.title')}>
      <h2>{t('papers.title')}</h2>
      <PaperList caseId={id} number={view.number} updatedAt={view.updatedAt} />
    </section>
  )
  if (view !== undefined && view.number === null)
    return (
      <div className="page receipt">
        <EmptyState text={t('application.notSubmitted')} />
        {view.history.length > 0 && papers}
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
  const progress = pathTo('case-page', { id })
  const list = pathTo('cases')
  return (
    <div className="page receipt">
      <article className="panel receipt-paper">
        <header>
          <CheckCircleFilled className="tone-green no-print" aria-hidden="true" />
          <h1>
            <span className="no-print">{t('application.receiptTitle')}</span>
            <span className="print-only">{t('application.receiptPaper')}</span>
          </h1>
          <p>
            {t('application.receiptNumber')} <strong className="mono receipt-number">{facts.number}</strong>
          </p>
        </header>
        <KeyValue
          columns={1}
          pairs={[
            { key: 'item', label: t('application.receiptItem'), value: facts.item === undefined ? '' : textOf(facts.item) },
            { key: 'title', label: t('application.receiptProject'), value: facts.title },
            { key: 'applicant', label: t('application.receiptApplicant'), value: facts.applicant },
            { key: 'time', label: t('application.receiptTime'), value: formatMinute(facts.time) },
            ...(receiver === '' ? [] : [{ key: 'to', label: t('application.receiptTo'), value: receiver }]),
            ...(isWaiting && facts.next !== undefined
              ? [{ key: 'next', label: t('application.receiptNext'), value: textOf(facts.next) }]
              : []),
          ]}
        />
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
        <p className="print-only receipt-foot">{t('application.receiptPrinted', { time: formatMinute(new Date()) })}</p>
        <footer className="receipt-acts no-print">
          {progress !== undefined && (
            <Link className="button-link is-primary" to={progress}>
              {t('application.toProgress')}
            </Link>
          )}
          <Button onClick={() => window.print()}>{t('common.print')}</Button>
          {list !== undefined && <Link to={list}>{t('application.toMine')}</Link>}
        </footer>
      </article>
      {papers}
    </div>
  )
}
