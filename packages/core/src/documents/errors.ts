import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'number-taken': { status: 409 },
  'reply-changed': { status: 409 },
  'number-format': { status: 422 },
  'number-year': { status: 422 },
  'document-date': { status: 422 },
  'document-incomplete': { status: 422 },
  'reply-missing': { status: 409 },
  'number-required': { status: 422 },
  'reply-reasons-missing': { status: 422 },
  'reply-scheme-contradicts': { status: 422 },
} satisfies ErrorTable
