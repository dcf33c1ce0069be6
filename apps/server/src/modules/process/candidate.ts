import { authorityOf } from '@wenwu/core/auth/authority'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import type { TaskSettings } from '@wenwu/core/item/model'
import { applicantKey, type Actor } from '../../platform/http/actor.ts'

/** What a task's candidates are told by: facts of its case and of its place in the process. */
export interface CandidateFacts {
  provinceCode: string | null
  applicantKey: string
  /** Body entrusted with the assessment (process variable `thirdParty`). */
  thirdParty: unknown
  /** The element a multi-instance task stands for. */
  element: unknown
}

/** The key under which a new task is offered. Whoever holds the same key (see `keysOf`) sees it and may claim it. */
export function candidateKey(settings: TaskSettings, facts: CandidateFacts): string {
  switch (settings.organization) {
    case 'case-province':
      return `${settings.role}@${facts.provinceCode ?? ''}`
    case 'national':
      return `${settings.role}@national`
    case 'entrusted':
      return `third-party@${String(facts.thirdParty ?? '')}`
    case 'applicant':
      return `applicant@${facts.applicantKey}`
    case 'element':
      return `user@${String(facts.element ?? '')}`
    case 'work-group':
      return `group@${settings.workGroup ?? ''}`
  }
}

/** What the keys of a person follow from. */
type KeyFacts = Pick<Actor, 'userId' | 'kind' | 'roles' | 'permissions' | 'workGroups' | 'organizationId' | 'provinceCode'>

/** Every key a person holds: the data scope of tasks. */
export function keysOf(actor: KeyFacts): string[] {
  const keys = [`user@${actor.userId}`, ...groupKeysOf(actor)]
  for (const role of actor.roles) {
    const authority = authorityOf(role)
    if (role === 'applicant') keys.push(`applicant@${applicantKey(actor)}`)
    else if (authority === 'province' && actor.provinceCode !== null) keys.push(`${role}@${actor.provinceCode}`)
    else if (authority === 'national') keys.push(`${role}@national`)
    else if (role === 'third-party' && actor.organizationId !== null) keys.push(`third-party@${actor.organizationId}`)
  }
  return keys
}

/** Every key under which tasks are offered to an organisation as a whole: what would be left alone if it were gone. */
export function keysOfOrganization(organization: { id: string; kind: OrganizationKind; provinceCode: string | null }): string[] {
  const own = [`applicant@${organization.id}`, `third-party@${organization.id}`]
  const place = organization.kind === 'national' ? 'national' : organization.kind === 'province' ? organization.provinceCode : null
  if (place === null) return own
  const offices = Object.keys(builtInRoles).filter((role) => role.startsWith(`${organization.kind}-`))
  return [...own, ...offices.map((role) => `${role}@${place}`)]
}

/**
 * Keys of the work groups somebody acts for: officials who handle tasks. An administrator of the platform who was put into a group
 * handles nothing by it.
 */
export function groupKeysOf(actor: Pick<Actor, 'kind' | 'permissions' | 'workGroups'>): string[] {
  const acts = actor.kind === 'official' && actor.permissions.includes('task.handle')
  return acts ? actor.workGroups.map((name) => `group@${name}`) : []
}

/** Every key under which tasks are offered to a work group: processes name it by its id or by its code. */
export function keysOfWorkGroup(group: { id: string; code: string | null }): string[] {
  return [`group@${group.id}`, ...(group.code === null ? [] : [`group@${group.code}`])]
}
