import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'search-too-hard': { status: 503 },
  'synonym-same': { status: 422 },
  'synonym-taken': { status: 409 },
} satisfies ErrorTable
