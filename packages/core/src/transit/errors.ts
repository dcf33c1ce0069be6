import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'transit-signature': { status: 401, isAudited: true },
  'signed-call-invalid': { status: 403 },
  'transit-invalid': { status: 401, isAudited: true },
} satisfies ErrorTable
