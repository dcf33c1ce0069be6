import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { userKinds } from '@wenwu/core/codes/user-kinds'
import { accountQuery } from '@wenwu/core/users/wire'
import { contract } from '@wenwu/core/users/contract'
import type { AccountRow } from '@wenwu/core/users/model'
import { call, fetchFile } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { useHasPermission } from '../../lib/session.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { columnWidths, type ListColumn, type ListFilter, type RowAction } from '../../ui/list/list-types.ts'
import { AccountTags } from './AccountTags.tsx'
import { ActDialog, type PendingAct } from './ActDialog.tsx'
import { simpleActs } from './act-on-user.ts'
import { BatchActions } from './BatchActions.tsx'
import { useOrganizations } from './use-organizations.ts'
import { useRoles } from './use-roles.ts'
import { accountQueryOf, usersKey } from './user-query.ts'
import './users.css'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

function useColumns(): ListColumn<AccountRow>[] {
  const { t, textOf, locale } = useText()
  return useMemo(() => {
    const rolesOf = (row: AccountRow): string => row.roles.map((role) => textOf(role.name)).join(locale === 'en_US' ? ', ' : '、')
    return [
      { key: 'name', title: t('users.name'), width: 110, isTitle: true, text: (row) => row.name, render: (row) => row.name },
      {
        key: 'username',
        title: t('users.username'),
        width: 160,
        isOnCard: true,
        text: (row) => row.username,
        render: (row) => row.username,
        sorts: { ascending: 'username-asc' },
      },
      {
        key: 'kind',
        title: t('users.kind'),
        width: 120,
        isOptional: true,
        render: (row) => nameOf(userKinds, userKindCode[row.kind], locale),
      },
      {
        key: 'organization',
        title: t('users.organization'),
        minWidth: 140,
        isOnCard: true,
        text: (row) => row.organizationName,
        render: (row) => row.organizationName,
      },
      { key: 'roles', title: t('users.roles'), minWidth: 130, text: rolesOf, render: rolesOf },
      { key: 'status', title: t('users.status'), width: 130, isOnCard: true, render: (row) => <AccountTags user={row} /> },
      { key: 'mobile', title: t('users.mobile'), width: 120, isMono: true, render: (row) => row.mobile },
      { key: 'email', title: t('users.email'), width: 150, isOptional: true, text: (row) => row.email, render: (row) => row.email },
      {
        key: 'createdAt',
        title: t('users.createdAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        isOptional: true,
        render: (row) => formatMinute(row.createdAt),
        sorts: { ascending: 'created-asc', descending: 'created-desc' },
      },
      {
        key: 'lastSignInAt',
        title: t('users.lastSignInAt'),
        width: columnWidths.submittedAt,
        isMono: true,
        render: (row) =>
          row.lastSignInAt === null ? <span className="tone-grey">{t('users.neverSignedIn')}</span> : formatMinute(row.lastSignInAt),
        sorts: { descending: 'sign-in-desc' },
      },
    ]
  }, [t, textOf, locale])
}

function useFilters(): ListFilter[] {
  const { t, textOf } = useText()
  const roles = useRoles()
  const organizations = useOrganizations()
  const { options, search } = organizations
  return useMemo(
    () => [
      { kind: 'text', key: 'keyword', label: t('users.keyword'), placeholder: t('users.keywordPlaceholder'), width: 240 },
      { kind: 'select', key: 'organization', label: t('users.organization'), width: 180, options, onSearch: search },
      {
        kind: 'select',
        key: 'role',
        label: t('users.role'),
        width: 140,
        options: roles.map((role) => ({ value: role.id, label: textOf(role.name) })),
      },
      {
        kind: 'select',
        key: 'kind',
        label: t('users.kind'),
        options: userKinds.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) })),
      },
    ],
    [t, textOf, roles, options, search],
  )
}

/** Accounts, for each of the three administrators with what is theirs to do (specification §2.1 user-management, §6). */
export function UserListPage() {
  const { t, locale } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const canManage = useHasPermission('user.manage')
  const canAct = useHasPermission('user.approve') || canManage
  const [pending, setPending] = useState<PendingAct>()
  const [isImporting, setImporting] = useState(false)
  const addPath = pathTo('user-add')
  const actions = !canManage ? undefined : (
    <>
      <Button onClick={() => setImporting(true)}>{t('users.import')}</Button>
      {addPath !== undefined && (
        <Button type="primary" onClick={() => void navigate(addPath)}>
          {t('users.add')}
        </Button>
      )}
    </>
  )
  const rowActions = (row: AccountRow): RowAction[] => {
    const path = pathTo('user-edit', { id: row.id })
    const open: RowAction[] =
      path === undefined ? [] : [{ key: 'open', label: t(row.abilities.includes('edit') ? 'users.edit' : 'users.open'), path }]
    const grant: RowAction[] =
      path !== undefined && row.abilities.includes('grant') ? [{ key: 'grant', label: t('users.grant'), path: `${path}#roles` }] : []
    const acts = simpleActs
      .filter((act) => row.abilities.includes(act))
      .map((act): RowAction => ({
        key: act,
        label: t(`users.${act}`),
        isDanger: act === 'lock' || act === 'discard',
        onClick: () => setPending({ act, user: row }),
      }))
    // what waits for this person stands first
    return [...acts.filter((act) => act.key === 'approve'), ...open, ...grant, ...acts.filter((act) => act.key !== 'approve')]
  }
  return (
    <>
      <ListPage<AccountRow>
        tableKey="users"
        title={t('users.listTitle')}
        actions={actions}
        columns={useColumns()}
        filters={useFilters()}
        presets={[
          { key: 'all', label: t('list.presetAll') },
          { key: 'pending', label: t('users.status-pending') },
          { key: 'refused', label: t('users.status-refused') },
          { key: 'active', label: t('users.status-active') },
          { key: 'locked', label: t('users.locked') },
        ]}
        defaultSort="created-desc"
        queryKey={usersKey}
        fetchPage={(query, signal) => call(contract.list, accountQueryOf(query), { signal })}
        exportRows={(query, columns) =>
          fetchFile(contract.export, { ...accountQuery.toWire(accountQueryOf(query)), columns, language: locale })
        }
        rowKey={(row) => row.id}
        rowTitle={(row) => row.name}
        rowPath={(row) => pathTo('user-edit', { id: row.id })}
        rowActions={rowActions}
        actionsWidth={132}
        {...(canAct && { batchActions: (rows: AccountRow[], clear: () => void) => <BatchActions rows={rows} clear={clear} /> })}
        emptyText={t('users.emptyHint')}
      />
      <ActDialog pending={pending} onClose={() => setPending(undefined)} />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
