import { useId, useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/case-migrations/contract'
import type { Migration } from '@wenwu/core/case-migrations/model'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

/** The cases that went over last; each is taken back as long as nobody has acted since. */
export function DoneMigrations() {
  const { t } = useText()
  const id = useId()
  const [undoing, setUndoing] = useState<Migration>()
  const { data, error, refetch } = useQuery({
    queryKey: ['case-migrations', 'done'],
    queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  const revert = async (migration: Migration, reason: string, attempt: string): Promise<void> => {
    const [result] = await call(contract.revert, { ids: [migration.id], reason }, { idempotencyKey: attempt })
    if (result === undefined || result.error === null) notify.success(t('migrations.reverted'))
    else notify.error(t(`errors.${result.error}`, result.params))
    await queryClient.invalidateQueries({ queryKey: ['case-migrations'] })
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-title">
        <h2 id={id}>{t('migrations.doneTitle')}</h2>
      </header>
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState text={t('migrations.doneNone')} />}
      <ul className="migration-cases">
        {data?.map((row) => (
          <li key={row.id}>
            <div>
              <p>
                <span className="mono">{row.number}</span> {row.title}
              </p>
              <p className="tone-grey">
                {t('migrations.versions', { before: row.fromVersion, after: row.toVersion })} · {row.by} · {formatMinute(row.at)}
              </p>
              <p>{row.reason}</p>
            </div>
            {row.canRevert ? (
              <Button size="small" onClick={() => setUndoing(row)}>
                {t('migrations.revert')}
              </Button>
            ) : (
              <span className="tone-grey">{t(row.revertedAt === null ? 'migrations.acted' : 'migrations.reverted')}</span>
            )}
          </li>
        ))}
      </ul>
      {undoing !== undefined && (
        <ReasonDialog
          title={t('migrations.revertTitle')}
          text={t('migrations.revertText')}
          confirmText={t('migrations.revert')}
          onConfirm={(reason, attempt) => revert(undoing, reason, attempt)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </section>
  )
}
