import { sql } from 'kysely'
import { maxHandlers, type Handler } from '@wenwu/core/desks/model'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { kindNames } from '@wenwu/core/organizations/model'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { caseScope, holdingBodies, isSeen, provincesOf } from '../cases/index.ts'

/**
 * Accounts that a list can be asked for by who handles or handled a case: the officials of the caller's own body, those whose account is closed too; for who reads the
 * nation's cases those of every authority. By name or body, or as the one of an `id`, also other people who have or had a case of the nation or of the caller's province, if the caller may read their
 * names. With `bodies` also those, before the accounts where something is asked for, else behind them. One statement.
 */
export async function listHandlers(ctx: Ctx, { bodies, ...asked }: Asked & { bodies?: 'true' | 'false' | undefined }): Promise<Handler[]> {
  if (!isSeen(ctx.actor, 'official-names')) return []
  const accounts = await listAccounts(ctx, asked)
  if (bodies !== 'true') return accounts
  const isAny = asked.id === undefined && wordsOf(asked.keyword ?? '').length === 0
  return isAny ? [...accounts, ...bodiesAsked(ctx, asked)] : [...bodiesAsked(ctx, asked), ...accounts]
}

interface Asked {
  keyword?: string | undefined
  id?: string | undefined
}

function bodiesAsked(ctx: Ctx, { keyword = '', id }: Asked): Handler[] {
  const words = wordsOf(keyword)
  return holdingBodies(ctx)
    .filter(({ key, name }) => (id === undefined ? words.every((word) => name.includes(word)) : key === id))
    .map(({ key, name }) => ({ id: key, name, organization: '', isOpen: true }))
}

async function listAccounts(ctx: Ctx, { keyword = '', id }: Asked): Promise<Handler[]> {
  const named = wordsOf(keyword).map((word) => containsWord(sql`u.name || ' ' || coalesce(o.name, '')`, word))
  const wanted = id === undefined ? named : [sql`u.id::text = ${id}`]
  const { rows } = await sql<Handler>`
    select u.id, u.name, coalesce(o.name, '') as organization, u.status = 'active' and not u.is_locked as "isOpen"
    from users u left join organizations o on o.id = u.organization_id
    where u.kind = 'official' and (${bodiesOf(ctx.actor)}${wanted.length === 0 ? sql`` : sql` or ${hasCaseInSight(ctx)}`}) ${wanted.length === 0 ? sql`` : sql`and ${sql.join(wanted, sql` and `)}`}
    order by u.organization_id is distinct from ${ctx.actor.organizationId}, ${byName('u.name')}, u.id limit ${maxHandlers}`.execute(ctx.db)
  return rows
}

/** Of users `u` with their organisations `o`: whose cases a person could be looking for. */
function bodiesOf(actor: Actor) {
  const isNational = actor.scopes.some(({ kind }) => kind === 'nation')
  return isNational ? sql<boolean>`o.kind = any(${authorityKinds}::text[])` : sql<boolean>`u.organization_id = ${actor.organizationId}`
}

/** Of users `u`: who has to do with a case of the nation, or of the province that is the caller's, by a name that the caller may read. */
function hasCaseInSight(ctx: Ctx) {
  const provinces = provincesOf(caseScope(ctx))
  if (provinces === undefined) return sql<boolean>`false`
  const isThere = provinces === 'all' ? sql`true` : sql`h.province_code = any(${provinces}::text[])`
  const isRead = isSeen(ctx.actor, 'outside-names') ? sql`true` : sql`h.is_inside`
  return sql<boolean>`exists (select from case_handlers h where h.user_id = u.id and not h.is_of_draft and ${isThere} and ${isRead})`
}

const authorityKinds = kindNames.filter((kind) => candidatesOfKind(kind)?.authority !== undefined)
