import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'mobile-invalid': { status: 400 },
  'wrong-code': { status: 400, isAudited: true },
  'code-expired': { status: 400, isAudited: true },
  'code-too-soon': { status: 429 },
  'too-many-codes': { status: 429 },
  'messages-closed': { status: 503 },
  'several-accounts': { status: 409 },
  'reset-invalid': { status: 400, isAudited: true },
} satisfies ErrorTable
