import type { ErrorTable } from '../kernel/errors.ts'

/** Errors that any call can end in. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'bad-request': { status: 400 },
  'bad-text': { status: 400 },
  'too-many-values': { status: 400 },
  'page-size': { status: 400 },
  'signed-out': { status: 401, isAudited: true },
  forbidden: { status: 403, isAudited: true },
  'not-found': { status: 404, isAudited: true },
  'method-not-allowed': { status: 405 },
  conflict: { status: 409, isAudited: true },
  'reference-gone': { status: 409 },
  'idempotency-mismatch': { status: 409 },
  'idempotency-busy': { status: 409 },
  'too-large': { status: 413 },
  'headers-too-large': { status: 431 },
  'request-too-slow': { status: 408 },
  'too-many-requests': { status: 429 },
  busy: { status: 503 },
  'database-down': { status: 503 },
  'disk-full': { status: 507 },
  timeout: { status: 503 },
  internal: { status: 500 },
} satisfies ErrorTable
