import { roles as auth } from './auth/roles.ts'
import { roles as cases } from './cases/roles.ts'
import { roles as content } from './content/roles.ts'
import { roles as tasks } from './tasks/roles.ts'

/** Roles of people who act for no kind of organisation. */
export const otherRoles = { ...auth, ...cases, ...content, ...tasks } as const
