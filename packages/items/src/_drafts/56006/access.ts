import { roleAccess } from '../../_blocks/access.ts'

/** Name here what else third parties and experts must not see: `roleAccess(['project.remark'])`. */
export const access = roleAccess()
