import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/errors.ts`. */
export const errors = {
  'draft-conflict': { status: 409 },
  'too-many-drafts': { status: 409 },
  'correction-unchanged': { status: 422 },
} satisfies ErrorTable
