import { useState } from 'react'
import { Button, Modal, Progress } from 'antd'
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/audit/contract'
import type { AuditFault, Verification } from '@wenwu/core/audit/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'
import { formatSecond } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'

const faults: Record<AuditFault, TextKey> = {
  'row-changed': 'logs.fault_row_changed',
  'row-doubled': 'logs.fault_row_doubled',
  'rows-missing': 'logs.fault_rows_missing',
  'rows-added': 'logs.fault_rows_added',
  'rows-differ': 'logs.fault_rows_differ',
  'seal-changed': 'logs.fault_seal_changed',
  'seal-missing': 'logs.fault_seal_missing',
  'tail-cut': 'logs.fault_tail_cut',
  'head-differs': 'logs.fault_head_differs',
  'head-changed': 'logs.fault_head_changed',
  'heads-missing': 'logs.fault_heads_missing',
}
const key = ['verification']
const askEvery = 1000

/** The button that verifies the audit trail, and the dialog with progress and result of the last run. */
export function Verifier() {
  const { t } = useText()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(contract.lastVerification, {}, { signal, isQuiet: true }),
    enabled: isOpen,
    refetchInterval: (query) => (query.state.data?.status === 'running' ? askEvery : false),
  })
  const isRunning = data?.status === 'running'
  const start = async (): Promise<void> => {
    setStarting(true)
    try {
      queries.setQueryData(key, await call(contract.startVerification, {}))
    } catch {
      // call() has told why
    } finally {
      setStarting(false)
    }
  }
  return (
    <>
      <Button icon={<SafetyCertificateOutlined />} onClick={() => setOpen(true)}>
        {t('logs.verify')}
      </Button>
      <Modal
        open={isOpen}
        width={560}
        title={t('logs.verifyTitle')}
        onCancel={() => setOpen(false)}
        footer={[
          <Button key="close" onClick={() => setOpen(false)}>
            {t('common.close')}
          </Button>,
          <Button key="start" type="primary" loading={isStarting || isRunning} onClick={() => void start()}>
            {t(data === null || data === undefined || isRunning ? 'logs.verify' : 'logs.verifyAgain')}
          </Button>,
        ]}
      >
        <p className="log-hint">{t('logs.verifyHint')}</p>
        <div role="status" aria-live="polite">
          {error !== null && data === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {data === null && <p>{t('logs.verifyNever')}</p>}
          {data !== null && data !== undefined && <VerificationResult run={data} onLeave={() => setOpen(false)} />}
        </div>
      </Modal>
    </>
  )
}

function VerificationResult({ run, onLeave }: { run: Verification; onLeave: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const words = {
    person: run.startedBy,
    at: formatSecond(run.finishedAt ?? run.startedAt),
    rows: run.rows,
    seals: run.seals,
    unsealed: run.unsealed,
  }
  if (run.status === 'running') {
    const total = Math.max(run.expectedRows, run.rows)
    return (
      <>
        <p>{t('logs.verifying')}</p>
        <Progress percent={total === 0 ? 0 : Math.min(99, Math.floor((run.rows / total) * 100))} aria-label={t('logs.verifyTitle')} />
        <p>{t('logs.verifyProgress', { rows: run.rows, total })}</p>
      </>
    )
  }
  if (run.status === 'failed') return <p className="log-result tone-amber">{t('logs.verifyFailed')}</p>
  if (run.problem === null) {
    return (
      <div className="log-result is-whole">
        <strong className="tone-green">{t('logs.verifyWhole')}</strong>
        <p>{t('logs.verifyWholeText', words)}</p>
        {run.head !== null && <p>{t('logs.verifyHead', { at: formatSecond(run.head.keptAt), id: run.head.sealId })}</p>}
      </div>
    )
  }
  const { kind, rowId, sealId, place, keptAt } = run.problem
  const rowPath = rowId === undefined ? undefined : pathTo('logging-operation', {}, { id: String(rowId) })
  return (
    <div className="log-result is-damaged">
      <strong className="tone-red">{t(kind === 'heads-missing' ? 'logs.verifyUnproven' : 'logs.verifyDamaged')}</strong>
      <p>{t('logs.verifyDamagedText', words)}</p>
      <p>
        {t(faults[kind])}
        {sealId !== undefined && `（${t('logs.verifySeal', { id: sealId })}）`}
      </p>
      {place !== undefined && <p>{t('logs.verifyPlace', { place, at: keptAt === undefined ? '' : formatSecond(keptAt) })}</p>}
      {rowId !== undefined && rowPath !== undefined && (
        <Button
          size="small"
          onClick={() => {
            onLeave()
            void navigate(rowPath)
          }}
        >
          {t('logs.verifyRow', { id: rowId })}
        </Button>
      )}
      <p>{t('logs.verifyKeep')}</p>
    </div>
  )
}
