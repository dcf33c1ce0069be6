import type { Text } from '../i18n/text.ts'

/**
 * Which cases a role opens (RBAC data scope). `own`: filed or handled by oneself; `organization`: filed by one's organisation, with
 * `-and-below` also by those below it in the tree; `province` and `region`: in the province, or in the region (a prefix of its code), of one's
 * organisation; `assigned`: entrusted to oneself or one's body; `list`: the organisations and
 * provinces the role names. Somebody with several roles sees the union.
 */
export const dataScopes = [
  'none',
  'own',
  'organization',
  'organization-and-below',
  'province',
  'region',
  'nation',
  'assigned',
  'list',
] as const
export type DataScope = (typeof dataScopes)[number]

/** The scope one role of a person gives. */
export interface RoleScope {
  /** Code of the role. */
  role: string
  kind: DataScope
  /** Of `list` only: ids of organisations, two-digit codes of provinces. */
  organizations: string[]
  provinces: string[]
}

/** A role as screens know it. */
export interface RoleView {
  id: string
  code: string
  name: Text
  /** 扩展属性: a free remark. */
  extent: string
  icon: string
  parentId: string | null
  scope: DataScope
  organizations: string[]
  provinces: string[]
  /** Named by processes or by the three administrators: it cannot be deleted. */
  isBuiltIn: boolean
  /** One of the three administrators: nothing of it can be changed. */
  isFixed: boolean
  /** Another one after each save of the role, of its ticks or of its fields. */
  version: number
}

/** What is sent to create or change a role; `id` is absent for a new one. */
export interface RoleInput {
  id: string | undefined
  name: string
  extent: string
  icon: string
  parentId: string | null
  scope: DataScope
  organizations: string[]
  provinces: string[]
  /** What the change is based on: it is refused when somebody else was faster. Absent: whatever stands there is replaced. */
  version?: number | undefined
}

/** A node of the trees of menus and of buttons (specification §3). */
export interface TreeNode {
  id: string
  title: string
  titles: Text
  checked: boolean
  /** Some below it are ticked, not all. */
  isHalf: boolean
  /** It cannot be ticked: open to everybody, or a permission this role may never hold. */
  isDisabled: boolean
  /** It opens nothing by itself. */
  isFolder: boolean
  children: TreeNode[]
}

/** One field of a form as the third tab lists it. */
export interface FieldEntry {
  /** `<item>/<section>.<field>` or `<item>/<section>.<table>.<column>`. */
  id: string
  name: Text
  itemCode: string
  itemName: Text
  section: Text
}
