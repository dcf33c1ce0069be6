import type { Text } from '../i18n/text.ts'
import type { DataScope } from '../roles/model.ts'
import type { Permission } from './permission.ts'

/** A built-in role: of a kind of organisation (`organizations/kinds/<kind>/kind.ts`), or of people beside them (`<module>/roles.ts`). */
export interface RoleDefinition {
  /** Place in lists of roles. */
  position: number
  name: Text
  permissions: readonly Permission[]
  /** Which cases it opens at first; where processes name the role its scope stays. */
  scope: DataScope
}

/** Declares the roles that belong to no kind of organisation. */
export function defineRoles<const R extends Readonly<Record<string, RoleDefinition>>>(roles: R): R {
  return roles
}
