import { useState } from 'react'
import { Button, Checkbox } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/case-migrations/contract'
import { maxPreviewed, type MigratingCase } from '@wenwu/core/case-migrations/model'
import { maxBatch, type BatchResult } from '@wenwu/core/http/batch'
import type { Text } from '@wenwu/core/i18n/text'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

/** What would become of each running case, those that fit to be chosen, and afterwards why one was left. */
export function MigrationPreview({ versionId }: { versionId: string }) {
  const { t } = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<readonly BatchResult[]>([])
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['case-migrations', 'preview', versionId],
    queryFn: ({ signal }) => call(contract.preview, { versionId }, { signal, isQuiet: true }),
  })
  if (data === undefined) return error === null ? <PageSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />
  if (data.cases.length === 0) return <EmptyState text={t('migrations.empty')} />
  // as many as one call takes
  const fitting = data.cases.filter(({ unfit }) => unfit.length === 0).slice(0, maxBatch)
  const ids = fitting.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const toggle = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const move = async (reason: string, attempt: string): Promise<void> => {
    const done = await call(contract.move, { versionId, ids, reason }, { idempotencyKey: attempt })
    setResults(done)
    setChosen(new Set())
    notify.success(t('migrations.moved', { n: done.filter(({ error: refused }) => refused === null).length }))
    await queryClient.invalidateQueries({ queryKey: ['case-migrations'] })
  }
  return (
    <>
      <div className="migration-bar">
        <Checkbox
          checked={ids.length > 0 && ids.length === fitting.length}
          indeterminate={ids.length > 0 && ids.length < fitting.length}
          disabled={fitting.length === 0}
          onChange={({ target }) => setChosen(new Set(target.checked ? fitting.map(({ id }) => id) : []))}
        >
          {t('migrations.selectAll')}
        </Checkbox>
        <Button type="primary" disabled={ids.length === 0} onClick={() => setAsking(true)}>
          {t('migrations.move', { n: ids.length })}
        </Button>
      </div>
      {data.hasMore && <p className="migration-more tone-grey">{t('migrations.more', { n: maxPreviewed })}</p>}
      <ul className="migration-cases">
        {data.cases.map((row) => (
          <li key={row.id}>
            <Checkbox
              checked={chosen.has(row.id)}
              disabled={!fitting.includes(row)}
              aria-label={t('migrations.select', { name: row.number ?? row.title })}
              onChange={() => toggle(row.id)}
            />
            <CaseFacts row={row} result={results.find(({ id }) => id === row.id)} />
          </li>
        ))}
      </ul>
      {isAsking && (
        <ReasonDialog
          title={t('migrations.moveTitle', { n: ids.length })}
          text={t('migrations.moveText')}
          confirmText={t('migrations.move', { n: ids.length })}
          onConfirm={move}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function CaseFacts({ row, result }: { row: MigratingCase; result: BatchResult | undefined }) {
  const { t, textOf } = useText()
  const names = (texts: readonly Text[]): string => texts.map((text) => textOf(text)).join('、')
  const why = row.unfit.map(({ reason, what }) => t(`migrations.unfit-${reason}`, { what: textOf(what) })).join('；')
  return (
    <div>
      <p>
        <span className="mono">{row.number}</span> {row.title}
      </p>
      <p className="tone-grey">
        {t('migrations.version', { n: row.fromVersion })} · {names(row.stands)}
        {row.wouldStand.length > 0 && ` → ${names(row.wouldStand)}`}
      </p>
      {row.timers.length > 0 && <p className="tone-amber">{t('migrations.timers', { names: names(row.timers) })}</p>}
      {why !== '' && <p className="tone-red">{t('migrations.cannot', { why })}</p>}
      {result !== undefined && result.error !== null && (
        <p className="tone-red" role="alert">
          {t(`errors.${result.error}`, result.params)}
        </p>
      )}
    </div>
  )
}
