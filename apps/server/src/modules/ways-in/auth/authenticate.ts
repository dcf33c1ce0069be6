import type { Pool, QueryConfig } from 'pg'
import type { DataScope } from '@wenwu/core/roles/model'
import { regionOfOrganization, type Actor } from '../../../platform/http/actor.ts'
import { requestPatience } from '../../../platform/database/request-database.ts'
import { settingsVersionsText, type SettingsVersions } from '../../../platform/kept-settings.ts'
import { hashOfSecret, isSecret } from './secret-token.ts'

/** Lifetimes of a session in minutes: idle (GB/T 22239 8.1.4.1 b) and absolute. */
export const idleMinutes = 30
export const absoluteMinutes = 12 * 60

/** A role as the query gives it: code, permissions, data scope, its organisations and provinces, whether it speaks of form fields. */
type RoleFacts = [
  code: string,
  permissions: string[],
  scope: DataScope,
  organizations: string[],
  provinces: string[],
  hasFieldRules: boolean,
]

interface SessionRow extends Omit<Actor, 'roles' | 'permissions' | 'scopes' | 'hasFieldRules'> {
  roleFacts: RoleFacts[]
  isStale: boolean
  settings: SettingsVersions
}

// Named: parsed and planned once per connection. The touch is a second statement, at most once a minute and session.
const find = {
  name: 'authenticate',
  text: `
    select s.id as "sessionId", s.user_id as "userId", u.username, u.name, u.kind, u.mobile, u.email, u.locale,
           u.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", o.kind as "organizationKind", o.province_code as "provinceCode",
           ${regionOfOrganization} as "regionCode",
           (select coalesce(json_agg(json_build_array(r.code, r.permissions, r.data_scope, r.scope_organizations, r.scope_provinces, r.has_field_rules) order by r.code), '[]')
            from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as "roleFacts",
           array(select named from work_group_members m join work_groups g on g.id = m.group_id cross join unnest(array[g.id::text, g.code]) as named
                 where m.user_id = u.id and g.is_active and named is not null) as "workGroups",
           (select coalesce(json_agg(json_build_object('userId', p.id, 'name', p.name, 'itemCodes', a.item_codes)), '[]')
            from authorisations a join users p on p.id = a.principal_id
            where a.deputy_id = u.id and a.revoked_at is null and ($2::timestamptz at time zone 'Asia/Shanghai')::date between a.from_on and a.to_on
              and a.organization_id = u.organization_id and p.organization_id = u.organization_id and p.status = 'active' and not p.is_locked) as principals,
           u.must_change_password as "mustChangePassword", u.password_changed_at as "passwordChangedAt",
           s.last_seen_at <= $2::timestamptz - interval '1 minute' as "isStale",
           ${settingsVersionsText} as settings
    from sessions s join users u on u.id = s.user_id left join organizations o on o.id = u.organization_id
    where s.token_hash = $1 and s.ended_at is null and not u.is_locked and u.status = 'active'
      and s.expires_at > $2::timestamptz and s.last_seen_at > $2::timestamptz - interval '${idleMinutes} minutes'`,
} as const

const touch = {
  name: 'authenticate-touch',
  text: `update sessions set last_seen_at = $2::timestamptz where token_hash = $1 and ended_at is null and last_seen_at <= $2::timestamptz - interval '1 minute'`,
} as const

/**
 * The actor of a session token, or null: unknown, signed out, idle for 30 minutes, older than 12 hours, or its account locked
 * meanwhile. Rights and the versions of settings are read with the session, so changes of both take effect at the next call, on every
 * server. One query on the pool.
 */
export async function authenticate(
  pool: Pool,
  credential: string,
  now: Date,
): Promise<{ actor: Actor; settings: SettingsVersions } | null> {
  if (!isSecret(credential)) return null
  const values = [hashOfSecret(credential), now]
  const { rows } = await pool.query<SessionRow>({ ...find, values, query_timeout: requestPatience } as QueryConfig)
  if (rows[0] === undefined) return null
  const { isStale, roleFacts, settings, ...person } = rows[0]
  if (isStale) await pool.query({ ...touch, values })
  return { actor: { ...person, ...rightsOf(roleFacts) }, settings }
}

/** What somebody may do by all their roles together. */
function rightsOf(facts: readonly RoleFacts[]): Pick<Actor, 'roles' | 'permissions' | 'scopes' | 'hasFieldRules'> {
  return {
    roles: facts.map(([code]) => code),
    permissions: [...new Set(facts.flatMap(([, permissions]) => permissions))].sort(),
    scopes: facts.map(([role, , kind, organizations, provinces]) => ({ role, kind, organizations, provinces })),
    hasFieldRules: facts.some((fact) => fact[5]),
  }
}
