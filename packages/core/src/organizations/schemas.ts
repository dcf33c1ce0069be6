import { z } from 'zod'
import { kindNames } from './model.ts'

/** One place of the tree, as its row shows it. */
export const organizationNodeSchema = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  kind: z.enum(kindNames),
  name: z.string(),
  /** Internal code (`01010102`), or null. */
  code: z.string().nullable(),
  creditCode: z.string().nullable(),
  /** Two-digit code (GB/T 2260), or null. */
  provinceCode: z.string().nullable(),
  /** Four or six digits where the kind names a region, or null. */
  regionCode: z.string().nullable(),
  isActive: z.boolean(),
  hasChildren: z.boolean(),
})

/** How an authority that accepts applications is reached. */
export const authorityContactSchema = z.object({
  name: z.string(),
  /** Null: the national bureau. */
  provinceCode: z.string().nullable(),
  telephone: z.string(),
})

/** A place found by searching, with the way to it from the root (itself left out). */
export const organizationHitSchema = organizationNodeSchema.extend({ path: z.array(z.object({ id: z.string(), name: z.string() })) })

/** What hangs on an organisation; while any of it is not zero it cannot be deactivated. */
export const organizationUseSchema = z.object({
  /** Accounts that are not locked. */
  accounts: z.number(),
  /** Tasks offered to it and not done yet. */
  tasks: z.number(),
  /** Active organisations right below it. */
  children: z.number(),
  /** Active work groups of it. */
  workGroups: z.number(),
})

export const organizationViewSchema = organizationHitSchema.extend({
  /** Where people reach it; '' where none is said. */
  telephone: z.string(),
  use: organizationUseSchema,
  /** Counts up with every change; a change must name the one it was based on. */
  version: z.number(),
})
