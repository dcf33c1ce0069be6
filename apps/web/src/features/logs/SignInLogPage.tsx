import { useMemo } from 'react'
import { browserName } from '@wenwu/core/audit/browser-name'
import { contract, type SignInQuery } from '@wenwu/core/audit/contract'
import { auditOutcomes, logSorts, type SignInRow } from '@wenwu/core/audit/model'
import { reasonName, signInMethodName } from '@wenwu/core/audit/words'
import { call, fetchFile } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery } from '../../ui/list/list-types.ts'
import { atColumn, outcomeColumn, outcomeFilter, personAndPeriod } from './log-parts.tsx'
import './logs.css'

function queryOf({ values, sort, page }: ListQuery): SignInQuery {
  return {
    filter: {
      from: values['from'],
      to: values['to'],
      person: values['person'],
      outcome: auditOutcomes.find((one) => one === values['outcome']),
      address: values['address']?.trim(),
    },
    sort: logSorts.find((one) => one === sort) ?? 'at-desc',
    page,
  }
}

function useColumns(): ListColumn<SignInRow>[] {
  const { t, locale } = useText()
  return useMemo(
    () => [
      atColumn(t),
      {
        key: 'username',
        title: t('logs.username'),
        minWidth: 140,
        isTitle: true,
        text: (row) => row.username,
        render: (row) => row.username,
      },
      {
        key: 'name',
        title: t('logs.name'),
        width: 110,
        render: (row) => (row.userId === null ? <span className="tone-grey">{t('logs.unknownName')}</span> : row.name),
      },
      {
        key: 'method',
        title: t('logs.method'),
        width: 124,
        render: (row) => (row.method === null ? '' : signInMethodName(row.method, locale)),
      },
      outcomeColumn(t),
      {
        key: 'reason',
        title: t('logs.reason'),
        minWidth: 140,
        isOnCard: true,
        render: (row) => (row.reason === '' ? '' : reasonName(row.reason, locale)),
      },
      { key: 'address', title: t('logs.address'), width: 140, isMono: true, render: (row) => row.address },
      {
        key: 'browser',
        title: t('logs.browser'),
        width: 150,
        text: (row) => browserName(row.userAgent),
        render: (row) => browserName(row.userAgent),
      },
    ],
    [t, locale],
  )
}

function useFilters(): ListFilter[] {
  const { t } = useText()
  return useMemo(
    () => [
      ...personAndPeriod(t),
      outcomeFilter(t),
      { kind: 'text', key: 'address', label: t('logs.address'), placeholder: t('logs.addressPlaceholder'), width: 180 },
    ],
    [t],
  )
}

/** Who came in and who did not (specification §2.1, logging-login). */
export function SignInLogPage() {
  const { t } = useText()
  const columns = useColumns()
  const filters = useFilters()
  const isAuditor = useSession((state) => state.user?.permissions.includes('audit.read') ?? false)
  return (
    <ListPage<SignInRow>
      tableKey="sign-in-log"
      title={t('logs.signInTitle')}
      actions={<span className="log-note">{t(isAuditor ? 'logs.readNote' : 'logs.signInNoteUsers')}</span>}
      columns={columns}
      filters={filters}
      defaultSort="at-desc"
      queryKey={['logs']}
      fetchPage={(query, signal) => call(contract.signIns, queryOf(query), { signal })}
      exportRows={(query, keys) => {
        const { filter, sort } = queryOf(query)
        return fetchFile(contract.exportSignIns, { ...filter, sort, columns: keys })
      }}
      rowKey={(row) => String(row.id)}
      rowTitle={(row) => t('logs.signInRow', { name: row.name || row.username })}
    />
  )
}
