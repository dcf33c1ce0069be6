import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'file-version-stale': { status: 409 },
  'file-ending-differs': { status: 415 },
  'file-too-large': { status: 413 },
  'file-type': { status: 415 },
  'file-unpacked': { status: 413 },
  'file-content-differs': { status: 415 },
  'file-empty': { status: 400 },
  'file-infected': { status: 422, isAudited: true },
  'virus-scan-down': { status: 503 },
  'virus-scan-limit': { status: 413 },
  'file-store-down': { status: 503 },
  'file-content-missing': { status: 500 },
  'case-zip-too-large': { status: 413 },
  'case-zip-busy': { status: 429 },
  'too-many-uploads': { status: 429 },
  'upload-material-full': { status: 409 },
  'upload-case-full': { status: 409 },
  'upload-day-full': { status: 429 },
  'upload-over': { status: 410 },
  'upload-offset': { status: 409 },
  'upload-incomplete': { status: 409 },
  'upload-part-damaged': { status: 422 },
  'upload-damaged': { status: 422 },
} satisfies ErrorTable
