import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { formatList } from '@wenwu/core/i18n/format'
import { contract } from '@wenwu/core/authorisations/contract'
import type { Authorisation } from '@wenwu/core/authorisations/model'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { AddDialog } from './AddDialog.tsx'
import './authorisations.css'

const key = ['authorisations']
const tones = { coming: 'amber', running: 'green', over: 'grey', revoked: 'grey' } as const

/** 授权办理: who handles whose tasks, from when to when; given, revoked, and for a lead those of the whole body. */
export function AuthorisationsPage() {
  const { t } = useText()
  usePageTitle(t('authorisations.title'))
  const [isAdding, setAdding] = useState(false)
  // with what is the same for every try
  const [revoked, setRevoked] = useState<{ row: Authorisation; attempt: string }>()
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(contract.list, {}, { signal, isQuiet: true }) })
  if (error !== null && data === undefined) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  const show = (rows: Authorisation[]): void => void queryClient.setQueryData(key, rows)
  const revoke = async ({ id }: Authorisation, attempt: string): Promise<void> => {
    show(await call(contract.revoke, { id }, { idempotencyKey: attempt }))
    notify.success(t('authorisations.revoked'))
  }
  return (
    <div className="page">
      <PageHeader
        title={t('authorisations.title')}
        description={t('authorisations.intro')}
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('authorisations.add')}
          </Button>
        }
      />
      <section className="panel" aria-label={t('authorisations.title')}>
        {data.length === 0 && <EmptyState text={t('authorisations.none')} />}
        <ul className="authorisations">
          {data.map((row) => (
            <Row key={row.id} row={row} onRevoke={() => setRevoked({ row, attempt: newId() })} />
          ))}
        </ul>
      </section>
      {isAdding && <AddDialog onAdded={show} onClose={() => setAdding(false)} />}
      {revoked !== undefined && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('authorisations.revokeTitle', { name: revoked.row.deputy.name })}
          confirmText={t('authorisations.revoke')}
          onConfirm={() => revoke(revoked.row, revoked.attempt)}
          onClose={() => setRevoked(undefined)}
        >
          <p>{t('authorisations.revokeText', { name: revoked.row.deputy.name })}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Row({ row, onRevoke }: { row: Authorisation; onRevoke: () => void }) {
  const { t, textOf, locale } = useText()
  const { options = [] } = useItemChoices().item
  const items = row.itemCodes?.map((code) => options.find(({ value }) => value === code)?.label ?? code).join('、')
  const missing = formatList(row.uncovered.map(textOf), locale)
  return (
    <li>
      <div>
        <p>
          <strong>{row.principal.name}</strong> → <strong>{row.deputy.name}</strong>{' '}
          <span className={`status-tag tone-${tones[row.state]}`}>{t(`authorisations.state-${row.state}`)}</span>{' '}
          {row.revokedBy !== '' && <span className="tone-grey">{t('authorisations.revokedBy', { name: row.revokedBy })}</span>}
        </p>
        <p className="tone-grey">
          {formatDate(row.fromOn)} — {formatDate(row.toOn)} · {items ?? t('authorisations.allItems')}
        </p>
        {missing !== '' && <p className="tone-amber">{t('authorisations.uncovered', { name: row.deputy.name, roles: missing })}</p>}
      </div>
      {row.canRevoke && (
        <Button size="small" danger onClick={onRevoke}>
          {t('authorisations.revoke')}
        </Button>
      )}
    </li>
  )
}
