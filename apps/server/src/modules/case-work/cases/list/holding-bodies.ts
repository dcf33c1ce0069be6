import { sql, type RawBuilder } from 'kysely'
import { provinces } from '@wenwu/core/codes/provinces'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { kindNames } from '@wenwu/core/organizations/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { isKeyOf, isKeyOfRoles } from '../../process/index.ts'
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
  /** What stands behind the role in the keys of its tasks (`keyOf`); null where that differs. */
  place: string | null
  /** Whether its people are officials of an authority, whose names others may read than those of people outside. */
  isAuthority: boolean
}

/** All that rows of cases can name, by the position of their kinds. */
const bodies: readonly HoldingBody[] = kindNames.flatMap((kind) => {
  const candidates = candidatesOfKind(kind)
  if (candidates === undefined || candidates.by === 'applicant') return []
  const { by, roles, rule, authority } = candidates
  const isOfProvince = by === 'region' && candidates.digits === 2
  return (isOfProvince ? provinces.entries.map(({ code }) => code) : [null]).map((provinceCode) => ({
    key: ['body', kind, ...(provinceCode === null ? [] : [provinceCode])].join(':'),
    name: nameOf(roles[0]!, provinceCode),
    roles,
    provinceCode,
    place: by === 'nation' ? rule : provinceCode,
    isAuthority: authority !== undefined,
  }))
})

/** What a row says instead of the name of an expert. */
const experts: HoldingBody = {
  key: 'body:expert',
  name: nameOf('expert', null),
  roles: ['expert'],
  provinceCode: null,
  place: null,
  isAuthority: false,
}

/** Of no applicant: what files a case is none of these bodies. */
function nameOf(role: string, provinceCode: string | null): string {
  return bodyOf(role, { province_code: provinceCode, applicant_name: '', agent_name: null })
}

type Reader = Pick<Ctx, 'actor' | 'now' | 'services'>

/** The bodies that can have a case of the caller's scope in hand, but for their own: what waits there is in their to-dos, and may be most of all cases. */
export function holdingBodies(reader: Reader): HoldingBody[] {
  const { actor } = reader
  const scope = provincesOf(caseScope(reader))
  const nameless = isSeen(actor, 'outside-names') ? [] : [experts]
  return [...bodies, ...nameless].filter(({ provinceCode, roles }) => {
    const isInScope = provinceCode === null || scope === 'all' || scope?.includes(provinceCode) === true
    const isOwn = roles.some((role) => actor.roles.includes(role)) && (provinceCode === null || provinceCode === actor.provinceCode)
    return isInScope && !isOwn
  })
}

/** Whether a holder that is asked for is the key of a body, and not the id of an account. */
export function isBodyKey(holder: string): boolean {
  return holder.startsWith('body:')
}

/**
 * Of `cases c`: those that wait at a body for somebody to claim them, and those whose holder this person may not read, since rows name the body for them; none for the key of a body that
 * is not one of theirs (`holdingBodies`).
 */
export function waitsAtBody(reader: Reader, key: string): RawBuilder<boolean> {
  const body = holdingBodies(reader).find((each) => each.key === key)
  if (body === undefined) return sql<boolean>`false`
  const { roles, place, provinceCode, isAuthority } = body
  const isInPlace = provinceCode === null ? sql`true` : sql`c.province_code = ${provinceCode}`
  const isNamed = isAuthority || isSeen(reader.actor, 'outside-names')
  const [ofGroup, ofPerson] = [isKeyOf('group', 't.candidate_key'), isKeyOf('user', 't.candidate_key')]
  const ofOthers = sql`${isNamed ? ofGroup : sql`(${ofGroup} or ${ofPerson})`} and t.role in (${sql.join(roles.map((role) => sql.lit(role)))})`
  return sql<boolean>`(c.status <> ${sql.lit(draftStatus)} and ${isInPlace} and c.id in (select t.case_id from tasks t where t.state = 'open'
    and (${isKeyOfRoles(roles, place, 't.candidate_key')} or (${ofOthers})) and ${isNamed ? sql`t.claimed_by is null` : sql`true`}))`
}
