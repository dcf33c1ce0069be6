/** Addresses of screens that are open without signing in; the entrance links to those that exist. */
export const publicPaths: readonly string[] = [
  '/certificate-signer',
  '/work-guide',
  '/work-guide/:itemCode',
  '/regulations',
  '/reguldetail',
  '/sms-outbox',
  '/online_info',
  '/online_info/notices/:id',
  '/qr/:secret',
  '/qualified-units',
  '/tohelpbook',
  '/ForgetPwd',
  '/IndividualRegistration',
  '/RegisterLPStep',
  '/search',
  '/specification',
]
