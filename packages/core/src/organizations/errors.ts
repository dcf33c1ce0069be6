import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'organization-taken': { status: 409 },
  'organization-twice': { status: 409 },
  'organization-region-taken': { status: 409 },
  'organization-region-wrong': { status: 422 },
  'organization-region-below': { status: 422 },
  'organization-region-busy': { status: 409 },
  'organization-in-use': { status: 409 },
  'organization-inactive': { status: 409 },
  'organization-cycle': { status: 409 },
  'organization-place': { status: 422 },
  'telephone-wrong': { status: 422 },
  'credit-code-wrong': { status: 422 },
} satisfies ErrorTable
