import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'wrong-entrance': { status: 400, isAudited: true },
  'wrong-password': { status: 401, isAudited: true },
  'account-locked-out': { status: 401, isAudited: true },
  'account-disabled': { status: 403, isAudited: true },
  'account-pending': { status: 403, isAudited: true },
  'slider-required': { status: 403 },
  'ticket-invalid': { status: 401, isAudited: true },
  'remembered-invalid': { status: 401, isAudited: true },
  'password-seal-invalid': { status: 400 },
  'password-seal-required': { status: 400 },
  'password-rule': { status: 422 },
  'password-common': { status: 422 },
  'password-own-name': { status: 422 },
  'password-unchanged': { status: 422 },
  'password-must-change': { status: 403 },
} satisfies ErrorTable
