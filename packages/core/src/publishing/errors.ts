import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'content-state': { status: 409 },
  'content-conflict': { status: 409 },
  'content-own-review': { status: 403, isAudited: true },
  'content-taken': { status: 409 },
} satisfies ErrorTable
