import type { DemoUser } from '@wenwu/core/accounts/demo'
import type { SystemRole } from '@wenwu/core/auth/model'
import { demoOfModules } from '@wenwu/core/demo.generated'
import { demoOfKinds } from '@wenwu/core/organizations/kinds/demo.generated'
import type { OrganizationSeed } from './organizations.ts'

export type { DemoUser }

/** Password of every demo account. Demo data is refused in production. */
export const demoPassword = 'Wenwu@2026#'

const people = [...demoOfKinds, ...demoOfModules].sort((a, b) => a.position - b.position)

/** Organisations of the demo data beside the built-in ones. */
export const demoOrganizations: readonly OrganizationSeed[] = people.flatMap(({ organizations = [] }) => organizations)

/** Every demo user. */
export const demoUsers: readonly DemoUser[] = people.flatMap(({ users }) => users)

/** The roles of a demo account: the demo entities have one account each, which administers them. */
export function demoRoles({ kind, role }: DemoUser): SystemRole[] {
  return kind === 'legal-entity' ? [role, 'entity-administrator'] : [role]
}

/** The mobile number of a demo account, for signing in by SMS. */
export function demoMobile(username: string): string {
  return `1990000${String(demoUsers.findIndex((user) => user.username === username) + 1).padStart(4, '0')}`
}

/** The demo accounts in few lines for the start banner: names, then what they are in Chinese and English. `type` is that of /crblogin. */
export const demoAccounts: readonly string[] = [
  ...people.flatMap(({ banner }) => banner),
  `短信登录手机：company ${demoMobile('company')}，person ${demoMobile('person')}，national-lead ${demoMobile('national-lead')}，验证码见 /sms-outbox / Mobile numbers for SMS sign-in; codes are on /sms-outbox`,
]
