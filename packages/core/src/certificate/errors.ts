import type { ErrorTable } from '../kernel/errors.ts'

/** Errors of this module. Their texts stand in `i18n/texts/<language>/errors.ts`. */
export const errors = {
  'certificate-closed': { status: 404 },
  'certificate-challenge-over': { status: 410, isAudited: true },
  'certificate-unreadable': { status: 422, isAudited: true },
  'certificate-untrusted': { status: 403, isAudited: true },
  'certificate-not-yet': { status: 403, isAudited: true },
  'certificate-expired': { status: 403, isAudited: true },
  'certificate-usage': { status: 403, isAudited: true },
  'certificate-revoked': { status: 403, isAudited: true },
  'certificate-revocation-unknown': { status: 503, isAudited: true },
  'certificate-signature-wrong': { status: 403, isAudited: true },
  'certificate-unbound': { status: 403, isAudited: true },
  'certificate-bound': { status: 409, isAudited: true },
  'certificate-too-many': { status: 409 },
  'certificate-name-differs': { status: 422, isAudited: true },
  'certificate-administrator': { status: 403, isAudited: true },
} satisfies ErrorTable
