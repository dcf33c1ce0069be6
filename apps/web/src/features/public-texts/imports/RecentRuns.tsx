import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/imports/contract'
import type { RunStatus } from '@wenwu/core/imports/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { runsKey } from '../../../ui/import/runs-key.ts'

const statusTexts: Record<RunStatus, TextKey> = {
  checked: 'imports.statusChecked',
  running: 'imports.statusRunning',
  done: 'imports.statusDone',
  failed: 'imports.statusFailed',
}
const statusTones: Record<RunStatus, string> = { checked: 'grey', running: 'blue', done: 'green', failed: 'red' }

/** One's own last imports. */
export function RecentRuns({ shown, onOpen }: { shown: string | undefined; onOpen: (id: string) => void }) {
  const { t } = useText()
  const runs = useQuery({ queryKey: [...runsKey, 'recent'], queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }) })
  if (runs.isError) return <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
  if (runs.data === undefined || runs.data.length === 0) return null
  return (
    <section className="panel import-recent">
      <div className="panel-title">
        <h2>{t('imports.recent')}</h2>
      </div>
      <div className="import-scroll">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{t('imports.at')}</th>
              <th scope="col">{t('imports.target')}</th>
              <th scope="col">{t('imports.file')}</th>
              <th scope="col">{t('imports.rows')}</th>
              <th scope="col">{t('imports.problems')}</th>
              <th scope="col">{t('imports.status')}</th>
              <th scope="col">{t('common.operations')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.data.map((run) => (
              <tr key={run.id} aria-current={run.id === shown ? 'true' : undefined}>
                <td className="mono">{formatMinute(run.createdAt)}</td>
                <td>{t(`imports.${run.target}`)}</td>
                <td>{run.fileName}</td>
                <td>{run.total}</td>
                <td>{run.bad}</td>
                <td>
                  <span className={`status-tag tone-${statusTones[run.status]}`}>{t(statusTexts[run.status])}</span>
                </td>
                <td>
                  <Button type="link" size="small" onClick={() => onOpen(run.id)} aria-label={`${t('imports.open')} ${run.fileName}`}>
                    {t('imports.open')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
