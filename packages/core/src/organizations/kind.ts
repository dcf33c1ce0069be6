import type { RoleDefinition } from '../auth/role.ts'
import type { Text } from '../i18n/text.ts'

/** What a case says of where it is. */
export interface CasePlace {
  /** Two digits (GB/T 2260), or null. */
  provinceCode: string | null
}

/** A kind of organisation: one folder of `organizations/kinds`, found by folder. */
export interface OrganizationKindDefinition {
  /** Place among the kinds in lists, and in the tree of built-in choices. */
  position: number
  name: Text
  /** The kinds it stands below; null: the root. */
  below: readonly (string | null)[]
  /** Kinds of parts that may stand below it wherever they are wanted: departments, divisions. */
  parts: readonly string[]
  /** The installation brings them; they are neither added nor moved by hand. */
  isFixed?: true
  /**
   * Where its province and region come from: `inherited` from what it stands below, `chosen` a province or none, or a region that must be
   * named, of so many digits (4 city, 6 county).
   */
  region: 'inherited' | 'chosen' | 4 | 6
  /** Its roles by code, those that processes name (`candidates.ts`) among them. */
  roles: Readonly<Record<string, RoleDefinition>>
  /** What a case is told it is acted on by, where the person is not named (Chinese, as bodies are). Absent: the name of the role. */
  bodyName?: (place: CasePlace) => string
}

/** Declares a kind of organisation. */
export function defineOrganizationKind<const K extends OrganizationKindDefinition>(kind: K): K {
  return kind
}
