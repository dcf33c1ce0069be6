import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'incident-gone': { status: 409 },
  'incident-holds-case': { status: 409 },
} satisfies ErrorTable
