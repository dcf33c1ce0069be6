import { z } from 'zod'

/** One line of the list of work groups. */
export const workGroupRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** By which the content of items names it; null where no process does. */
  code: z.string().nullable(),
  purpose: z.string(),
  organizationId: z.string().nullable(),
  organizationName: z.string(),
  leaderName: z.string(),
  memberCount: z.number(),
  isActive: z.boolean(),
  /** ISO instant. */
  updatedAt: z.string(),
})

/** Somebody who may become a member. */
export const workGroupPersonSchema = z.object({ userId: z.string(), name: z.string(), username: z.string(), organizationName: z.string() })

export const workGroupMemberSchema = workGroupPersonSchema.extend({
  isLeader: z.boolean(),
  /** An account that is locked stays a member and is told apart. */
  isLocked: z.boolean(),
})

export const workGroupViewSchema = workGroupRowSchema.omit({ leaderName: true, memberCount: true }).extend({
  members: z.array(workGroupMemberSchema),
  /** Tasks offered to it and not done yet; while there are any it cannot be deleted. */
  openTasks: z.number(),
  version: z.number(),
})
