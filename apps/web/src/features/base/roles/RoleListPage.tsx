import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { pageOf } from '@wenwu/core/kernel/page'
import { contract } from '@wenwu/core/roles/contract'
import { roleList } from '@wenwu/core/roles/list'
import type { RoleView } from '@wenwu/core/roles/model'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { useHasPermission } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import type { RowAction } from '../../../ui/list/list-types.ts'
import { fetchRoles, rolesKey } from './role-query.ts'

function holds(role: RoleView, shownName: string, keyword: string): boolean {
  return `${shownName} ${role.name.zh_CN} ${role.extent}`.toLowerCase().includes(keyword.trim().toLowerCase())
}

/** Role list of specification §2.8: index, name, extension attribute, edit and delete; New leads to role-add. */
export function RoleListPage() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const canManage = useHasPermission('role.manage')
  const [removing, setRemoving] = useState<RoleView>()

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
      <ListPage
        list={roleList}
        queryKey={rolesKey}
        // all roles are there at once; filter and page are cut here
        fetchPage={async ({ filter, page }, signal) => {
          const roles = await fetchRoles(signal)
          return pageOf(
            roles.filter((role) => holds(role, textOf(role.name), filter.keyword ?? '')),
            page,
          )
        }}
        actions={
          canManage && addPath !== undefined ? (
            <Button type="primary" onClick={() => void navigate(addPath)}>
              {t('roles.new')}
            </Button>
          ) : undefined
        }
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
