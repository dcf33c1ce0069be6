import { sql, type RawBuilder } from 'kysely'
import { provinces } from '@wenwu/core/codes/provinces'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { kindNames } from '@wenwu/core/organizations/model'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { userInKey } from '../../process/index.ts'
import { bodyOf, isSeen } from '../readers/case-reader.ts'
import { caseScope, provincesOf } from '../readers/case-scope.ts'

/** A body as who has a case in hand: by a task that none of its people has claimed yet. */
export interface HoldingBody {
  /** As lists are asked for it: `body:<kind>`, where each province has one `body:<kind>:<province>`. */
  key: string
  /** As rows call it (`bodyOf`). */
  name: string
  roles: readonly string[]
  /** Of its cases; null where it is not told by the province. */
  provinceCode: string | null
  /** Whether its people are officials of an authority, whose names others may read than those of people outside. */
  isAuthority: boolean
}

/** All that rows of cases can name, by the position of their kinds. */
const bodies: readonly HoldingBody[] = kindNames.flatMap((kind) => {
  const candidates = candidatesOfKind(kind)
  if (candidates === undefined || candidates.by === 'applicant') return []
  const { roles, authority } = candidates
  const isOfProvince = candidates.by === 'region' && candidates.digits === 2
  return (isOfProvince ? provinces.entries.map(({ code }) => code) : [null]).map((provinceCode) => ({
    key: ['body', kind, ...(provinceCode === null ? [] : [provinceCode])].join(':'),
    name: bodyOf(roles[0]!, { province_code: provinceCode, applicant_name: '', agent_name: null }),
    roles,
    provinceCode,
    isAuthority: authority !== undefined,
  }))
})

/** The bodies that can have a case of the caller's scope in hand. */
export function holdingBodies(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>): HoldingBody[] {
  const scope = provincesOf(caseScope(ctx))
  return bodies.filter(({ provinceCode }) => provinceCode === null || scope === 'all' || scope?.includes(provinceCode) === true)
}

export function isBodyKey(holder: string): boolean {
  return holder.startsWith('body:')
}

/**
 * Of `cases c`: those that wait at a body for somebody to claim them, and those whose holder this person may not read, since rows name the body for them; none for a key that no body
 * has.
 */
export function waitsAtBody(actor: Actor, key: string): RawBuilder<boolean> {
  const body = bodies.find((each) => each.key === key)
  if (body === undefined) return sql<boolean>`false`
  const isNamed = body.isAuthority || isSeen(actor, 'outside-names')
  const isOfBody = isNamed ? sql`t.claimed_by is null and ${userInKey('t.candidate_key')} is null` : sql`true`
  const isInPlace = body.provinceCode === null ? sql`true` : sql`c.province_code = ${body.provinceCode}`
  // the roles are literals, so that the planner knows how many tasks they have
  const roles = sql.join(body.roles.map((role) => sql.lit(role)))
  return sql<boolean>`(c.status <> ${sql.lit(draftStatus)} and ${isInPlace} and c.id in (
    select t.case_id from tasks t where t.state = 'open' and t.role in (${roles}) and ${isOfBody}))`
}
