import type { Pool, QueryConfig, QueryResultRow } from 'pg'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
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

/** What somebody may do. It is shared by the calls of a session, so it is never changed. */
type Rights = Pick<Actor, 'roles' | 'permissions' | 'scopes' | 'hasFieldRules' | 'workGroups' | 'principals'>

interface SessionRow extends Omit<Actor, keyof Rights> {
  isStale: boolean
  settings: SettingsVersions
}

interface RightsRow extends Pick<Rights, 'workGroups' | 'principals'> {
  roleFacts: RoleFacts[]
}

const person = `s.id as "sessionId", s.user_id as "userId", u.username, u.name, u.kind, u.mobile, u.email, u.locale,
           u.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", o.kind as "organizationKind", o.province_code as "provinceCode",
           ${regionOfOrganization} as "regionCode",
           u.must_change_password as "mustChangePassword", u.password_changed_at as "passwordChangedAt",
           s.last_seen_at <= $2::timestamptz - interval '1 minute' as "isStale",
           ${settingsVersionsText} as settings`

// whatever is read here has a trigger that counts the version `rights` on
const rights = `(select coalesce(json_agg(json_build_array(r.code, r.permissions, r.data_scope, r.scope_organizations, r.scope_provinces, r.has_field_rules) order by r.code), '[]')
            from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as "roleFacts",
           array(select named from work_group_members m join work_groups g on g.id = m.group_id cross join unnest(array[g.id::text, g.code]) as named
                 where m.user_id = u.id and g.is_active and named is not null) as "workGroups",
           (select coalesce(json_agg(json_build_object('userId', p.id, 'name', p.name, 'itemCodes', a.item_codes)), '[]')
            from authorisations a join users p on p.id = a.principal_id
            where a.deputy_id = u.id and a.revoked_at is null and ($2::timestamptz at time zone 'Asia/Shanghai')::date between a.from_on and a.to_on
              and a.organization_id = u.organization_id and p.organization_id = u.organization_id and p.status = 'active' and not p.is_locked) as principals`

const ofSession = `from sessions s join users u on u.id = s.user_id left join organizations o on o.id = u.organization_id
    where s.token_hash = $1 and s.ended_at is null and not u.is_locked and u.status = 'active'
      and s.expires_at > $2::timestamptz and s.last_seen_at > $2::timestamptz - interval '${idleMinutes} minutes'`

// Named: parsed and planned once per connection. The touch is a second statement, at most once a minute and session.
const find = { name: 'authenticate', text: `select ${person} ${ofSession}` } as const
const findWithRights = { name: 'authenticate-rights', text: `select ${person}, ${rights} ${ofSession}` } as const

const touch = {
  name: 'authenticate-touch',
  text: `update sessions set last_seen_at = $2::timestamptz where token_hash = $1 and ended_at is null and last_seen_at <= $2::timestamptz - interval '1 minute'`,
} as const

interface KeptRights {
  /** Of `settings_versions`: which change of rights it is of. */
  version: number
  /** The day in Shanghai: authorisations begin and end by days. */
  day: CalendarDate
  rights: Rights
}

/** Sessions whose rights are kept; of more the oldest are read again. */
const mostKept = 5_000
const keptByPool = new WeakMap<Pool, Map<string, KeptRights>>()

/**
 * The actor of a session token, or null: unknown, signed out, idle for 30 minutes, older than 12 hours, or its account locked
 * meanwhile. All of that is read at each call, with the versions of settings and of rights; rights themselves, whose statement costs four times as
 * much, when a session is first seen by this server and when their version or the day is another one (decision 0158). Changes take effect at the
 * next call, on every server. One query on the pool, two after a change of rights.
 */
export async function authenticate(
  pool: Pool,
  credential: string,
  now: Date,
): Promise<{ actor: Actor; settings: SettingsVersions } | null> {
  if (!isSecret(credential)) return null
  const hash = hashOfSecret(credential)
  const found = await readActor(pool, hash, now)
  if (found === null) return null
  const { isStale, settings, ...actor } = found
  if (isStale) await pool.query({ ...touch, values: [hash, now] })
  return { actor, settings }
}

async function readActor(pool: Pool, hash: Buffer, now: Date): Promise<(SessionRow & Rights) | null> {
  let kept = keptByPool.get(pool)
  if (kept === undefined) keptByPool.set(pool, (kept = new Map()))
  const [key, day] = [hash.toString('latin1'), toShanghaiDate(now)]
  const known = kept.get(key)
  if (known !== undefined) {
    const row = await readSession<SessionRow>(pool, find, [hash, now])
    if (row !== undefined && known.version === row.settings['rights'] && known.day === day) return { ...row, ...known.rights }
    kept.delete(key)
    if (row === undefined) return null
  }
  const row = await readSession<SessionRow & RightsRow>(pool, findWithRights, [hash, now])
  if (row === undefined) return null
  const { roleFacts, workGroups, principals, ...session } = row
  const read: Rights = { ...rightsOf(roleFacts), workGroups, principals }
  for (const part of [read.roles, read.permissions, read.scopes, workGroups, principals]) Object.freeze(part)
  const version = session.settings['rights']
  if (version !== undefined) {
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(key, { version, day, rights: read })
  }
  return { ...session, ...read }
}

async function readSession<Row extends QueryResultRow>(pool: Pool, statement: QueryConfig, values: unknown[]): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>({ ...statement, values, query_timeout: requestPatience } as QueryConfig)
  return rows[0]
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
