import { sql, type RawBuilder } from 'kysely'
import { maskEmail, maskMobile } from '@wenwu/core/kernel/masks'
import type { Operator, OperatorSort, OperatorState } from '@wenwu/core/registration/model'
import type { OperatorQuery } from '@wenwu/core/registration/wire'
import { countCap, type Page } from '@wenwu/core/kernel/page'
import { byName } from '../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../platform/database/contains-word.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { isLockedByAdministrator } from '../accounts/index.ts'

const sorts: Record<OperatorSort, RawBuilder<unknown>> = {
  'added-desc': sql`o.added_at desc, o.user_id desc`,
  'added-asc': sql`o.added_at, o.user_id`,
  'name-asc': sql`${byName('u.name')}, o.user_id`,
}

const isApplicant = sql<boolean>`exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code = 'applicant')`
const state = sql<OperatorState>`case
  when ${isLockedByAdministrator} then 'locked'
  when u.is_locked then 'disabled'
  when ${isApplicant} then 'authorized' else 'waiting' end`

/** One page of the entity's operators. */
export async function listOperators(ctx: Ctx, organizationId: string, query: OperatorQuery): Promise<Page<Operator>> {
  const { page, sort } = query
  const base = filtered(ctx, organizationId, query)
  const rows = await base
    .select([
      'u.id',
      'u.username',
      'u.name',
      'u.mobile',
      'u.email',
      'o.added_at',
      'o.authorized_at',
      'u.last_sign_in_at',
      state.as('state'),
    ])
    .orderBy(sorts[sort])
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const isWhole = page.number === 1 && rows.length < page.size
  const total = isWhole ? rows.length : await countOperators(ctx, base)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      mobile: maskMobile(row.mobile),
      email: maskEmail(row.email),
      state: row.state,
      addedAt: row.added_at.toISOString(),
      authorizedAt: row.authorized_at?.toISOString() ?? null,
      lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    })),
    total: Math.min(total, countCap),
    isCapped: total > countCap,
  }
}

function filtered(ctx: Ctx, organizationId: string, query: OperatorQuery) {
  // an account that an administrator moved to another organisation is no longer this entity's
  let builder = ctx.db
    .selectFrom('operators as o')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'o.user_id').onRef('u.organization_id', '=', 'o.organization_id'))
    .where('o.organization_id', '=', organizationId)
  if (query.state !== undefined) builder = builder.where(state, '=', query.state)
  for (const word of wordsOf(query.keyword ?? '')) builder = builder.where(containsWord(sql`u.name || ' ' || u.username`, word))
  return builder
}

async function countOperators(ctx: Ctx, base: ReturnType<typeof filtered>): Promise<number> {
  const row = await ctx.db
    .selectFrom(
      base
        .select(sql`1`.as('one'))
        .limit(countCap + 1)
        .as('capped'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** An operator of the entity for a command, with its row locked; undefined for anybody else's. */
export async function findOperator(
  ctx: Ctx,
  organizationId: string,
  id: string,
): Promise<{ username: string; isLocked: boolean; isLockedByAdministrator: boolean } | undefined> {
  return ctx.db
    .selectFrom('operators as o')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'o.user_id').onRef('u.organization_id', '=', 'o.organization_id'))
    .select(['u.username', 'u.is_locked as isLocked', isLockedByAdministrator.as('isLockedByAdministrator')])
    .where('o.user_id', '=', id)
    .where('o.organization_id', '=', organizationId)
    .forUpdate('u')
    .executeTakeFirst()
}

/** Notes who added an operator, and that it may act at once where it may. */
export async function addOperatorRow(ctx: Ctx, operator: { userId: string; organizationId: string; isAuthorized: boolean }): Promise<void> {
  const { userId, organizationId, isAuthorized } = operator
  const by = ctx.actor.userId
  await ctx.db
    .insertInto('operators')
    .values({
      user_id: userId,
      organization_id: organizationId,
      added_by: by,
      added_at: ctx.now,
      authorized_by: isAuthorized ? by : null,
      authorized_at: isAuthorized ? ctx.now : null,
    })
    .execute()
}

/** Notes since when and by whom an operator is authorised, or that it is not. */
export async function noteAuthorization(ctx: Ctx, userId: string, isAuthorized: boolean): Promise<void> {
  await ctx.db
    .updateTable('operators')
    .set(isAuthorized ? { authorized_by: ctx.actor.userId, authorized_at: ctx.now } : { authorized_by: null, authorized_at: null })
    .where('user_id', '=', userId)
    .execute()
}
