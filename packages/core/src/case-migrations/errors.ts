import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'migration-unfit': { status: 409 },
  'migration-ended': { status: 409 },
  'migration-acted': { status: 409 },
} satisfies ErrorTable
