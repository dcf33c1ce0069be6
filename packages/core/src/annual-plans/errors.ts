import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'plan-batch-exists': { status: 409 },
  'plan-batch-year': { status: 422 },
  'plan-batch-number': { status: 422 },
  'plan-batch-day': { status: 422 },
  'plan-exists': { status: 409 },
  'plan-deadline': { status: 409 },
  'plan-closed': { status: 409 },
  'plan-step': { status: 409 },
  'plan-changed': { status: 409 },
  'plan-row-changed': { status: 409 },
  'plan-full': { status: 409 },
  'plan-empty': { status: 422 },
  'plan-undecided': { status: 409 },
  'plan-duplicate': { status: 422 },
  'plan-rank-taken': { status: 422 },
  'plan-total': { status: 422 },
  'plan-required': { status: 422 },
  'plan-money': { status: 422 },
  'plan-funds': { status: 422 },
  'plan-earlier': { status: 422 },
  'plan-case': { status: 422 },
  'plan-third-party': { status: 422 },
  'plan-adjusting': { status: 409 },
} satisfies ErrorTable
