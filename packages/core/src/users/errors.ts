import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'username-taken': { status: 409 },
  'own-account': { status: 403, isAudited: true },
  'same-person': { status: 403, isAudited: true },
  'last-administrator': { status: 409, isAudited: true },
  'account-state': { status: 409 },
  'administrator-role-exclusive': { status: 422 },
  'administrator-password': { status: 403, isAudited: true },
  'first-password-unchanged': { status: 409 },
  'password-shown': { status: 403, isAudited: true },
  'role-not-for-kind': { status: 422 },
} satisfies ErrorTable
