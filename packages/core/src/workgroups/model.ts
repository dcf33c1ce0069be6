/** One line of the list of work groups. */
export interface WorkGroupRow {
  id: string
  name: string
  /** By which the content of items names it; null where no process does. */
  code: string | null
  purpose: string
  organizationId: string | null
  organizationName: string
  leaderName: string
  memberCount: number
  isActive: boolean
  /** ISO instant. */
  updatedAt: string
}

export interface WorkGroupMember {
  userId: string
  name: string
  username: string
  organizationName: string
  isLeader: boolean
  /** An account that is locked stays a member and is told apart. */
  isLocked: boolean
}

export interface WorkGroupView extends Omit<WorkGroupRow, 'leaderName' | 'memberCount'> {
  members: WorkGroupMember[]
  /** Tasks offered to it and not done yet; while there are any it cannot be deleted. */
  openTasks: number
  version: number
}

/** What is typed about a work group. A group with members has exactly one leader among them. */
export interface WorkGroupInput {
  name: string
  code: string | null
  purpose: string
  organizationId: string | null
  isActive: boolean
  members: { userId: string; isLeader: boolean }[]
}

/** Somebody who may become a member. */
export type WorkGroupPerson = Pick<WorkGroupMember, 'userId' | 'name' | 'username' | 'organizationName'>

export const workGroupSorts = ['name-asc', 'updated-desc'] as const
export type WorkGroupSort = (typeof workGroupSorts)[number]

export interface WorkGroupFilter {
  keyword?: string | undefined
  isActive?: boolean | undefined
}

/** Whether a text may be the code of a work group: small letters, digits and hyphens after a letter, and no id. */
export function isWorkGroupCode(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,39}$/.test(text) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

export const maxMembers = 200
/** People offered for one keyword. */
export const peopleCap = 20
