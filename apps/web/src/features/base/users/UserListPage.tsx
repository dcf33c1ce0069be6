import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/users/contract'
import { accountList } from '@wenwu/core/users/list'
import type { AccountRow } from '@wenwu/core/users/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useHasPermission } from '../../../lib/session.ts'
import { GreyText } from '../../../ui/GreyText.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import type { FetchedChoices, RowAction } from '../../../ui/list/list-types.ts'
import { AccountTags } from './AccountTags.tsx'
import { ActDialog, type PendingAct } from './ActDialog.tsx'
import { simpleActs } from './act-on-user.ts'
import { BatchActions } from './BatchActions.tsx'
import { useOrganizations } from './use-organizations.ts'
import { useRoles } from './use-roles.ts'
import { usersKey } from './user-query.ts'
import './users.css'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

const cells = {
  status: (row: AccountRow) => <AccountTags user={row} />,
  lastSignInAt: ({ lastSignInAt }: AccountRow) =>
    lastSignInAt === null ? <GreyText of="users.neverSignedIn" /> : formatMinute(lastSignInAt),
}

function useChoices(): Record<string, FetchedChoices> {
  const { textOf } = useText()
  const roles = useRoles()
  const { options, search } = useOrganizations()
  return useMemo(
    () => ({
      organization: { options, onSearch: search },
      role: { options: roles.map((role) => ({ value: role.id, label: textOf(role.name) })) },
    }),
    [textOf, roles, options, search],
  )
}

/** Accounts, for each of the three administrators with what is theirs to do (specification §2.1 user-management, §6). */
export function UserListPage() {
  const { t } = useText()
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
      <ListPage
        list={accountList}
        queryKey={usersKey}
        fetchPage={(query, signal) => call(contract.list, query, { signal })}
        exportRows={(query) => fetchFile(contract.export, query)}
        cells={cells}
        choices={useChoices()}
        actions={actions}
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
