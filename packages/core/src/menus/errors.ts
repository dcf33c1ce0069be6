import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'menu-built-in': { status: 409 },
  'menu-name-taken': { status: 409 },
  'menu-ticked': { status: 409 },
  'menu-has-children': { status: 409 },
  'menu-own-page': { status: 409 },
  'menu-place': { status: 422 },
  'menu-component': { status: 422 },
} satisfies ErrorTable
