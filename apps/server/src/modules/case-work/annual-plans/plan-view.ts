import { sql, type RawBuilder } from 'kysely'
import { statusesOpen, type PlanView } from '@wenwu/core/annual-plans/model'
import { movesFrom, moveTable } from '@wenwu/core/annual-plans/move-table'
import { decisionActs, innerActs, type PlanMove } from '@wenwu/core/annual-plans/moves'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getPlan, readFigures, toPlan, type PlanRecord } from './plan-repository.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { isAuthority, rightsOn } from '../plan-scope/index.ts'

/** So many lines of the history are shown, the newest, and so many decisions on rows: those of a long plan leave the moves in sight. */
const mostEvents = 100

/** A plan with what the caller may do with it. Throws `not-found`. Three statements. */
export async function viewPlan(ctx: Ctx, id: string, known?: PlanRecord): Promise<PlanView> {
  const plan = known ?? (await getPlan(ctx, id))
  const [found, events] = await Promise.all([readFigures(ctx, id), readEvents(ctx, id)])
  const rights = rightsOn(ctx.actor, plan)
  // who ranks is the bureau's to know
  const isRankerKnown = rights.includes('plan.decide')
  const isOpen = statusesOpen.some((status) => status === plan.status)
  return {
    ...toPlan({ ...plan, ...found }),
    letterNumber: plan.letterNumber,
    isClosed: plan.closedAt !== null,
    revision: plan.revision,
    thirdParty: isRankerKnown ? events.thirdParty : null,
    undecided: found.undecided,
    decisionsRevision: found.decisionsRevision,
    moves: movesFrom(plan, rights),
    canEdit: isOpen && rights.includes('plan.compile'),
    canRank: (isOpen && rights.includes('plan.compile')) || rights.includes('plan.rank'),
    canDecide: plan.status === 'deciding' && rights.includes('plan.decide'),
    canAdjust: adjustRightOn(ctx, plan),
    rounds: plan.rounds,
    // a third party ranks: what the authorities wrote to each other is not its own
    events: isAuthority(ctx.actor) ? events.list.map((event) => (isRankerKnown ? event : withoutRanker(event))) : [],
  }
}

/** What the caller may do about the funds of the plan's rows. */
export function adjustRightOn({ actor }: Ctx, plan: PlanRecord): PlanView['canAdjust'] {
  if (plan.status !== 'issued') return 'no'
  const rights = rightsOn(actor, plan)
  return rights.includes('plan.decide') ? 'settle' : rights.includes('plan.compile') ? 'propose' : 'no'
}

/** What of the history is not the caller's: how a province came to its plan is its own, and how the bureau came to its decisions. */
function actsUnknown(actor: Actor): readonly string[] {
  return provinceScopeOf(actor) === null ? innerActs : decisionActs
}

/** An act without who did it, where that is the body that ranks. */
function withoutRanker(event: PlanView['events'][number]): PlanView['events'][number] {
  return moveTable[event.act as PlanMove]?.permission === 'plan.rank' ? { ...event, person: '', organization: '' } : event
}

async function readEvents({ db, actor }: Ctx, planId: string): Promise<{ thirdParty: string | null; list: PlanView['events'] }> {
  const newest = (kind: RawBuilder<boolean>) => sql`(
      select * from plan_events where plan_id = p.id and act <> all(${[...actsUnknown(actor)]}::text[]) and ${kind} order by id desc limit ${sql.lit(mostEvents)})`
  const isDecision = sql<boolean>`act = any(${[...decisionActs]}::text[])`
  const { rows } = await sql<{
    id: string | null
    at: Date
    act: string
    person: string
    organization: string
    note: string
    thirdParty: string | null
  }>`
    select e.id, e.at, e.act, coalesce(u.name, '') as person, coalesce(o.name, '') as organization, e.note, t.name as "thirdParty"
    from annual_plans p left join organizations t on t.id = p.third_party_id
    left join lateral (${newest(sql`not ${isDecision}`)} union all ${newest(isDecision)}) e on true
    left join users u on u.id = e.user_id left join organizations o on o.id = e.organization_id
    where p.id = ${planId} order by e.id desc`.execute(db)
  const list = rows.flatMap(({ thirdParty: _, id, at, ...event }) => (id === null ? [] : [{ id, ...event, at: at.toISOString() }]))
  return { thirdParty: rows[0]?.thirdParty ?? null, list }
}
