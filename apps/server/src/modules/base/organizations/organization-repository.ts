import { sql, type RawBuilder } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import type { ChildrenQuery } from '@wenwu/core/organizations/contract'
import {
  childrenPerPage,
  maxDepth,
  searchCap,
  type AuthorityContact,
  type OrganizationHit,
  type OrganizationNode,
  type OrganizationStep,
  type OrganizationUse,
  type OrganizationView,
} from '@wenwu/core/organizations/model'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { keysOfOrganization, keysOfWorkGroup } from '../../case-work/process/index.ts'

const nodeColumns = sql`o.id, o.parent_id as "parentId", o.kind, o.name, o.code, o.credit_code as "creditCode", o.province_code as "provinceCode", o.region_code as "regionCode",
  o.is_active as "isActive", exists (select from organizations c where c.parent_id = o.id) as "hasChildren"`

/** The way from the root to an organisation, itself left out, as JSON; bounded, so that not even broken data run for ever. */
const pathColumn = sql`(
  with recursive up (id, parent_id, name, level) as (
    select p.id, p.parent_id, p.name, 1 from organizations p where p.id = o.parent_id
    union all
    select p.id, p.parent_id, p.name, up.level + 1 from organizations p join up on p.id = up.parent_id where up.level < ${sql.lit(maxDepth * 2)}
  )
  select coalesce(json_agg(json_build_object('id', up.id, 'name', up.name) order by up.level desc), '[]') from up) as path`

/** One page of the organisations right below one (null: at the root): by their order, then by name. */
export async function listChildren(db: Db, { parentId, page }: ChildrenQuery): Promise<{ rows: OrganizationNode[]; hasMore: boolean }> {
  const { rows } = await sql<OrganizationNode>`
    select ${nodeColumns} from organizations o where ${hangsBelow(parentId)}
    order by o.position, ${byName('o.name')}, o.id limit ${childrenPerPage + 1} offset ${(page - 1) * childrenPerPage}`.execute(db)
  return { rows: rows.slice(0, childrenPerPage), hasMore: rows.length > childrenPerPage }
}

/** Organisations that hold every word of the keyword in name, code or credit code; the shortest names first. */
export async function searchOrganizations(db: Db, keyword: string): Promise<{ rows: OrganizationHit[]; isCapped: boolean }> {
  const words = wordsOf(keyword)
  if (words.length === 0) return { rows: [], isCapped: false }
  const text = sql`o.name || ' ' || coalesce(o.code, '') || ' ' || coalesce(o.credit_code, '')`
  const conditions = words.map((word) => containsWord(text, word))
  const { rows } = await sql<OrganizationHit>`
    select ${nodeColumns}, ${pathColumn} from (
      select * from organizations o where ${sql.join(conditions, sql` and `)}
      order by o.is_active desc, length(o.name), ${byName('o.name')}, o.id limit ${searchCap + 1}) o`.execute(db)
  return { rows: rows.slice(0, searchCap), isCapped: rows.length > searchCap }
}

/** One organisation with its way and with what hangs on it. Throws `not-found`. */
export async function getOrganization(db: Db, id: string): Promise<OrganizationView> {
  const { rows } = await sql<OrganizationHit & { version: number; telephone: string }>`
    select ${nodeColumns}, o.version, o.telephone, ${pathColumn} from organizations o where o.id = ${id}`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new AppError('not-found')
  return { ...row, use: await countUse(db, row) }
}

/** The bureaus that accept applications and have said how they are reached: the provinces in their order, then the nation. One statement. */
export async function listContacts(db: Db): Promise<AuthorityContact[]> {
  const { rows } = await sql<AuthorityContact>`
    select o.name, o.province_code as "provinceCode", o.telephone from organizations o
    where o.kind in ('province', 'national') and o.is_active and o.telephone <> '' order by o.kind desc, o.province_code limit 100`.execute(
    db,
  )
  return rows
}

