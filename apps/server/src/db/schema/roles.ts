import type { Text } from '@wenwu/core/i18n/text'
import type { DataScope } from '@wenwu/core/roles/model'
import type { Generated } from 'kysely'
import type { Json } from './json.ts'

interface RoleTable {
  id: string
  code: string
  name: Json<Text>
  permissions: string[]
  is_built_in: Generated<boolean>
  extent: Generated<string>
  icon: Generated<string>
  parent_id: Generated<string | null>
  position: Generated<number>
  data_scope: Generated<DataScope>
  scope_organizations: Generated<string[]>
  scope_provinces: Generated<string[]>
  has_field_rules: Generated<boolean>
  /** Counts what was saved of the role: its facts, its ticks, its fields. */
  version: Generated<number>
  seeded_menus: Generated<string[]>
  removal_session_id: Generated<string | null>
  removal_asked_at: Generated<Date | null>
}

interface RoleFieldTable {
  role_id: string
  item_code: string
  path: string
  is_visible: boolean
  is_required: boolean
  is_disabled: boolean
}

interface MenuTable {
  id: string
  parent_id: string | null
  name: string
  title: Json<Text>
  icon: string
  url: string
  component: string
  type: 'menu' | 'button'
  permission_code: string
  position: number
  is_built_in: Generated<boolean>
  is_changed: Generated<boolean>
  is_removed: Generated<boolean>
}

/** Roles, menus and what ties them. */
export interface RoleTables {
  roles: RoleTable
  user_roles: { user_id: string; role_id: string }
  role_menus: { role_id: string; menu_id: string; is_half: Generated<boolean> }
  role_fields: RoleFieldTable
  menus: MenuTable
}
