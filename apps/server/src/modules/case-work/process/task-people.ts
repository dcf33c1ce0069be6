import { sql } from 'kysely'
import type { UserKind } from '@wenwu/core/auth/model'
import type { Locale } from '@wenwu/core/i18n/text'
import { candidatesOf } from '@wenwu/core/organizations/candidates-of'
import type { Db } from '../../../platform/database/request-database.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import { regionOfOrganization, type Actor } from '../../../platform/http/actor.ts'
import { keyOfGroup, partsOfKey } from './candidate-key.ts'
import { keysOf } from './candidate.ts'

/** Somebody who has a task in hand or could take it. */
export interface TaskPerson {
  userId: string
  username: string
  name: string
  mobile: string
  email: string
  locale: Locale | null
  kind: UserKind
  organizationId: string | null
  organizationName: string
  provinceCode: string | null
  regionCode: string | null
  isOpen: boolean
  roles: string[]
  permissions: string[]
  workGroups: string[]
}

/** What the calls of a task ask of their caller: an open account, the permission, the key. */
export function canAct(person: TaskPerson | undefined, candidateKey: string): boolean {
  return person?.isOpen === true && person.permissions.includes('task.handle') && keysOf(person).includes(candidateKey)
}

/** People by id, with what their keys follow from. */
export async function readTaskPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TaskPerson>> {
  return byId(await read(db, sql`u.id = any(${[...ids]}::uuid[])`))
}

/** All officials whose accounts are open and whose roles handle tasks. */
export async function readTaskOfficials(db: Db): Promise<ReadonlyMap<string, TaskPerson>> {
  return byId(
    await read(
      db,
      sql`u.kind = 'official' and u.status = 'active' and not u.is_locked and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and 'task.handle' = any(r.permissions))`,
    ),
  )
}

/**
 * Those who hold one of the keys of open or earlier steps of cases of these provinces and can act, the applicants' people left out: two tasks of one
 * office have the same people, so they are read together.
 */
export async function readPeopleOfKeys(db: Db, keys: readonly string[], provinceCodes: readonly (string | null)[]): Promise<TaskPerson[]> {
  return (await readPeopleAround(db, keys, provinceCodes, null)).people
}

/** The same, with the people of an organisation who may be asked to read. One statement. */
export async function readPeopleAround(
  db: Db,
  keys: readonly string[],
  provinceCodes: readonly (string | null)[],
  organizationId: string | null,
): Promise<{ people: TaskPerson[]; colleagues: TaskPerson[] }> {
  const parts = [...new Set(keys)].map(partsOfKey)
  const places = (role: string) => parts.filter((part) => part.role === role).map(({ place }) => place)
  const roles = [...new Set(parts.map(({ role }) => role))].filter((role) => !['user', 'group', 'applicant'].includes(role))
  const provinces = provinceCodes.filter((code) => code !== null)
  // of the offices of provinces those of these; who holds which key is asked of each person afterwards
  const rows = await read(
    db,
    sql`u.kind = 'official' and u.status = 'active' and not u.is_locked and (
      u.id::text = any(${places('user')}::text[]) or u.organization_id = ${organizationId}
      or exists (select from work_group_members m join work_groups g on g.id = m.group_id
        where m.user_id = u.id and (g.id::text = any(${places('group')}::text[]) or g.code = any(${places('group')}::text[])))
      or ((o.province_code is null or o.province_code = any(${provinces}::text[]) or o.id::text = any(${places('third-party')}::text[]))
        and exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code = any(${roles}::text[]))))`,
  )
  const sorted = rows.toSorted((a, b) => (a.username < b.username ? -1 : 1))
  return {
    people: sorted.filter((person) => keys.some((key) => canAct(person, key))),
    colleagues: sorted.filter((person) => person.organizationId === organizationId && person.permissions.includes('case.circulate')),
  }
}

/** A work group and its members who can act. */
export interface WorkGroup {
  id: string
  organizationId: string | null
  name: string
  people: TaskPerson[]
}

/** The work groups of this official's own organisation, and those they belong to, in which somebody can act. */
export async function listGroupsOf(
  db: Db,
  { kind, organizationId, userId }: Pick<Actor, 'kind' | 'organizationId' | 'userId'>,
): Promise<WorkGroup[]> {
  if (kind !== 'official') return []
  const { rows: groups } = await sql<Omit<WorkGroup, 'people'>>`
    select g.id, g.name, g.organization_id as "organizationId" from work_groups g where g.is_active and (g.organization_id = ${organizationId}
      or exists (select from work_group_members m where m.group_id = g.id and m.user_id = ${userId})) order by g.name, g.id limit 100 ${byKey}`.execute(
    db,
  )
  if (groups.length === 0) return []
  const members = await read(
    db,
    sql`exists (select from work_group_members m where m.user_id = u.id and m.group_id = any(${groups.map(({ id }) => id)}::uuid[]))`,
  )
  return groups
    .map((group) => ({ ...group, people: members.filter((person) => canAct(person, keyOfGroup(group.id))) }))
    .filter(({ people }) => people.length > 0)
}

/** Who acts under a key, and who leads the body or group that has it. */
export interface KeyHolders {
  of(key: string): readonly string[]
  leadsOf(key: string): readonly string[]
}

/** Ids of the officials whose accounts are open and whose roles handle tasks, by key. One statement. */
export async function keyHolders(db: Db): Promise<KeyHolders> {
  const [holders, leads] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const add = (map: Map<string, Set<string>>, key: string, id: string) => void map.set(key, (map.get(key) ?? new Set()).add(id))
  for (const person of (await readTaskOfficials(db)).values())
    for (const key of keysOf(person)) {
      add(holders, key, person.userId)
      if (person.permissions.includes('task.lead')) add(leads, bodyOf(key), person.userId)
    }
  return { of: (key) => [...(holders.get(key) ?? [])], leadsOf: (key) => [...(leads.get(bodyOf(key)) ?? [])] }
}

/** What the keys of one body, or of one work group, have in common: all but the role. */
function bodyOf(key: string): string {
  const { role, place } = partsOfKey(key)
  return `${candidatesOf(role)?.rule ?? role}@${place}`
}

const byId = (rows: readonly TaskPerson[]): ReadonlyMap<string, TaskPerson> => new Map(rows.map((row) => [row.userId, row]))

async function read(db: Db, which: ReturnType<typeof sql>): Promise<TaskPerson[]> {
  const { rows } = await sql<TaskPerson>`
    select u.id as "userId", u.username, u.name, u.mobile, u.email, u.locale, u.kind, u.organization_id as "organizationId", coalesce(o.name, '') as "organizationName", o.province_code as "provinceCode",
      ${sql.raw(regionOfOrganization)} as "regionCode",
      not u.is_locked and u.status = 'active' as "isOpen",
      array(select r.code from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id order by r.code) as roles,
      array(select distinct permission from user_roles ur join roles r on r.id = ur.role_id cross join unnest(r.permissions) as permission
            where ur.user_id = u.id) as permissions,
      array(select named from work_group_members m join work_groups g on g.id = m.group_id cross join unnest(array[g.id::text, g.code]) as named
            where m.user_id = u.id and g.is_active and named is not null) as "workGroups"
    from users u left join organizations o on o.id = u.organization_id where ${which}`.execute(db)
  return rows
}
