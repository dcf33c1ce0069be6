/** What an applicant is told about a case, by SMS and, where they have given an address, by e-mail. */
const caseNotices = [
  'case-accepted',
  'case-deemed-accepted',
  'case-not-accepted',
  'case-correction',
  'correction-due',
  'correction-overdue',
  'case-extended',
  'case-suspended',
  'case-resumed',
  'case-decided',
  'case-voided',
  'obligation-due',
  'obligation-overdue',
  'obligation-returned',
] as const
export type CaseNotice = (typeof caseNotices)[number]

/** What an official is told about a task, by the same ways. */
const taskNotices = ['task-urged'] as const
export type TaskNotice = (typeof taskNotices)[number]

/** The messages we send; each has its words in `i18n/texts/<language>/messages.ts`, those to phones under its own name. */
export const messageTemplates = [
  'sign-in-code',
  'reset-password-code',
  'register-code',
  'password-changed',
  'mobile-change-code',
  'second-factor-code',
  'mobile-changed',
  'own-password-changed',
  'one-time-password',
  'second-factor-reset',
  'certificate-changed',
  ...caseNotices,
  ...taskNotices,
] as const
export type MessageTemplate = (typeof messageTemplates)[number]
