import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'obligation-day': { status: 422 },
  'obligation-before-decision': { status: 422 },
  'obligation-before-begin': { status: 422 },
  'obligation-before-other': { status: 422 },
  'obligation-after': { status: 409 },
  'obligation-after-other': { status: 422 },
  'obligation-follows': { status: 409 },
  'obligation-early': { status: 409 },
  'obligation-content': { status: 422 },
  'obligation-file': { status: 422 },
  'obligation-files': { status: 409 },
  'obligation-reason': { status: 422 },
  'obligation-moved': { status: 409 },
} satisfies ErrorTable
