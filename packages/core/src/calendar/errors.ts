import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'calendar-same-person': { status: 403, isAudited: true },
  'calendar-past-day': { status: 422 },
  'calendar-unchanged': { status: 422 },
  'calendar-day-waits': { status: 409 },
  'calendar-decided': { status: 409 },
} satisfies ErrorTable
