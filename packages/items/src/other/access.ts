import { roleAccess } from '../_blocks/access.ts'

export const access = roleAccess()
