import { sql, type RawBuilder } from 'kysely'
import { provinces } from '@wenwu/core/codes/provinces'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { kindNames } from '@wenwu/core/organizations/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { isKeyOf, isKeyOfRoles } from '../../process/index.ts'
import { bodyOf } from '../readers/case-reader.ts'
import { caseScope, provincesOf } from '../readers/case-scope.ts'
import { unguessed } from '../words/case-words.ts'

/** A body as who has a case in hand. */
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
}

/** All that rows of cases can name, by the position of their kinds. */
const bodies: readonly HoldingBody[] = kindNames.flatMap((kind) => {
  const candidates = candidatesOfKind(kind)
  if (candidates === undefined || candidates.by === 'applicant') return []
  const { by, roles, rule } = candidates
  const isOfProvince = by === 'region' && candidates.digits === 2
  return (isOfProvince ? provinces.entries.map(({ code }) => code) : [null]).map((provinceCode) => ({
    key: ['body', kind, ...(provinceCode === null ? [] : [provinceCode])].join(':'),
    name: nameOf(roles[0]!, provinceCode),
    roles,
    provinceCode,
    place: by === 'nation' ? rule : provinceCode,
  }))
})

/** All experts together: they are given cases by name, and rows call them so for who may not read it. */
const experts: HoldingBody = {
  key: 'body:expert',
  name: nameOf('expert', null),
  roles: ['expert'],
  provinceCode: null,
  place: null,
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

/** Whether a body has very many cases in hand, a fifth of all: at the national bureau, for who reads the cases of the nation. */
export function isHeldByMany(reader: Reader, key: string): boolean {
  const body = bodyWith(reader, key)
  return body !== undefined && hasMany(reader, body)
}

function hasMany(reader: Reader, { provinceCode, place }: HoldingBody): boolean {
  return provinceCode === null && place !== null && provincesOf(caseScope(reader)) === 'all'
}

function bodyWith(reader: Reader, key: string): HoldingBody | undefined {
  return isBodyKey(key) ? holdingBodies(reader).find((each) => each.key === key) : undefined
}

/**
 * Of `cases c`: those that a body has in hand, by a task of one of its roles, claimed by one of its people or not yet. None for the key of a body that is not one of theirs
 * (`holdingBodies`).
 */
export function isHeldByBody(reader: Reader, key: string): RawBuilder<boolean> {
  const body = bodyWith(reader, key)
  if (body === undefined) return sql<boolean>`false`
  const { roles, place, provinceCode } = body
  const isInPlace = provinceCode === null ? sql`true` : sql`c.province_code = ${provinceCode}`
  const tasksOf = (candidates: RawBuilder<unknown>) => sql`select t.case_id from tasks t where t.state = 'open' and ${candidates}`
  const ofRoles = isKeyOfRoles(roles, place, 't.candidate_key')
  // given to a group or to one of its people by name
  const ofRole = sql`t.role in (${sql.join(roles.map((role) => sql.lit(role)))})`
  const ofOthers = [isKeyOf('group', 't.candidate_key'), isKeyOf('user', 't.candidate_key')].map(
    (isTheirs) => sql`(${isTheirs} and ${ofRole})`,
  )
  // many are met along the list: the planner expects few, and would look each of them up first (4 s at a million). One after the other, since each has an index
  const isHeld = hasMany(reader, body)
    ? unguessed(sql`c.id in (${sql.join([ofRoles, ...ofOthers].map(tasksOf), sql` union all `)})`)
    : sql<boolean>`c.id in (${tasksOf(sql`(${sql.join([ofRoles, ...ofOthers], sql` or `)})`)})`
  return sql<boolean>`(c.status <> ${sql.lit(draftStatus)} and ${isInPlace} and ${isHeld})`
}
