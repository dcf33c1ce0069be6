import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'import-unreadable': { status: 422 },
  'import-no-rows': { status: 422 },
  'import-columns': { status: 422 },
  'import-unit': { status: 422 },
  'import-column-twice': { status: 422 },
  'import-too-many': { status: 422 },
  'import-unpacked-size': { status: 422 },
  'import-part-count': { status: 422 },
  'import-text-count': { status: 422 },
  'import-cell-count': { status: 422 },
  'import-merged-count': { status: 422 },
  'import-column-count': { status: 422 },
  'import-text-size': { status: 422 },
  'import-text-length': { status: 422 },
  'import-line-length': { status: 422 },
  'import-too-slow': { status: 422 },
  'import-too-big': { status: 422 },
} satisfies ErrorTable
