import { draftStatus } from '@wenwu/core/codes/statuses'
import { authorityOf } from '@wenwu/core/auth/authority'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import type { DocumentSummary } from '@wenwu/core/cases/model'
import { namesOf, papersOf, sightOf, type CasePart, type Reader, type Sight } from '@wenwu/core/cases/visibility'
import { roles, type Role } from '@wenwu/core/item/model'
import type { Authority } from '@wenwu/core/organizations/candidates'
import { candidatesOfKind, kindOfRole } from '@wenwu/core/organizations/candidates-of'
import type { OrganizationKindDefinition } from '@wenwu/core/organizations/kind'
import { organizationKinds } from '@wenwu/core/organizations/kinds/index.generated'
import { hasPermission, type Actor } from '../../../../platform/http/actor.ts'
import type { LoadedItem } from '../../items/index.ts'
import { groupKeysOf } from '../../process/index.ts'

/** What a caller reads as, found once for a call: a list asks for each row, a case for each of its parts. */
const readers = new WeakMap<Actor, Reader>()

/**
 * The kind of reader that a person is for the cases in their scope (decision 0063). With several roles the one that sees least counts, except
 * for the offices of the two authorities, which are given by role.
 */
export function readerOf(actor: Actor): Reader {
  let reader = readers.get(actor)
  if (reader === undefined) readers.set(actor, (reader = findReader(actor)))
  return reader
}

function findReader(actor: Actor): Reader {
  if (actor.kind !== 'official') return 'applicant'
  const kinds = new Set(actor.scopes.map((scope) => scope.kind))
  // decision 0029: anyone who has the scope «assigned», by any role, reads as an outsider
  if (kinds.has('assigned')) return actor.roles.includes('third-party') && !actor.roles.includes('expert') ? 'third-party' : 'expert'
  const authorities = new Set(actor.roles.map(authorityOf))
  if (authorities.has('national')) return 'national'
  if (authorities.has('province')) return 'province'
  // whoever works at a county or a city reads no more than it does, by whatever role
  if (authorities.has('local') || bodyAuthority(actor) === 'local') return 'local'
  if (kinds.has('organization') || kinds.has('organization-and-below') || listsOrganizations(actor)) return 'superior'
  if (kinds.has('province') || kinds.has('region') || kinds.has('list')) return 'province'
  if (kinds.has('nation') || groupKeysOf(actor).length > 0) return 'colleague'
  // to whom colleagues of an authority circulate a case, that they see by nothing else, reads it as they do (decision 0146)
  return authorityOfBody(actor) ?? 'superior'
}

function authorityOfBody(actor: Actor): Authority | undefined {
  return hasPermission(actor, 'case.circulate') ? bodyAuthority(actor) : undefined
}

function bodyAuthority({ organizationKind: kind }: Actor): Authority | undefined {
  return kind === null ? undefined : candidatesOfKind(kind)?.authority
}

function listsOrganizations(actor: Actor): boolean {
  return actor.scopes.some((scope) => scope.kind === 'list' && scope.organizations.length > 0)
}

/** How much of a part of a case this reader sees. */
function sees(actor: Actor, part: CasePart): Sight {
  return sightOf(readerOf(actor), part)
}

/** Whether this reader sees a part of a case; `isOwn`: it is of their own office, `isConvened`: of an expert their own office convened. */
export function isSeen(actor: Actor, part: CasePart, of: { isOwn?: boolean; isConvened?: boolean } = {}): boolean {
  const sight = sees(actor, part)
  switch (sight) {
    case 'yes':
      return true
    case 'no':
      return false
    case 'own':
      return of.isOwn === true
    case 'convened':
      return of.isOwn === true || of.isConvened === true
  }
}

/** Whether this reader sees the reply of a case in its present state; `issuer`: the name of the bureau whose paper it is. */
export function isReplySeen(actor: Actor, { status, issuer }: { status: DocumentSummary['status']; issuer?: string }): boolean {
  return isSeen(actor, status === 'issued' ? 'reply-issued' : 'reply-draft', { isOwn: issuer === actor.organizationName })
}

/** Role of the party that hands a material in: the applicant, or that of the step. */
export function partyOf(item: LoadedItem, by: string): string {
  return by === 'applicant' ? 'applicant' : (item.tasks.get(by)?.role ?? '')
}

