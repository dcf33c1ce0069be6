import { sql, type RawBuilder } from 'kysely'
import { provinces } from '@wenwu/core/codes/provinces'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { kindNames } from '@wenwu/core/organizations/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { isKeyOf, isKeyOfRoles } from '../../process/index.ts'
import { bodyOf, isSeen } from '../readers/case-reader.ts'
import { caseScope, provincesOf } from '../readers/case-scope.ts'
import { unguessed } from '../words/case-words.ts'

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

/** All experts together: they are given cases by name, and rows call them so for who may not read it. */
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

/** The bodies that can have a case of the caller's scope in hand. */
export function holdingBodies(reader: Reader): HoldingBody[] {
  const scope = provincesOf(caseScope(reader))
  return [...bodies, experts].filter(
    ({ provinceCode }) => provinceCode === null || scope === 'all' || scope?.includes(provinceCode) === true,
  )
}

/** Whether a holder that is asked for is the key of a body, and not the id of an account. */
export function isBodyKey(holder: string): boolean {
  return holder.startsWith('body:')
}

/** Whether very many cases wait at a body, a fifth of all: at the national bureau, for who reads the cases of the nation. */
export function isHeldByMany(reader: Reader, key: string): boolean {
  const body = bodyWith(reader, key)
  return body?.provinceCode === null && body.place !== null && provincesOf(caseScope(reader)) === 'all'
}

function bodyWith(reader: Reader, key: string): HoldingBody | undefined {
  return isBodyKey(key) ? holdingBodies(reader).find((each) => each.key === key) : undefined
}

/**
 * Of `cases c`: those that wait at a body for somebody to claim them, and those whose holder this person may not read, since rows name the body for them; of experts those that any of them
 * has. None for the key of a body that is not one of theirs (`holdingBodies`).
 */
export function waitsAtBody(reader: Reader, key: string): RawBuilder<boolean> {
  const body = bodyWith(reader, key)
  if (body === undefined) return sql<boolean>`false`
  const { roles, place, provinceCode, isAuthority } = body
  const isInPlace = provinceCode === null ? sql`true` : sql`c.province_code = ${provinceCode}`
  const isNamed = body !== experts && (isAuthority || isSeen(reader.actor, 'outside-names'))
  const [ofGroup, ofPerson] = [isKeyOf('group', 't.candidate_key'), isKeyOf('user', 't.candidate_key')]
  const ofOthers = sql`${isNamed ? ofGroup : sql`(${ofGroup} or ${ofPerson})`} and t.role in (${sql.join(roles.map((role) => sql.lit(role)))})`
  const tasksOf = (candidates: RawBuilder<unknown>) =>
    sql`select t.case_id from tasks t where t.state = 'open' and ${isNamed ? sql`t.claimed_by is null` : sql`true`} and ${candidates}`
  const ofRoles = isKeyOfRoles(roles, place, 't.candidate_key')
  // many are met along the list: the planner expects few, and would look each of them up first (4 s at a million). One after the other, since each of the two has an index
  const waits = isHeldByMany(reader, key)
    ? unguessed(sql`c.id in (${tasksOf(ofRoles)} union all ${tasksOf(ofOthers)})`)
    : sql<boolean>`c.id in (${tasksOf(sql`(${ofRoles} or (${ofOthers}))`)})`
  return sql<boolean>`(c.status <> ${sql.lit(draftStatus)} and ${isInPlace} and ${waits})`
}
