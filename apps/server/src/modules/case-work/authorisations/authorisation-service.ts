import { sql } from 'kysely'
import { authorityOf, rolesOfAuthority } from '@wenwu/core/auth/authority'
import { longestAuthorisation, type Authorisation, type Deputy } from '@wenwu/core/authorisations/model'
import type { contract } from '@wenwu/core/authorisations/contract'
import type { InputOf } from '@wenwu/core/http/endpoint'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { daysBetween, toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { hasPermission } from '../../../platform/http/actor.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { ring } from '../bell/index.ts'
import { listCurrentItems } from '../items/index.ts'

/** So many are shown: those that are not over, then the newest. */
const mostShown = 200

/** So many of one person may be open at a time: each is read with every call of the deputy. */
const mostOpen = 50

interface Row {
  id: string
  principal_id: string
  principal: string
  deputy_id: string
  deputy: string
  item_codes: string[] | null
  from_on: string
  to_on: string
  revoked_at: Date | null
  revoked_by: string | null
  /** Both are of the body, and who gave it is not locked: else it gives nothing (`authenticate`). */
  is_effective: boolean
  uncovered: Text[]
}

/** What the caller gave and was given; for a lead, all of their body. One statement. */
export async function listAuthorisations({ db, actor, now }: Ctx): Promise<Authorisation[]> {
  const isLead = hasPermission(actor, 'task.lead')
  const today = toShanghaiDate(now)
  const { rows } = await sql<Row>`
    select a.id, a.principal_id, p.name as principal, a.deputy_id, d.name as deputy, a.item_codes, a.from_on, a.to_on, a.revoked_at, r.name as revoked_by,
      p.organization_id = a.organization_id and d.organization_id = a.organization_id and p.status = 'active' and not p.is_locked as is_effective,
      array(select own.name from user_roles x join roles own on own.id = x.role_id where x.user_id = a.principal_id and own.code = any(${rolesOfAuthority()}::text[])
        and not exists (select from user_roles y where y.user_id = a.deputy_id and y.role_id = own.id) order by own.position, own.code) as uncovered
    from authorisations a join users p on p.id = a.principal_id join users d on d.id = a.deputy_id left join users r on r.id = a.revoked_by
    where a.organization_id = ${actor.organizationId} and (${isLead} or a.principal_id = ${actor.userId} or a.deputy_id = ${actor.userId})
    order by (a.revoked_at is null and a.to_on >= ${today}) desc, a.made_at desc, a.id desc limit ${sql.lit(mostShown)}`.execute(db)
  return rows.map((row) => {
    const state = stateOf(row, today)
    const isOpen = state === 'coming' || state === 'running'
    return {
      id: row.id,
      principal: { id: row.principal_id, name: row.principal },
      deputy: { id: row.deputy_id, name: row.deputy },
      itemCodes: row.item_codes,
      fromOn: row.from_on,
      toOn: row.to_on,
      state,
      uncovered: isOpen ? row.uncovered : [],
      revokedBy: row.revoked_by ?? '',
      canRevoke: isOpen && (isLead || row.principal_id === actor.userId),
    }
  })
}

async function refuseTwice(
  db: Db,
  asked: { principalId: string; deputyId: string; fromOn: string; toOn: string; itemCodes: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ from: string; to: string }>`
    select from_on as "from", to_on as "to" from authorisations
    where principal_id = ${asked.principalId} and deputy_id = ${asked.deputyId} and revoked_at is null and from_on <= ${asked.toOn} and to_on >= ${asked.fromOn}
      and (item_codes is null or ${asked.itemCodes.length === 0} or item_codes && ${[...asked.itemCodes]}::text[]) limit 1`.execute(db)
  if (rows[0] !== undefined) throw new AppError('authorisation-twice', { params: rows[0], field: 'deputyId' })
}

function stateOf({ revoked_at: revoked, from_on: from, to_on: to, is_effective: isEffective }: Row, today: string): Authorisation['state'] {
  if (revoked !== null) return 'revoked'
  if (to < today || !isEffective) return 'over'
  return from > today ? 'coming' : 'running'
}

/** The colleagues of the caller's body who handle tasks, and whose tasks of the caller's roles they could not (`process/standing-in.ts`). One statement. */
export async function listDeputies({ db, actor }: Ctx): Promise<Deputy[]> {
  const ofSteps = actor.roles.filter((role) => authorityOf(role) !== undefined)
  const { rows } = await sql<Deputy>`
    select u.id, u.name, array(select own.name from roles own where own.code = any(${ofSteps}::text[]) and not exists (
      select from user_roles x where x.user_id = u.id and x.role_id = own.id) order by own.position, own.code) as uncovered
    from users u
    where u.organization_id = ${actor.organizationId} and u.id <> ${actor.userId} and u.kind = 'official' and u.status = 'active' and not u.is_locked and exists (
      select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and 'task.handle' = any(r.permissions))
    order by u.name, u.id`.execute(db)
  return rows
}

/**
 * Lets a colleague handle the caller's tasks. What the colleague may do at a step stays what their own roles permit (`process/standing-in.ts`). Throws
 * `authorisation-deputy`, `authorisation-many`, `authorisation-start` for a first day further away than an authorisation may last, `authorisation-days` for days that are over, the wrong way round or too many,
 * `authorisation-begun` for a first day before today, `authorisation-item`, and `authorisation-twice` where the colleague has one for some of the same days and matters: to take
 * back one of two would leave the right.
 */
export async function addAuthorisation(
  ctx: Ctx,
  { deputyId, itemCodes, fromOn, toOn }: InputOf<typeof contract.add>,
): Promise<Authorisation[]> {
  const { db, actor, now } = ctx
  const deputy = (await listDeputies(ctx)).find(({ id }) => id === deputyId)
  if (deputy === undefined || actor.organizationId === null) throw new AppError('authorisation-deputy', { field: 'deputyId' })
  const isSound = fromOn <= toOn && toOn >= toShanghaiDate(now) && daysBetween(fromOn, toOn) < longestAuthorisation
  if (!isSound) throw new AppError('authorisation-days', { params: { n: longestAuthorisation }, field: 'toOn' })
  // the list would say that somebody had been authorised when they were not
  if (fromOn < toShanghaiDate(now)) throw new AppError('authorisation-begun', { field: 'fromOn' })
  if (daysBetween(toShanghaiDate(now), fromOn) > longestAuthorisation)
    throw new AppError('authorisation-start', { params: { n: longestAuthorisation }, field: 'fromOn' })
  const wanted = [...new Set(itemCodes)]
  const known = wanted.length === 0 ? [] : (await listCurrentItems(db)).map(({ definition }) => definition.code)
  if (!wanted.every((code) => known.includes(code))) throw new AppError('authorisation-item', { field: 'itemCodes' })
  // of two at once the second sees the first
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.authorisations'), hashtext(${actor.userId}))`.execute(db)
  await refuseTwice(db, { principalId: actor.userId, deputyId, fromOn, toOn, itemCodes: wanted })
  const { rows: open } = await sql`
    select from authorisations where principal_id = ${actor.userId} and revoked_at is null and to_on >= ${toShanghaiDate(now)} limit ${sql.lit(mostOpen)}`.execute(
    db,
  )
  if (open.length >= mostOpen) throw new AppError('authorisation-many', { params: { n: mostOpen } })
  const id = newId(now.getTime())
  await db
    .insertInto('authorisations')
    .values({
      id,
      principal_id: actor.userId,
      deputy_id: deputyId,
      organization_id: actor.organizationId,
      item_codes: wanted.length === 0 ? null : wanted,
      from_on: fromOn,
      to_on: toOn,
      made_at: now,
      revoked_at: null,
      revoked_by: null,
    })
    .execute()
  await ring(db, [{ userId: deputyId, authorisationId: id, kind: 'authorised', key: `authorised:${id}` }], now)
  ctx.setAuditObject({ type: 'authorisation', id, details: { person: deputy.name, from: fromOn, to: toOn, item: wanted.join('、') } })
  return listAuthorisations(ctx)
}

/** Ends an authorisation now. Throws `not-found` for one that is not the caller's to end, `authorisation-over` where it has ended. */
export async function revokeAuthorisation(ctx: Ctx, id: string): Promise<Authorisation[]> {
  const { db, actor, now } = ctx
  ctx.setAuditObject({ type: 'authorisation', id })
  const found = await db
    .selectFrom('authorisations as a')
    .innerJoin('users as p', 'p.id', 'a.principal_id')
    .innerJoin('users as d', 'd.id', 'a.deputy_id')
    .select(['a.principal_id', 'p.name as principal', 'd.name as deputy'])
    .where('a.id', '=', id)
    .where('a.organization_id', '=', actor.organizationId)
    .executeTakeFirst()
  if (found === undefined || (found.principal_id !== actor.userId && !hasPermission(actor, 'task.lead'))) throw new AppError('not-found')
  const { numUpdatedRows } = await db
    .updateTable('authorisations')
    .set({ revoked_at: now, revoked_by: actor.userId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('to_on', '>=', toShanghaiDate(now))
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new AppError('authorisation-over')
  ctx.setAuditObject({ type: 'authorisation', id, details: { principal: found.principal, person: found.deputy } })
  return listAuthorisations(ctx)
}