/** What hangs on an organisation, in one statement. */
export async function countUse(
  db: Db,
  organization: { id: string; kind: OrganizationKind; provinceCode: string | null; regionCode: string | null },
): Promise<OrganizationUse> {
  const { rows: groups } = await sql<{ id: string; code: string | null }>`
    select id, code from work_groups where organization_id = ${organization.id} and is_active`.execute(db)
  const keys = [...keysOfOrganization(organization), ...groups.flatMap(keysOfWorkGroup)]
  const { rows } = await sql<Omit<OrganizationUse, 'workGroups'>>`
    select
      (select count(*)::int from users where organization_id = ${organization.id} and not is_locked) as accounts,
      (select count(*)::int from tasks where state = 'open' and candidate_key = any(${keys})) as tasks,
      (select count(*)::int from organizations where parent_id = ${organization.id} and is_active) as children`.execute(db)
  return { ...rows[0]!, workGroups: groups.length }
}

type Placed = Pick<StoredOrganization, 'id' | 'kind' | 'provinceCode' | 'regionCode'>

/** Open tasks that wait for an organisation where it is, and would not where it is to be. One statement, none where nothing is lost. */
export async function countLeftBehind(db: Db, stored: Placed, next: Pick<Placed, 'provinceCode' | 'regionCode'>): Promise<number> {
  const kept = new Set(keysOfOrganization({ ...stored, ...next }))
  const lost = keysOfOrganization(stored).filter((key) => !kept.has(key))
  if (lost.length === 0) return 0
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from tasks where state = 'open' and candidate_key = any(${lost})`.execute(db)
  return rows[0]!.n
}

export interface StoredOrganization {
  id: string
  parentId: string | null
  kind: OrganizationKind
  name: string
  code: string | null
  creditCode: string | null
  provinceCode: string | null
  regionCode: string | null
  isActive: boolean
  version: number
}

/** An organisation under a lock for its change. Throws `not-found`. */
export async function lockOrganization(db: Db, id: string): Promise<StoredOrganization> {
  const { rows } = await sql<StoredOrganization>`
    select id, parent_id as "parentId", kind, name, code, credit_code as "creditCode", province_code as "provinceCode", region_code as "regionCode", is_active as "isActive", version
    from organizations where id = ${id} for update`.execute(db)
  if (rows[0] === undefined) throw new AppError('not-found')
  return rows[0]
}

/** The ways up and down of an organisation: ids of its ancestors (nearest first), ids below it, and how many levels those have. */
export async function readLineage(db: Db, id: string): Promise<{ ancestors: OrganizationStep[]; descendants: string[]; height: number }> {
  const up = sql<OrganizationStep>`
    with recursive up (id, parent_id, name, level) as (
      select p.id, p.parent_id, p.name, 1 from organizations o join organizations p on p.id = o.parent_id where o.id = ${id}
      union all
      select p.id, p.parent_id, p.name, up.level + 1 from organizations p join up on p.id = up.parent_id where up.level < ${maxDepth * 2}
    ) select id, name from up order by level`
  const down = sql<{ id: string; level: number }>`
    with recursive down (id, level) as (
      select c.id, 1 from organizations c where c.parent_id = ${id}
      union all
      select c.id, down.level + 1 from organizations c join down on c.parent_id = down.id where down.level < ${maxDepth * 2}
    ) select id, level from down`
  const [ancestors, descendants] = await Promise.all([up.execute(db), down.execute(db)])
  return {
    ancestors: ancestors.rows,
    descendants: descendants.rows.map((row) => row.id),
    height: descendants.rows.reduce((most, row) => Math.max(most, row.level), 0),
  }
}

/** The place after the last organisation of a level. */
export async function nextPosition(db: Db, parentId: string | null): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(o.position), 0) + 10 as next from organizations o where ${hangsBelow(parentId)}`.execute(db)
  return rows[0]!.next
}

/** What stands right below an organisation, or at the root. */
export function hangsBelow(parentId: string | null): RawBuilder<boolean> {
  return parentId === null ? sql<boolean>`o.parent_id is null` : sql<boolean>`o.parent_id = ${parentId}`
}
