import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'platform-refused': { status: 401, isAudited: true },
  'platform-not-real-name': { status: 403, isAudited: true },
  'platform-person-differs': { status: 409, isAudited: true },
  'platform-arrival-over': { status: 404, isAudited: true },
  'platform-already-bound': { status: 409, isAudited: true },
  'platform-not-bound': { status: 409 },
  'platform-target': { status: 403, isAudited: true },
} satisfies ErrorTable
