import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'phrase-taken': { status: 409 },
  'phrases-full': { status: 409 },
} satisfies ErrorTable
