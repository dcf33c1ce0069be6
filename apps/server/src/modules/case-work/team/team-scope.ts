import { sql, type RawBuilder } from 'kysely'
import { rolesOfAuthority } from '@wenwu/core/auth/authority'
import type { Authority } from '@wenwu/core/organizations/candidates'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Urgency } from '@wenwu/core/team/list'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { hasLight, isHolder, visibleCases } from '../cases/index.ts'
import { isKeyOf, keysOfOrganization, userInKey } from '../process/index.ts'

/** The person who has a task `t`: who claimed it, else the one person to whom it is offered. Null where an office or a work group has it. */
export const holderOf = sql<string | null>`coalesce(t.claimed_by, ${userInKey('t.candidate_key')})`

/** An office or a work group has it, and none of its people has claimed it. */
export const isUnclaimed = sql<boolean>`(${holderOf} is null)`

/**
 * Of open tasks `t` and their cases `c`: those of the caller's own body, which are those that its lead may transfer and take over
 * (`Situation.isLead`): steps of its authority in cases of its data scope, offered to its offices, to a work group or to one person. None for a
 * caller who is of no authority.
 */
export function tasksOfBody(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>): RawBuilder<boolean> {
  const { actor } = ctx
  const authority = authorityOfBody(actor)
  if (authority === undefined) return sql<boolean>`false`
  return sql<boolean>`(t.state = 'open' and t.role = any(${rolesOfAuthority(authority)}::text[]) and (${sql.join(placesOfBody(actor), sql` or `)}) and ${visibleCases(ctx)})`
}

/** Of tasks `t`: where those of a body are, each by itself and none twice: with each of its offices, with a work group, with one person. */
export function placesOfBody(actor: Actor): RawBuilder<boolean>[] {
  const offices = [...new Set(keysOfBody(actor))].map((key) => sql<boolean>`t.candidate_key = ${key}`)
  return [...offices, isKeyOf('group', 't.candidate_key'), isKeyOf('user', 't.candidate_key')]
}

/** Of open tasks `t` and their cases `c`: the clock is near its end or past it (as a row's light says), or the step is past the limit of its own. */
export function isUrgent(urgency: Urgency, ctx: Pick<Ctx, 'services' | 'now'>): RawBuilder<boolean> {
  return urgency === 'late' ? sql<boolean>`(t.limit_on < ${toShanghaiDate(ctx.now)})` : hasLight(urgency, ctx)
}

/** The authority whose body this person acts for: the one whose reader they are. */
function authorityOfBody(actor: Actor): Authority | undefined {
  const kind = actor.organizationKind
  const authority = kind === null ? undefined : candidatesOfKind(kind)?.authority
  return authority !== undefined && isHolder(actor, authority) ? authority : undefined
}

function keysOfBody({ organizationId: id, organizationKind: kind, provinceCode, regionCode }: Actor): string[] {
  return id === null || kind === null ? [] : keysOfOrganization({ id, kind, provinceCode, regionCode })
}
