import { sql, type RawBuilder } from 'kysely'
import { statusesAtBureau, statusesBeingRanked, type PlanStatus, type RowResult } from '@wenwu/core/annual-plans/model'
import type { Permission } from '@wenwu/core/auth/permission'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'

/** What of a plan decides who sees it and may act on it. */
export interface PlanPlace {
  provinceCode: string
  status: PlanStatus
  rounds: number
  thirdPartyId: string | null
}

const provincial = ['plan.compile', 'plan.submit'] as const

/**
 * The plans `p` of the caller's scope, by the data scopes of their roles: a province its own, the national bureau those submitted once, a third party those
 * that it ranks now. Of their `rows` the bureau reads those of plans that lie with it: what a province is changing is not read half done.
 */
export function planCondition(actor: Actor, what: 'plans' | 'rows'): RawBuilder<boolean> {
  const provinces = provinceScopeOf(actor)
  const parts: RawBuilder<boolean>[] = []
  if (provinces !== null) parts.push(sql<boolean>`p.province_code = any(${[...provinces]}::text[])`)
  else parts.push(what === 'plans' ? sql<boolean>`p.rounds > 0` : sql<boolean>`p.status = any(${[...statusesAtBureau]}::text[])`)
  if (hasPermission(actor, 'plan.rank') && actor.organizationId !== null)
    parts.push(sql<boolean>`(p.status = 'ranking' and p.third_party_id = ${actor.organizationId})`)
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

/** Whether the caller knows what was decided of the rows of plan `p`: the bureau that decides, anybody else once the plan is issued. */
export function decisionKnown(actor: Actor): RawBuilder<boolean> {
  return provinceScopeOf(actor) === null ? sql<boolean>`true` : sql<boolean>`p.status = 'issued'`
}

/** The result of row `r` of plan `p` as the caller knows it. */
export function resultKnown(actor: Actor): RawBuilder<RowResult> {
  return sql<RowResult>`case when ${decisionKnown(actor)} then r.result else 'open' end`
}

/** The sum that row `r` of plan `p` was approved with, in 万元, as the caller knows it. */
export function fundsKnown(actor: Actor): RawBuilder<number | null> {
  return sql<number | null>`case when ${decisionKnown(actor)} then r.approved_funds::float8 end`
}

/** The opinion or reason of what was decided of row `r` of plan `p`, as the caller knows it. */
export function noteKnown(actor: Actor): RawBuilder<string> {
  return sql<string>`case when ${decisionKnown(actor)} then r.result_note else '' end`
}

/** The rank of row `r` of plan `p` as the caller knows it: while the bureau or a third party puts the rows in another order, a province has its own. */
export function rankKnown(actor: Actor): RawBuilder<number> {
  const provinces = provinceScopeOf(actor)
  if (provinces === null || provinces.length === 0) return sql<number>`r.rank`
  return sql<number>`case when p.status = any(${[...statusesBeingRanked]}::text[]) then coalesce(r.submitted_rank, r.rank) else r.rank end`
}

/** How often row `r` of plan `p` was changed, as the caller knows it: while it is decided a province changes nothing, and the number would tell which rows are. */
export function revisionKnown(actor: Actor): RawBuilder<number> {
  if (provinceScopeOf(actor) === null) return sql<number>`r.revision`
  return sql<number>`case when p.status = any(${[...statusesBeingRanked]}::text[]) then 0 else r.revision end`
}

/** Which of the caller's permissions hold for a plan. */
export function rightsOn(actor: Actor, plan: PlanPlace): Permission[] {
  const provinces = provinceScopeOf(actor)
  const isRanking = plan.status === 'ranking' && plan.thirdPartyId === actor.organizationId
  return [
    ...provincial.filter((permission) => provinces?.includes(plan.provinceCode) === true && hasPermission(actor, permission)),
    ...(provinces === null && plan.rounds > 0 && hasPermission(actor, 'plan.decide') ? (['plan.decide'] as const) : []),
    ...(isRanking && hasPermission(actor, 'plan.rank') ? (['plan.rank'] as const) : []),
  ]
}

/** Whether the caller is of an authority, to whom the history of a plan belongs: a third party ranks rows alone. */
export function isAuthority(actor: Actor): boolean {
  const provinces = provinceScopeOf(actor)
  return provinces === null || provinces.length > 0
}
