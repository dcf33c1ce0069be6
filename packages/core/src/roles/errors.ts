import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'role-in-use': { status: 409 },
  'role-fixed': { status: 409, isAudited: true },
  'role-built-in': { status: 409 },
  'role-separation': { status: 422, isAudited: true },
  'role-name-required': { status: 422 },
  'role-icon-required': { status: 422 },
  'role-name-taken': { status: 409 },
} satisfies ErrorTable
