import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'registration-invalid': { status: 422 },
  'agreement-required': { status: 422 },
  'phone-not-proven': { status: 422 },
  'credit-code-taken': { status: 409 },
  'identity-number-taken': { status: 409 },
  'mobile-taken': { status: 409 },
  'too-many-registrations': { status: 429 },
  'operator-locked': { status: 409 },
} satisfies ErrorTable
