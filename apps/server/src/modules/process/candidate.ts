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
  }
}

/** Every key a person holds: the data scope of tasks. */
export function keysOf(actor: Actor): string[] {
  const keys = [`user@${actor.userId}`]
  for (const role of actor.roles) {
    if (role === 'applicant') keys.push(`applicant@${applicantKey(actor)}`)
    else if (role.startsWith('province-') && actor.provinceCode !== null) keys.push(`${role}@${actor.provinceCode}`)
    else if (role.startsWith('national-')) keys.push(`${role}@national`)
    else if (role === 'third-party' && actor.organizationId !== null) keys.push(`third-party@${actor.organizationId}`)
  }
  return keys
}
