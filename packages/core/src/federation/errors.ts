import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'single-sign-on-closed': { status: 404 },
  'single-sign-on-stale': { status: 401, isAudited: true },
  'single-sign-on-refused': { status: 401, isAudited: true },
  'identity-provider-down': { status: 503 },
} satisfies ErrorTable
