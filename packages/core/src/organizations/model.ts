import type { z } from 'zod'
import type { OrganizationKind } from '../auth/model.ts'
import { organizationKinds } from './kinds/index.generated.ts'
import type {
  authorityContactSchema,
  organizationHitSchema,
  organizationNodeSchema,
  organizationUseSchema,
  organizationViewSchema,
} from './schemas.ts'

/** Every kind of organisation, in the order in which lists offer them. */
export const kindNames = (Object.keys(organizationKinds) as OrganizationKind[]).sort(
  (a, b) => organizationKinds[a].position - organizationKinds[b].position,
)

export type OrganizationNode = z.output<typeof organizationNodeSchema>
export type OrganizationHit = z.output<typeof organizationHitSchema>
export type OrganizationStep = OrganizationHit['path'][number]
export type OrganizationUse = z.output<typeof organizationUseSchema>
export type AuthorityContact = z.output<typeof authorityContactSchema>
export type OrganizationView = z.output<typeof organizationViewSchema>

/** What may be typed about an organisation. */
export interface OrganizationInput {
  name: string
  code: string | null
  creditCode: string | null
  provinceCode: string | null
  /** Of kinds that name a region (`regionDigits`); absent or null for all others. */
  regionCode?: string | null | undefined
  /** Absent: stays as it is. */
  telephone?: string | undefined
}

/** Children are read this many at a time. */
export const childrenPerPage = 100
/** Hits of one search at most. */
export const searchCap = 50
/** Siblings that can still be put into an order by hand. */
export const orderCap = 500
/** Levels of the tree at most. */
export const maxDepth = 8
