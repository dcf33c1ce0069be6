import type { z } from 'zod'
import type { workGroupMemberSchema, workGroupPersonSchema, workGroupRowSchema, workGroupViewSchema } from './schemas.ts'

export type WorkGroupRow = z.output<typeof workGroupRowSchema>
export type WorkGroupMember = z.output<typeof workGroupMemberSchema>
export type WorkGroupView = z.output<typeof workGroupViewSchema>
export type WorkGroupPerson = z.output<typeof workGroupPersonSchema>

/** What is typed about a work group. A group with members has exactly one leader among them. */
export interface WorkGroupInput {
  name: string
  code: string | null
  purpose: string
  organizationId: string | null
  isActive: boolean
  members: { userId: string; isLeader: boolean }[]
}

/** Whether a text may be the code of a work group: small letters, digits and hyphens after a letter, and no id. */
export function isWorkGroupCode(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,39}$/.test(text) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

export const maxMembers = 200
/** People offered for one keyword. */
export const peopleCap = 20
