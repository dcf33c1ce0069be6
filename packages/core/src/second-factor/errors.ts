import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'second-factor-required': { status: 401 },
  'second-factor-enrolment-required': { status: 401 },
  'wrong-second-factor': { status: 403, isAudited: true },
  'second-factor-used': { status: 403 },
  'second-factor-locked': { status: 403, isAudited: true },
  'second-factor-mismatch': { status: 422 },
  'second-factor-enrolled': { status: 409 },
  'second-factor-not-begun': { status: 409 },
  'second-factor-mandatory': { status: 409 },
  'fresh-sign-in-required': { status: 409 },
  'second-factor-begun-long-ago': { status: 409 },
} satisfies ErrorTable
