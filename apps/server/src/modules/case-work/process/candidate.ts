import type { OrganizationKind } from '@wenwu/core/auth/model'
import type { OrganizationRule, Role, TaskSettings } from '@wenwu/core/item/model'
import type { Authority, Candidates } from '@wenwu/core/organizations/candidates'
import { candidateRoles, candidatesByRule, candidatesOf, candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import { applicantKey, type Actor } from '../../../platform/http/actor.ts'
import { keyOf, keyOfGroup, keyOfUser } from './candidate-key.ts'
import { signerOf } from './signer.ts'

/** What a task's candidates are told by: facts of its case and of its place in the process. */
export interface CandidateFacts {
  provinceCode: string | null
  /** As the form names it: two, four or six digits; null where it names none. */
  regionCode: string | null
  applicantKey: string
  /** Body entrusted with the assessment (process variable `thirdParty`). */
  thirdParty: unknown
  /** The element a multi-instance task stands for. */
  element: unknown
}

/** The key under which a new task is offered. Whoever holds the same key (see `keysOf`) sees it and may claim it. */
export function candidateKey(settings: Pick<TaskSettings, 'role' | 'organization' | 'workGroup'>, facts: CandidateFacts): string {
  const { role, organization } = settings
  const signer = signerOf(facts.element)
  if (signer !== undefined) return signer.key
  if (organization === 'element') return keyOfUser(String(facts.element ?? ''))
  if (organization === 'work-group') return keyOfGroup(settings.workGroup ?? '')
  const candidates = candidatesByRule(organization)
  switch (candidates?.by) {
    case 'region':
      return keyOf(role, regionOf(facts, candidates.digits) ?? '')
    case 'nation':
      return keyOf(role, candidates.rule)
    case 'entrusted':
      return keyOf(role, String(facts.thirdParty ?? ''))
    case 'applicant':
      return keyOf(role, facts.applicantKey)
    case undefined:
      throw new Error(`no kind of organisation is found by ${organization}`)
  }
}

/** The keys of all roles of the authority whose step it is, at the place of the case; none at a step of a body, an expert or the applicant. */
export function officeKeys(role: string, { provinceCode, regionCode }: Pick<CandidateFacts, 'provinceCode' | 'regionCode'>): string[] {
  const candidates = candidatesOf(role)
  if (candidates?.authority === undefined) return []
  const facts = { provinceCode, regionCode, applicantKey: '', thirdParty: undefined, element: undefined }
  return candidates.roles.map((each) => candidateKey({ role: each as Role, organization: candidates.rule as OrganizationRule }, facts))
}

/** A body that decides at one of the levels of a case. */
export interface AuthorityBody {
  authority: Authority
  /** One of its roles, which names it. */
  role: string
  /** Keys of all its offices at the place of the case. */
  keys: string[]
}

/** The bodies of the authorities at the place of a case: those whose people have it in their scope by the kind of their body. */
export function authorityBodies(place: Pick<CandidateFacts, 'provinceCode' | 'regionCode'>): AuthorityBody[] {
  const rules = new Set<string>()
  return candidateRoles.flatMap((role) => {
    const candidates = candidatesOf(role)
    if (candidates?.authority === undefined || rules.has(candidates.rule)) return []
    rules.add(candidates.rule)
    return [{ authority: candidates.authority, role, keys: officeKeys(role, place) }]
  })
}

/** Where a case or an organisation is, by the first digits of its region; null where that is not known. A place without the deeper level is its own. */
function regionOf(
  { provinceCode, regionCode }: { provinceCode: string | null; regionCode: string | null },
  digits: 2 | 4 | 6,
): string | null {
  return digits === 2 ? provinceCode : (regionCode?.slice(0, digits) ?? null)
}

/** What the keys of a person follow from. */
type KeyFacts = Pick<Actor, 'userId' | 'kind' | 'roles' | 'permissions' | 'workGroups' | 'organizationId' | 'provinceCode' | 'regionCode'>

/** Every key a person holds: the data scope of tasks. */
export function keysOf(actor: KeyFacts): string[] {
  const own = actor.roles.flatMap((role) => {
    const place = placeOf(actor, candidatesOf(role))
    return place === null ? [] : [keyOf(role, place)]
  })
  return [keyOfUser(actor.userId), ...groupKeysOf(actor), ...own]
}

/** What stands behind the role in a key of this person. */
function placeOf(actor: KeyFacts, candidates: Candidates | undefined): string | null {
  switch (candidates?.by) {
    case 'region':
      return regionOf(actor, candidates.digits)
    case 'nation':
      return candidates.rule
    case 'entrusted':
      return actor.organizationId
    case 'applicant':
      return applicantKey(actor)
    case undefined:
      return null
  }
}

/** Every key under which tasks are offered to an organisation as a whole: what would be left alone if it were gone. */
export function keysOfOrganization(organization: {
  id: string
  kind: OrganizationKind
  provinceCode: string | null
  regionCode: string | null
}): string[] {
  const candidates = candidatesOfKind(organization.kind)
  const place =
    candidates?.by === 'region' ? regionOf(organization, candidates.digits) : candidates?.by === 'nation' ? candidates.rule : null
  return [
    ...bodyRoles.map((role) => keyOf(role, organization.id)),
    ...(place === null ? [] : (candidates?.roles ?? []).map((role) => keyOf(role, place))),
  ]
}

/** Roles whose tasks are offered to one body by its id, of whatever kind it is. */
const bodyRoles = candidateRoles.filter((role) => ['applicant', 'entrusted'].includes(candidatesOf(role)?.by ?? ''))

/**
 * Keys of the work groups somebody acts for: officials who handle tasks. An administrator of the platform who was put into a group
 * handles nothing by it.
 */
export function groupKeysOf(actor: Pick<Actor, 'kind' | 'permissions' | 'workGroups'>): string[] {
  const acts = actor.kind === 'official' && actor.permissions.includes('task.handle')
  return acts ? actor.workGroups.map(keyOfGroup) : []
}

/** Every key under which tasks are offered to a work group: processes name it by its id or by its code. */
export function keysOfWorkGroup(group: { id: string; code: string | null }): string[] {
  return [keyOfGroup(group.id), ...(group.code === null ? [] : [keyOfGroup(group.code)])]
}
