import type { OrganizationKind } from '@wenwu/core/auth/model'
import { organizationKinds } from '@wenwu/core/organizations/kinds/index.generated'
import type { OrganizationUse } from '@wenwu/core/organizations/model'
import { useText } from '../../../lib/i18n.ts'

/** Names of kinds, and what hangs on an organisation in words. */
export function useWords() {
  const { t, textOf } = useText()
  return {
    kindName: (kind: OrganizationKind): string => textOf(organizationKinds[kind].name),
    useLines: ({ accounts, tasks, children, workGroups }: OrganizationUse): string[] => [
      ...(accounts > 0 ? [t('organizations.useAccounts', { n: accounts })] : []),
      ...(tasks > 0 ? [t('organizations.useTasks', { n: tasks })] : []),
      ...(children > 0 ? [t('organizations.useChildren', { n: children })] : []),
      ...(workGroups > 0 ? [t('organizations.useWorkGroups', { n: workGroups })] : []),
    ],
  }
}
