import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'draft-conflict': { status: 409 },
  'handed-in-already': { status: 409 },
  'too-many-drafts': { status: 409 },
  'correction-unchanged': { status: 422 },
  'correction-again': { status: 422 },
  'end-by-voiding': { status: 409 },
  'reapply-not-ended': { status: 409 },
  'reapply-no-data': { status: 409 },
  'reapply-id-taken': { status: 409 },
  'reapply-id-unknown': { status: 422 },
  'reapply-no-files': { status: 409 },
  'reapply-reopened': { status: 409 },
  'no-step-to-move-to': { status: 409 },
  'reopen-reapplied': { status: 409 },
  'clock-not-open': { status: 409 },
  'clock-not-extendable': { status: 422 },
  'clock-extended': { status: 409 },
  'clock-overdue': { status: 409 },
  'clock-stopped': { status: 409 },
  'clock-not-suspendable': { status: 422 },
  'clock-after-decision': { status: 422 },
  'clock-not-suspended': { status: 409 },
  'clock-plan': { status: 422 },
  'section-not-of-matter': { status: 422 },
} satisfies ErrorTable
