import { sql, type RawBuilder } from 'kysely'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import type { Permission } from '@wenwu/core/auth/permission'
import type { BellKind } from '@wenwu/core/bell/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { ring } from '../bell/index.ts'
import type { PlanRecord } from './plan-repository.ts'

/** So many people of a body are told at most. */
const mostTold = 200

/** Whom a move is told to, and as what; other moves stay within one body, or show in its list. */
const told: Partial<Record<PlanMove, { kind: BellKind; to: 'bureau' | 'province' | 'third-party' }>> = {
  submit: { kind: 'plan-submitted', to: 'bureau' },
  return: { kind: 'plan-returned', to: 'province' },
  entrust: { kind: 'plan-entrusted', to: 'third-party' },
  issue: { kind: 'plan-issued', to: 'province' },
}

/** Tells those on the other side of a move, in its transaction, by the bell. Two statements. */
export async function tellOfMove(ctx: Ctx, plan: PlanRecord, move: PlanMove): Promise<void> {
  const found = told[move]
  if (found === undefined) return
  const people = (await peopleOf(ctx, plan.id, found.to)).filter((userId) => userId !== ctx.actor.userId)
  // a plan has each revision once
  const key = `${found.kind}:${plan.id}:${plan.revision}`
  await ring(
    ctx.db,
    people.map((userId) => ({ userId, planId: plan.id, kind: found.kind, key })),
    ctx.now,
  )
}

/** Those of the body who had to do with the plan or opened its batch, else all whose roles do. */
async function peopleOf({ db }: Ctx, planId: string, to: 'bureau' | 'province' | 'third-party'): Promise<string[]> {
  const sides: Record<typeof to, { permissions: readonly Permission[]; isOf: RawBuilder<unknown> }> = {
    bureau: { permissions: ['plan.decide'], isOf: sql`true` },
    province: { permissions: ['plan.compile', 'plan.submit'], isOf: sql`o.province_code = p.province_code` },
    'third-party': { permissions: ['plan.rank'], isOf: sql`o.id = p.third_party_id` },
  }
  const { permissions, isOf } = sides[to]
  const { rows } = await sql<{ id: string }>`
    with able as (
      select u.id, (exists (select from plan_events e where e.plan_id = p.id and e.user_id = u.id) or u.id = b.opened_by) as had_it
      from annual_plans p join plan_batches b on b.id = p.batch_id cross join users u left join organizations o on o.id = u.organization_id
      where p.id = ${planId} and u.kind = 'official' and u.status = 'active' and not u.is_locked and ${isOf} and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.permissions && ${[...permissions]}::text[]))
    select id from able where had_it or not exists (select from able where had_it) order by id limit ${sql.lit(mostTold)}`.execute(db)
  return rows.map(({ id }) => id)
}
