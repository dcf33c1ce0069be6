import { organizationKinds } from '../organizations/kinds/index.generated.ts'
import type { OrganizationKindDefinition } from '../organizations/kind.ts'
import { permissions } from '../permissions.generated.ts'
import { otherRoles } from '../roles.generated.ts'
import type { SystemRole } from './model.ts'
import type { Permission } from './permission.ts'
import type { RoleDefinition } from './role.ts'

/** Every permission code there is; a test holds the contracts and menus to it. */
export const permissionCodes = Object.keys(permissions) as Permission[]

const kinds: readonly OrganizationKindDefinition[] = Object.values(organizationKinds)
const found: [string, RoleDefinition][] = [...kinds.flatMap(({ roles }) => Object.entries(roles)), ...Object.entries(otherRoles)]

/** The built-in roles in their order, with their names, permissions and scopes. Data scope is not a permission: repositories derive it from the actor. */
export const builtInRoles = Object.fromEntries(found.sort(([, a], [, b]) => a.position - b.position)) as Record<SystemRole, RoleDefinition>

/** The three administrators (三员分立): each excludes every other role. */
export const administratorRoles = [
  'system-administrator',
  'security-administrator',
  'audit-administrator',
] as const satisfies readonly SystemRole[]

/** Whether a role is one of the three administrators. */
export function isAdministratorRole(code: string): boolean {
  return administratorRoles.some((role) => role === code)
}

const administratorPermissions: ReadonlySet<string> = new Set(administratorRoles.flatMap((role) => builtInRoles[role].permissions))

/** Whether a permission is the administrators' alone: no other role may hold it, and they hold no other (三员分立). */
export function isAdministratorPermission(code: string): boolean {
  return administratorPermissions.has(code)
}
