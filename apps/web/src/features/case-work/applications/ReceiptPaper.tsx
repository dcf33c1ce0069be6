import type { ReactNode } from 'react'
import { Button } from 'antd'
import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import { Link } from 'react-router'
import type { CaseView } from '@wenwu/core/cases/model'
import { PaperList } from '../../../item/PaperList.tsx'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { KeyValue, type KeyValuePair } from '../../../ui/KeyValue.tsx'

interface ReceiptPaperProps {
  caseId: string
  title: ReactNode
  number: string | null
  facts: readonly KeyValuePair[]
  /** What comes beneath the facts. */
  children: ReactNode
}

/** What an applicant keeps of something handed in: what it is of, its facts, when it was printed, and the ways on. */
export function ReceiptPaper({ caseId, title, number, facts, children }: ReceiptPaperProps) {
  const { t } = useText()
  const pathTo = usePathTo()
  const progress = pathTo('case-page', { id: caseId })
  const list = pathTo('cases')
  return (
    <article className="panel receipt-paper">
      <header>
        <CheckCircleFilled className="tone-green no-print" aria-hidden="true" />
        <h1>{title}</h1>
        <p>
          {t('application.receiptNumber')} <strong className="mono receipt-number">{number}</strong>
        </p>
      </header>
      <KeyValue columns={1} pairs={facts} />
      {children}
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
  )
}

/** The papers of a case beside its receipt. */
export function ReceiptPapers({ view: { id, number, updatedAt } }: { view: CaseView }) {
  const { t } = useText()
  return (
    <section className="panel receipt-papers no-print" aria-label={t('papers.title')}>
      <h2>{t('papers.title')}</h2>
      <PaperList caseId={id} number={number} updatedAt={updatedAt} />
    </section>
  )
}
