import { roleAccess } from '../_blocks/access.ts'

/** Beside the contact: who pays and with whom it was agreed is nothing an expert judges the plan by. */
export const access = roleAccess(['funding.fundSource'])
