import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'step-takes-no-limit': { status: 422 },
  'step-limit-too-long': { status: 422 },
  'step-answer-too-long': { status: 422 },
  'step-without-people': { status: 409 },
  'step-same-person': { status: 409 },
  'step-person-needed': { status: 422 },
} satisfies ErrorTable
