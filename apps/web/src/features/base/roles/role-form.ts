import type { RoleInput, RoleView } from '@wenwu/core/roles/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { hasVisibleText } from '@wenwu/core/kernel/text'

export type RoleValues = Omit<RoleInput, 'id' | 'version'>

export type RoleErrors = Partial<Record<'name' | 'icon' | 'scope', TextKey>>

export const emptyRole: RoleValues = { name: '', extent: '', icon: '', parentId: null, scope: 'none', organizations: [], provinces: [] }

export function valuesOf(role: RoleView): RoleValues {
  const { extent, icon, parentId, scope, organizations, provinces } = role
  return { name: role.name.zh_CN, extent, icon, parentId, scope, organizations, provinces }
}

/** What is missing, in the words of specification §5. */
export function checkRole(values: RoleValues): RoleErrors {
  return {
    ...(!hasVisibleText(values.name) && { name: 'roles.nameRequired' as const }),
    ...(values.icon === '' && { icon: 'roles.iconRequired' as const }),
    ...(values.scope === 'list' &&
      values.organizations.length + values.provinces.length === 0 && { scope: 'roles.scopeListRequired' as const }),
  }
}
