/** The messages we send to phones; each has its words in `i18n/texts/messages.ts`. */
export const messageTemplates = [
  'sign-in-code',
  'reset-password-code',
  'register-code',
  'password-changed',
  'mobile-change-code',
  'mobile-changed',
  'own-password-changed',
  'one-time-password',
  'second-factor-reset',
  'certificate-changed',
] as const
export type MessageTemplate = (typeof messageTemplates)[number]
