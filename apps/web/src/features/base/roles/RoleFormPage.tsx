import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/roles/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { PageFailure } from '../../../ui/PageFailure.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { orTell, rolesKey } from './role-query.ts'
import { RoleForm } from './RoleForm.tsx'
import './roles.css'

/** role-add and role-edit of specification §2.8. */
export function RoleFormPage() {
  const { t, textOf } = useText()
  const { id } = useParams()
  const role = useQuery({
    queryKey: [...rolesKey, 'one', id],
    queryFn: ({ signal }) => orTell(call(contract.get, { roleId: id ?? '' }, { signal, isQuiet: true }), 'roles.loadFailed'),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  usePageTitle(
    id === undefined
      ? t('roles.addTitle')
      : role.data && `${t(role.data.isFixed ? 'roles.viewTitle' : 'roles.editTitle')} · ${textOf(role.data.name)}`,
  )
  if (id === undefined) return <RoleForm key="new" role={undefined} />
  // what is being typed stays when reading it again fails
  if (role.data !== undefined) return <RoleForm key={id} role={role.data} />
  return role.error === null ? (
    <PageSkeleton />
  ) : (
    <PageFailure title={t('roles.loadFailed')} error={role.error} onRetry={() => void role.refetch()} />
  )
}
