import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'view-name-taken': { status: 409 },
  'views-full': { status: 409 },
  'view-unknown-part': { status: 400 },
} satisfies ErrorTable
