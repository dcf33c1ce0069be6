import type { SignInMethod } from '../auth/model.ts'
import type { Text } from '../i18n/text.ts'
import { accountActionNames } from './account-action-names.ts'
import { workActionNames } from './work-action-names.ts'

/** Calls by which a person tries to sign in, with the way that each is for. A sign-in that succeeded is an `auth.login`, by any way. */
export const signInActions: Readonly<Record<string, SignInMethod | null>> = {
  'auth.login': 'password',
  'verification.loginByPhone': 'sms',
  'federation.singleLogin': 'oidc',
  'device.enterRemembered': 'remembered',
  'secondFactor.confirmAtSignIn': null,
  'qr-sign-in.poll': 'qr',
  'certificate.signIn': 'certificate',
  'transit.enter': 'transit',
  'national-platform.createTicket': 'platform',
  'national-platform.silentLogin': 'platform',
}

/** Acts of reading logs: they would drown what people did, so the operation log has them in a tab of their own. */
export const logActions: readonly string[] = [
  'audit.signIns',
  'audit.exportSignIns',
  'audit.operations',
  'audit.exportOperations',
  'audit.startVerification',
  'audit.lastVerification',
  'audit.verified',
]

/** Steps of signing in other than the sign-in itself, which has its own row: not shown among what people did, only under «all». */
export const signInSteps: readonly string[] = ['auth.createToken']

/**
 * What every audited act is called. Each call of each contract has an entry (a refused reading is audited too), and what jobs write; a test
 * (modules/audit/action-names.test.ts) names what is missing.
 */
export const actionNames: Readonly<Record<string, Text>> = { ...workActionNames, ...accountActionNames }
