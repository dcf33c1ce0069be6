import type { OrganizationKind } from '../auth/model.ts'

/** Every kind of organisation, in the order in which lists offer them. */
export const organizationKinds = [
  'national',
  'province',
  'department',
  'division',
  'unit',
  'third-party',
  'customs',
] as const satisfies readonly OrganizationKind[]

/** One place of the tree, as its row shows it. */
export interface OrganizationNode {
  id: string
  parentId: string | null
  kind: OrganizationKind
  name: string
  /** Internal code (`01010102`), or null. */
  code: string | null
  creditCode: string | null
  /** Two-digit code (GB/T 2260), or null. */
  provinceCode: string | null
  isActive: boolean
  hasChildren: boolean
}

/** A place found by searching, with the way to it from the root (itself left out). */
export interface OrganizationHit extends OrganizationNode {
  path: OrganizationStep[]
}

export interface OrganizationStep {
  id: string
  name: string
}

/** What hangs on an organisation; while any of it is not zero it cannot be deactivated. */
export interface OrganizationUse {
  /** Accounts that are not locked. */
  accounts: number
  /** Tasks offered to it and not done yet. */
  tasks: number
  /** Active organisations right below it. */
  children: number
  /** Active work groups of it. */
  workGroups: number
}

export interface OrganizationView extends OrganizationHit {
  use: OrganizationUse
  /** Counts up with every change; a change must name the one it was based on. */
  version: number
}

/** What may be typed about an organisation. */
export interface OrganizationInput {
  name: string
  code: string | null
  creditCode: string | null
  provinceCode: string | null
}

/** Children are read this many at a time. */
export const childrenPerPage = 100
/** Hits of one search at most. */
export const searchCap = 50
/** Siblings that can still be put into an order by hand. */
export const orderCap = 500
/** Levels of the tree at most. */
export const maxDepth = 8
