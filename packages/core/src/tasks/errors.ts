import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'task-taken': { status: 409, isAudited: true },
  'task-claimed': { status: 409, isAudited: true },
  'not-your-turn': { status: 409, isAudited: true },
  'no-earlier-step': { status: 409 },
  'nobody-to-transfer-to': { status: 409 },
  'signers-open': { status: 409 },
  'signer-cannot-return': { status: 409 },
  'no-signers-here': { status: 409 },
  'nobody-to-ask': { status: 409 },
  'signer-cannot-decide': { status: 422 },
  'part-ended': { status: 409, isAudited: true },
  'panel-awaits-all': { status: 409 },
  'panel-quorum': { status: 409 },
  'answer-by-too-late': { status: 422 },
  'urged-already': { status: 409 },
  'materials-missing': { status: 422 },
  'nothing-handed-in': { status: 422 },
  'opinion-required': { status: 422 },
  'reason-required': { status: 422 },
  'defects-required': { status: 422 },
  'defect-notes-required': { status: 422 },
  'choice-required': { status: 422 },
} satisfies ErrorTable
