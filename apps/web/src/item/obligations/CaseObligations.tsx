import { useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/obligations/contract'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { later } from '../../lib/later.tsx'
import { queryClient, refreshAfterActing } from '../../lib/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { FilePreview } from '../FilePreview.tsx'
import type { OpenFile } from '../use-file-opener.ts'
import { DueDay } from './DueDay.tsx'
import { ObligationReport } from './ObligationReport.tsx'
import { ObligationState } from './ObligationState.tsx'
import type { BegunReport } from './ReportDialog.tsx'
import { obligationsKey, useCaseObligations } from './use-case-obligations.ts'
import './obligations.css'

// who only reads needs neither
const ReportDialog = later(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog), Nothing)
const JudgeDialog = later(() => import('./JudgeDialog.tsx').then((module) => module.JudgeDialog), Nothing)

function Nothing() {
  return null
}

type Opened = { id: string; act: 'report' | 'confirmed' | 'returned' }

/** What the decision on a case obliges people to do: each with its day, its reports, and what this person may do about it. */
export function CaseObligations({ caseId, updatedAt }: { caseId: string; updatedAt: string }) {
  const { t, textOf } = useText()
  const [file, setFile] = useState<OpenFile | null>(null)
  const query = useCaseObligations(caseId, updatedAt)
  const [opened, setOpened] = useState<Opened>()
  // what is typed stays while the page does, whatever dialog was closed
  const [begun, setBegun] = useState<Readonly<Record<string, BegunReport>>>({})
  if (query.isError && query.data === undefined)
    return <ErrorState title={t('obligations.loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <PageSkeleton />
  if (query.data.length === 0) return <p className="tone-grey">{t('obligations.noneOfCase')}</p>
  const show = (rows: ObligationView[]): void => {
    queryClient.setQueryData(obligationsKey(caseId, updatedAt), rows)
    void refreshAfterActing()
  }
  const duty = query.data.find(({ obligationId }) => obligationId === opened?.id)
  const close = (): void => setOpened(undefined)
  const openFile = ({ id, name }: { id: string; name: string }): void => {
    // call() tells why a link was refused
    call(contract.fileLink, { fileId: id })
      .then((url) => setFile({ name, url }))
      .catch(() => undefined)
  }
  return (
    <>
      <ol className="obligations">
        {query.data.map((row) => {
          const name = textOf(row.name)
          const buttons = (
            <>
              {row.canReport && (
                <Button
                  type="primary"
                  aria-label={`${t('obligations.report')} ${name}`}
                  onClick={() => setOpened({ id: row.obligationId, act: 'report' })}
                >
                  {t('obligations.report')}
                </Button>
              )}
              {row.canJudge && row.confirmFirst === null && (
                <Button
                  type="primary"
                  aria-label={`${t('obligations.confirm')} ${name}`}
                  onClick={() => setOpened({ id: row.obligationId, act: 'confirmed' })}
                >
                  {t('obligations.confirm')}
                </Button>
              )}
              {row.canJudge && (
                <Button
                  aria-label={`${t('obligations.return')} ${name}`}
                  onClick={() => setOpened({ id: row.obligationId, act: 'returned' })}
                >
                  {t('obligations.return')}
                </Button>
              )}
            </>
          )
          return (
            <li key={row.obligationId}>
              <div className="obligation-head">
                <h3>{name}</h3>
                <ObligationState of={row} />
                <span className="obligation-due">
                  {row.waitsFor === null ? (
                    <DueDay caseId={caseId} of={row} />
                  ) : (
                    <span className="tone-grey">{t('obligations.waitsFor', { name: textOf(row.waitsFor) })}</span>
                  )}
                </span>
              </div>
              <p className="obligation-asks">{textOf(row.asks)}</p>
              <p className="tone-grey obligation-note">
                {t(`obligations.by-${row.owedBy}`)} → {t(`obligations.confirmer-${row.confirmedBy}`)} ·{' '}
                {t('obligations.basis', { basis: textOf(row.basis) })}
              </p>
              {row.reports.map((report) => (
                <ObligationReport key={report.id} report={report} dayName={textOf(row.dayName)} onOpenFile={openFile} />
              ))}
              {row.opensOn !== null && <p className="tone-grey obligation-note">{t('obligations.opensOn', { date: row.opensOn })}</p>}
              {row.reportFirst !== null && (
                <p className="tone-grey obligation-note">{t('obligations.reportFirst', { name: textOf(row.reportFirst) })}</p>
              )}
              {row.canJudge && row.confirmFirst !== null && (
                <p className="tone-grey obligation-note">{t('obligations.confirmFirst', { name: textOf(row.confirmFirst) })}</p>
              )}
              {(row.canReport || row.canJudge) && <div className="obligation-buttons no-print">{buttons}</div>}
            </li>
          )
        })}
      </ol>
      {duty !== undefined && opened?.act === 'report' && (
        <ReportDialog
          duty={duty}
          begun={begun[duty.obligationId]}
          onType={(typed) => setBegun({ ...begun, [duty.obligationId]: typed })}
          onFiles={() => void query.refetch()}
          onReported={show}
          onClose={close}
        />
      )}
      {duty !== undefined && (opened?.act === 'confirmed' || opened?.act === 'returned') && (
        <JudgeDialog duty={duty} verdict={opened.act} onJudged={show} onOutdated={() => void query.refetch()} onClose={close} />
      )}
      <FilePreview file={file} onClose={() => setFile(null)} />
    </>
  )
}