/** Whether a person is this reader, or of their own office. */
export function isOfOwnOffice(actor: Actor, person: { id: string; organizationId: string | null }): boolean {
  // an expert judges in person, not for a body they belong to
  return (
    person.id === actor.userId ||
    (readerOf(actor) !== 'expert' && person.organizationId !== null && person.organizationId === actor.organizationId)
  )
}

/** Whether this reader sees a file that a party handed in for a material. */
export function isPaperSeen(actor: Actor, item: LoadedItem, by: string, uploader: { id: string; organizationId: string | null }): boolean {
  return isSeen(actor, papersOf(partyOf(item, by)), { isOwn: isOfOwnOffice(actor, uploader) })
}

/** Whether a material is in the catalogue that this reader is shown. */
export function isMaterialListed(actor: Actor, item: LoadedItem, by: string): boolean {
  return sees(actor, papersOf(partyOf(item, by))) !== 'no'
}

/** The bodies that a case names. */
export interface BodyFacts {
  province_code: string | null
  applicant_name: string
  agent_name: string | null
}

/** The body or person whose account files: the agent, where a case is filed for another unit. */
export function filerOf(names: Pick<BodyFacts, 'applicant_name' | 'agent_name'>): string {
  return names.agent_name ?? names.applicant_name
}

/** The body that a person with this role acts for, shown instead of their name: an authority acts as a body. Empty for any other role. */
export function bodyOf(role: string, facts: BodyFacts): string {
  if (role === 'applicant') return filerOf(facts)
  if (!isProcessRole(role)) return ''
  const kind = kindOfRole(role)
  const definition: OrganizationKindDefinition | undefined = kind && organizationKinds[kind]
  return definition?.bodyName?.({ provinceCode: facts.province_code }) ?? builtInRoles[role].name.zh_CN
}

/** Whether people with this role act in cases. */
export function isProcessRole(role: string): role is Role {
  return roles.some((known) => known === role)
}

/** A person's name as this reader may see it: the name, or the body the person acts for. */
export function nameFor(
  actor: Actor,
  person: { name: string; role: string; isOwn?: boolean; isConvened?: boolean },
  facts: BodyFacts,
): string {
  return person.name === '' || isSeen(actor, namesOf(person.role), person) ? person.name : bodyOf(person.role, facts)
}

/** The organisation a person acts for, as it stands beside their name; '' where this reader is shown the body instead of the name. */
export function bodyBeside(
  actor: Actor,
  person: { name: string; role: string; isOwn?: boolean; isConvened?: boolean },
  organization: string | null,
): string {
  return person.name !== '' && person.role !== 'applicant' && isSeen(actor, namesOf(person.role), person) ? (organization ?? '') : ''
}

/** Statuses by who handles a case in them; every other one is the national bureau's. */
const handlers: Record<string, string> = {
  [draftStatus]: 'applicant',
  G01: 'applicant',
  G02: 'applicant',
  '6': 'applicant',
  G12: 'province-officer',
  '1': 'province-officer',
  '2': 'province-officer',
  G04: 'third-party',
  G041: 'third-party',
  G042: 'third-party',
  G05: 'expert',
}

/**
 * The body whose time the open clock is, where another authority has the case in hand: what the province has sent back to a county has the clock of the province
 * still. Undefined where it is that of who has the case, or where the status does not tell who that is.
 */
export function otherBodyOfClock(
  clock: { clock_body: string | null; clock_state: string | null; status: string; is_local: boolean },
  facts: BodyFacts,
): string | undefined {
  const { clock_body: body, clock_state: state, status, is_local: isLocal } = clock
  const here = isLocal ? 'local' : authorityOf(handlers[status] ?? '')
  if (body === null || here === undefined || here === body || (state !== 'running' && state !== 'stopped')) return undefined
  const role = roles.find((each) => authorityOf(each) === body)
  // a county and a city share their time: which of them is not told
  return role === undefined || body === 'local' ? undefined : bodyOf(role, facts)
}

/** What a list calls the county or the city that has a case. */
const localBody = '市县文物行政部门'

/** The handler of a case as a list may name them to this reader. */
export function handlerFor(
  actor: Actor,
  handlerName: string | null,
  { status, is_local: isLocal }: { status: string; is_local: boolean },
  facts: BodyFacts,
): string | null {
  if (handlerName === null) return null
  const role = handlers[status] ?? 'national-officer'
  if (isLocal && !isSeen(actor, 'official-names')) return localBody
  return nameFor(actor, { name: handlerName, role }, facts) || null
}
