import type { SignInMethod } from '../auth/model.ts'
import type { Text } from '../i18n/text.ts'
import { actsByModule } from '../acts.generated.ts'

/** Calls by which a person tries to sign in, with the way that each is for. A sign-in that succeeded is an `auth.login`, by any way. */
export const signInActions: Readonly<Record<string, SignInMethod | null>> = {
  'auth.login': 'password',
  'verification.loginByPhone': 'sms',
  'federation.singleLogin': 'oidc',
  'device.enterRemembered': 'remembered',
  'second-factor.confirmAtSignIn': null,
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

/** What every audited act is called, by `<module>.<act>`: said by the modules in their `acts.ts`. */
export const actionNames: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(actsByModule).flatMap(([module, acts]) => Object.entries(acts).map(([act, name]) => [`${module}.${act}`, name])),
)

/** Modules that were called otherwise when rows were written; rows are never rewritten. */
const formerModules: Readonly<Record<string, string>> = { 'second-factor': 'secondFactor' }

/** Acts that were called otherwise when rows were written, or are done by another now, by their former keys. */
const formerActs: Readonly<Record<string, string>> = { 'cases.void': 'tasks.void', 'tasks.recall': 'tasks.verb' }

/** An act by all the keys that rows of any age have for it, the present one first. */
export function keysOfAction(action: string): string[] {
  const [module = '', act = ''] = action.split('.')
  const former = formerModules[module]
  const others = Object.keys(formerActs).filter((key) => formerActs[key] === action)
  return [action, ...(former === undefined ? [] : [`${former}.${act}`]), ...others]
}

/** The present key of an act that a row of any age names. */
export function presentAction(stored: string): string {
  if (Object.hasOwn(formerActs, stored)) return formerActs[stored]!
  const [module, act = ''] = stored.split('.')
  const present = Object.keys(formerModules).find((key) => formerModules[key] === module)
  return present === undefined ? stored : `${present}.${act}`
}
