/** Addresses of screens that are open without signing in; the entrance links to those that exist. */
export const publicPaths: readonly string[] = [
  '/work-guide',
  '/work-guide/:itemCode',
  '/sms-outbox',
  '/qr/:secret',
  '/ForgetPwd',
  '/IndividualRegistration',
  '/RegisterLPStep',
]
