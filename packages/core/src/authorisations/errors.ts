import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'authorisation-deputy': { status: 422 },
  'authorisation-days': { status: 422 },
  'authorisation-start': { status: 422 },
  'authorisation-begun': { status: 422 },
  'authorisation-twice': { status: 409 },
  'authorisation-many': { status: 409 },
  'authorisation-item': { status: 422 },
  'authorisation-over': { status: 409 },
} satisfies ErrorTable
