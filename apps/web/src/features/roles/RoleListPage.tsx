import { useMemo, useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/roles/contract'
import type { RoleView } from '@wenwu/core/roles/model'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryClient } from '../../lib/query.ts'
import { useHasPermission } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery, ListResult, RowAction } from '../../ui/list/list-types.ts'
import { fetchRoles, rolesKey } from './role-query.ts'

/** All roles are there at once; filter and page are cut here. */
function pageOf(roles: readonly RoleView[], { values, page }: ListQuery, nameOf: (role: RoleView) => string): ListResult<RoleView> {
  const keyword = (values['keyword'] ?? '').trim().toLowerCase()
  const rows = roles.filter((role) => `${nameOf(role)} ${role.name.zh_CN} ${role.extent}`.toLowerCase().includes(keyword))
  const from = (page.number - 1) * page.size
  return { rows: rows.slice(from, from + page.size), total: rows.length, isCapped: false }
}

/** Role list of specification §2.8: index, name, extension attribute, edit and delete; New leads to role-add. */
export function RoleListPage() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const canManage = useHasPermission('role.manage')
  const [removing, setRemoving] = useState<RoleView>()
  const columns = useMemo(
    (): ListColumn<RoleView>[] => [
      {
        key: 'name',
        title: t('roles.name'),
        isTitle: true,
        minWidth: 200,
        text: (role) => textOf(role.name),
        render: (role) => textOf(role.name),
      },
      {
        key: 'extent',
        title: t('roles.extent'),
        share: 28,
        minWidth: 120,
        isOnCard: true,
        text: (role) => role.extent,
        render: (role) => role.extent,
      },
      { key: 'scope', title: t('roles.scope'), share: 22, minWidth: 120, isOnCard: true, render: (role) => t(`roles.scope-${role.scope}`) },
      {
        key: 'kind',
        title: t('roles.kind'),
        width: 120,
        isOnCard: true,
        render: (role) => t(role.isFixed ? 'roles.kindFixed' : role.isBuiltIn ? 'roles.kindBuiltIn' : 'roles.kindCustom'),
      },
    ],
    [t, textOf],
  )
  const filters = useMemo(
    (): ListFilter[] => [{ kind: 'text', key: 'keyword', label: t('roles.keyword'), placeholder: t('roles.keyword'), width: 240 }],
    [t],
  )

  const actionsOf = (role: RoleView): RowAction[] => {
    const path = pathTo('role-edit', { id: role.id })
    const edit = path === undefined ? [] : [{ key: 'edit', label: t(role.isFixed || !canManage ? 'roles.view' : 'common.edit'), path }]
    if (role.isBuiltIn || !canManage) return edit
    return [...edit, { key: 'delete', label: t('common.delete'), isDanger: true, onClick: () => setRemoving(role) }]
  }

  /** The first call counts the accounts, the second deletes (specification §4.6). */
  const remove = async (role: RoleView): Promise<void> => {
    try {
      const { count } = await call(contract.remove, { roleId: role.id }, { isQuiet: true })
      if (count > 0) {
        notify.warning(t('roles.inUse', { n: count }), 5)
        return
      }
      await call(contract.remove, { roleId: role.id }, { isQuiet: true })
      notify.success(t('roles.removed'))
      await queryClient.invalidateQueries({ queryKey: rolesKey })
    } catch (error) {
      notify.error(error instanceof CallError && error.code === 'role-in-use' ? error.message : t('roles.removeFailed'), 5)
    }
  }

  const addPath = pathTo('role-add')
  return (
    <>
      <ListPage<RoleView>
        tableKey="roles"
        title={t('roles.title')}
        actions={
          canManage && addPath !== undefined ? (
            <Button type="primary" onClick={() => void navigate(addPath)}>
              {t('roles.new')}
            </Button>
          ) : undefined
        }
        columns={columns}
        filters={filters}
        defaultSort="name"
        defaultPageSize={100}
        queryKey={rolesKey}
        fetchPage={async (query, signal) => pageOf(await fetchRoles(signal), query, (role) => textOf(role.name))}
        rowKey={(role) => role.id}
        rowTitle={(role) => textOf(role.name)}
        rowPath={(role) => pathTo('role-edit', { id: role.id })}
        rowActions={actionsOf}
        actionsWidth={120}
        emptyText={t('roles.empty')}
      />
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('roles.removeTitle')}
        confirmText={t('roles.remove')}
        isDanger
        onConfirm={() => (removing === undefined ? undefined : remove(removing))}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t('roles.removeText', { name: removing === undefined ? '' : textOf(removing.name) })}</p>
      </ConfirmDialog>
    </>
  )
}
