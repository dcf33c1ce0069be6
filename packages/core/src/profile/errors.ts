import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'current-password-wrong': { status: 422, isAudited: true },
  'current-password-locked': { status: 401, isAudited: true },
  'family-name-required': { status: 400 },
  'name-required': { status: 400 },
  'name-fixed': { status: 422 },
  'email-format': { status: 400 },
  'mobile-required': { status: 400 },
  'mobile-format': { status: 400 },
  'avatar-type': { status: 415 },
  'avatar-too-large': { status: 413 },
} satisfies ErrorTable
