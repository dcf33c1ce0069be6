/**
 * Business errors. A code is stable and language-free; its text stands in `i18n/texts/errors.ts` under the same key and is
 * chosen by whoever shows it. The table below is the only place that maps codes to HTTP status codes.
 */
export const errorStatus = {
  'bad-request': 400,
  'bad-text': 400,
  'page-size': 400,
  'signed-out': 401,
  'wrong-entrance': 400,
  'wrong-password': 401,
  'account-locked-out': 401,
  'account-disabled': 403,
  'account-pending': 403,
  'slider-required': 403,
  'ticket-invalid': 401,
  'remembered-invalid': 401,
  'second-factor-required': 401,
  'second-factor-enrolment-required': 401,
  'wrong-second-factor': 403,
  'second-factor-used': 403,
  'second-factor-locked': 403,
  'second-factor-mismatch': 422,
  'second-factor-enrolled': 409,
  'second-factor-not-begun': 409,
  'second-factor-mandatory': 409,
  'fresh-sign-in-required': 409,
  'second-factor-begun-long-ago': 409,
  'transit-signature': 401,
  'signed-call-invalid': 403,
  'transit-invalid': 401,
  'single-sign-on-closed': 404,
  'single-sign-on-stale': 401,
  'single-sign-on-refused': 401,
  'identity-provider-down': 503,
  'qr-code-over': 404,
  'certificate-closed': 404,
  'certificate-challenge-over': 410,
  'certificate-unreadable': 422,
  'certificate-untrusted': 403,
  'certificate-not-yet': 403,
  'certificate-expired': 403,
  'certificate-usage': 403,
  'certificate-revoked': 403,
  'certificate-revocation-unknown': 503,
  'certificate-signature-wrong': 403,
  'certificate-unbound': 403,
  'certificate-bound': 409,
  'certificate-too-many': 409,
  'certificate-name-differs': 422,
  'certificate-administrator': 403,
  'platform-refused': 401,
  'platform-not-real-name': 403,
  'platform-person-differs': 409,
  'platform-arrival-over': 404,
  'platform-already-bound': 409,
  'platform-not-bound': 409,
  'platform-target': 403,
  'password-seal-invalid': 400,
  'password-seal-required': 400,
  'password-rule': 422,
  'password-common': 422,
  'password-own-name': 422,
  'password-unchanged': 422,
  'current-password-wrong': 422,
  'password-must-change': 403,
  'current-password-locked': 401,
  'family-name-required': 400,
  'name-required': 400,
  'name-fixed': 422,
  'email-format': 400,
  'mobile-required': 400,
  'mobile-format': 400,
  'avatar-type': 415,
  'avatar-too-large': 413,
  'mobile-invalid': 400,
  'wrong-code': 400,
  'code-expired': 400,
  'code-too-soon': 429,
  'too-many-codes': 429,
  'messages-closed': 503,
  'several-accounts': 409,
  'reset-invalid': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'reference-gone': 409,
  'draft-conflict': 409,
  'task-taken': 409,
  'task-claimed': 409,
  'not-your-turn': 409,
  'idempotency-mismatch': 409,
  'idempotency-busy': 409,
  'number-taken': 409,
  'number-format': 422,
  'document-date': 422,
  'role-in-use': 409,
  'role-fixed': 409,
  'role-built-in': 409,
  'role-separation': 422,
  'role-name-required': 422,
  'role-icon-required': 422,
  'role-name-taken': 409,
  'content-state': 409,
  'content-conflict': 409,
  'content-own-review': 403,
  'content-taken': 409,
  'search-too-hard': 503,
  'synonym-same': 422,
  'synonym-taken': 409,
  'menu-built-in': 409,
  'menu-name-taken': 409,
  'menu-ticked': 409,
  'menu-has-children': 409,
  'menu-own-page': 409,
  'menu-place': 422,
  'menu-component': 422,
  'organization-taken': 409,
  'organization-in-use': 409,
  'organization-inactive': 409,
  'organization-cycle': 409,
  'organization-place': 422,
  'credit-code-wrong': 422,
  'workgroup-taken': 409,
  'workgroup-in-use': 409,
  'workgroup-code-taken': 409,
  'workgroup-has-tasks': 409,
  'username-taken': 409,
  'own-account': 403,
  'same-person': 403,
  'last-administrator': 409,
  'account-state': 409,
  'administrator-role-exclusive': 422,
  'administrator-password': 403,
  'first-password-unchanged': 409,
  'role-not-for-kind': 422,
  'import-unreadable': 422,
  'import-columns': 422,
  'import-too-many': 422,
  'import-unpacked-size': 422,
  'import-part-count': 422,
  'import-text-count': 422,
  'import-cell-count': 422,
  'import-column-count': 422,
  'import-text-size': 422,
  'import-text-length': 422,
  'import-line-length': 422,
  'import-too-slow': 422,
  'import-too-big': 422,
  'file-version-stale': 409,
  'file-ending-differs': 415,
  'registration-invalid': 422,
  'agreement-required': 422,
  'phone-not-proven': 422,
  'credit-code-taken': 409,
  'identity-number-taken': 409,
  'mobile-taken': 409,
  'too-many-registrations': 429,
  'operator-locked': 409,
  'too-large': 413,
  'headers-too-large': 431,
  'request-too-slow': 408,
  'file-too-large': 413,
  'file-type': 415,
  'file-content-differs': 415,
  'file-empty': 400,
  'file-infected': 422,
  'virus-scan-down': 503,
  'virus-scan-limit': 413,
  'file-store-down': 503,
  'file-content-missing': 500,
  'case-zip-too-large': 413,
  'case-zip-busy': 429,
  'too-many-uploads': 429,
  'upload-material-full': 409,
  'upload-case-full': 409,
  'upload-day-full': 429,
  'upload-over': 410,
  'upload-offset': 409,
  'upload-incomplete': 409,
  'upload-part-damaged': 422,
  'upload-damaged': 422,
  'form-invalid': 422,
  'materials-missing': 422,
  'opinion-required': 422,
  'reason-required': 422,
  'defects-required': 422,
  'defect-notes-required': 422,
  'correction-unchanged': 422,
  'choice-required': 422,
  'document-incomplete': 422,
  'number-required': 422,
  'reply-reasons-missing': 422,
  'reply-scheme-contradicts': 422,
  'too-many-requests': 429,
  busy: 503,
  'database-down': 503,
  'disk-full': 507,
  timeout: 503,
  internal: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The code that a text names; `internal` for one that is not ours (of a newer server). */
export function errorCodeOf(text: string): ErrorCode {
  return isErrorCode(text) ? text : 'internal'
}

/** Whether a text is one of our error codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}

/** One problem on one field of a form or of a request; `path` is a dotted path as the form shows it (`basic.projectName`, `history[2].money`). */
export interface FieldProblem {
  path: string
  code: string
  params?: Record<string, string | number>
}

export type ErrorParams = Record<string, string | number>

/** An error that a user may see. Everything else that is thrown becomes `internal` and is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** The field of the request it belongs to, where there is one. */
  readonly field: string | undefined
  readonly problems: FieldProblem[] | undefined
  /** Facts for the client beside the text (a lock-out time, the other version of a draft). Must be free of secrets. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    options: { params?: ErrorParams; field?: string; problems?: FieldProblem[]; details?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = options.params ?? {}
    this.field = options.field
    this.problems = options.problems
    this.details = options.details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
