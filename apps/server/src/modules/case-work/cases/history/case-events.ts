import type { Text } from '@wenwu/core/i18n/text'
import { preparedInsert } from '../../../../platform/database/prepared.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Actor, Principal } from '../../../../platform/http/actor.ts'

/** Who acted, as the history keeps it: of the day, not of later. */
export interface Party {
  /** Null where the platform acted by itself. */
  id: string | null
  name: string
  /** In this act: a role of RBAC, or `system`. */
  role: string
  organizationId: string | null
  /** Of the organisation; null for the nation's. */
  provinceCode: string | null
}

/** An account in a role; `principal`: the colleague for whom it acts, named with it («某某（代某某）»). */
export function partyOf(actor: Actor, role: string, principal?: Pick<Principal, 'name'> | null): Party {
  const name = principal ? `${actor.name}（代${principal.name}）` : actor.name
  return { id: actor.userId, name, role, organizationId: actor.organizationId, provinceCode: actor.provinceCode }
}

/** The platform itself: a timer, the end of a claim. */
export const systemParty: Party = { id: null, name: '', role: 'system', organizationId: null, provinceCode: null }

export interface NewEvent {
  id: string
  at: Date
  kind: string
  by: Party
  step?: string
  stepName?: Text
  outcome?: string
  outcomeLabel?: Text
  opinion?: string
  details?: Record<string, unknown>
  /** Status codes of specification §4.4 before and after; absent where the entry moves nothing. */
  statusFrom?: string
  statusTo?: string
}

/** Appends to the history of a case. */
export async function addCaseEvent(db: Db, caseId: string, event: NewEvent): Promise<void> {
  await insertEvent(db, {
    id: event.id,
    case_id: caseId,
    at: event.at,
    kind: event.kind,
    actor_id: event.by.id,
    actor_name: event.by.name,
    actor_role: event.by.role,
    organization_id: event.by.organizationId,
    province_code: event.by.provinceCode,
    step: event.step ?? null,
    step_name: event.stepName === undefined ? null : JSON.stringify(event.stepName),
    outcome: event.outcome ?? null,
    outcome_label: event.outcomeLabel === undefined ? null : JSON.stringify(event.outcomeLabel),
    opinion: event.opinion ?? '',
    details: JSON.stringify(event.details ?? {}),
    status_from: event.statusFrom ?? null,
    status_to: event.statusTo ?? null,
  })
}

const insertEvent = preparedInsert('case_events', [
  'id',
  'case_id',
  'at',
  'kind',
  'actor_id',
  'actor_name',
  'actor_role',
  'organization_id',
  'province_code',
  'step',
  'step_name',
  'outcome',
  'outcome_label',
  'opinion',
  'details',
  'status_from',
  'status_to',
])
