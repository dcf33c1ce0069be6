import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'workgroup-taken': { status: 409 },
  'workgroup-in-use': { status: 409 },
  'workgroup-code-taken': { status: 409 },
  'workgroup-has-tasks': { status: 409 },
} satisfies ErrorTable
