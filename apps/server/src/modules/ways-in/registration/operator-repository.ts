import { sql, type RawBuilder } from 'kysely'
import { maskEmail, maskMobile } from '@wenwu/core/kernel/masks'
import type { Operator, OperatorState } from '@wenwu/core/registration/model'
import type { OperatorQuery } from '@wenwu/core/registration/list'
import type { Page } from '@wenwu/core/kernel/page'
import { byName } from '../../../platform/database/by-name.ts'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { isLockedByAdministrator } from '../../base/accounts/index.ts'

const sorts: Record<OperatorQuery['sort'], RawBuilder<unknown>> = {
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
export function listOperators(ctx: Ctx, organizationId: string, { filter, sort, page }: OperatorQuery): Promise<Page<Operator>> {
  const base = filtered(ctx, organizationId, filter)
  const read = async (limit: number, offset: number): Promise<Operator[]> => {
    const rows = await base
      .select(['u.id', 'u.username', 'u.name', 'u.mobile', 'u.email', 'o.added_at', 'o.authorized_at', 'u.last_sign_in_at'])
      .select(state.as('state'))
      .orderBy(sorts[sort])
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      mobile: maskMobile(row.mobile),
      email: maskEmail(row.email),
      state: row.state,
      addedAt: row.added_at.toISOString(),
      authorizedAt: row.authorized_at?.toISOString() ?? null,
      lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    }))
  }
  return readPage(page, read, (cap) => countFound(ctx.db, base.select(sql`1`.as('one')), cap))
}

function filtered(ctx: Ctx, organizationId: string, { state: wanted, keyword }: OperatorQuery['filter']) {
  // an account that an administrator moved to another organisation is no longer this entity's
  let builder = ctx.db
    .selectFrom('operators as o')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'o.user_id').onRef('u.organization_id', '=', 'o.organization_id'))
    .where('o.organization_id', '=', organizationId)
  if (wanted !== undefined) builder = builder.where(state, '=', wanted)
  for (const word of wordsOf(keyword ?? '')) builder = builder.where(containsWord(sql`u.name || ' ' || u.username`, word))
  return builder
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
