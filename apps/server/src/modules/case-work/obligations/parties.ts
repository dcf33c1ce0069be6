import { authorityOf } from '@wenwu/core/auth/authority'
import type { Confirmer, Debtor } from '@wenwu/core/item/obligation'
import type { ObligationState } from '@wenwu/core/obligations/model'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'

/** On which side of obligations a person acts; undefined for those who only read. */
export function partyOf(actor: Actor): Debtor | Confirmer | undefined {
  if (!hasPermission(actor, 'obligation.handle')) return undefined
  if (actor.kind !== 'official') return 'applicant'
  const authorities = new Set(actor.roles.map(authorityOf))
  return authorities.has('national') ? 'national' : authorities.has('province') ? 'province' : undefined
}

/** What decides who may act on an obligation of a case in the caller's scope. */
export interface Duty {
  owed_by: Debtor
  confirmed_by: Confirmer
  state: ObligationState
  province_code: string | null
}

/** Whether the caller may report on it now. A province acts for itself, whatever else its people may read. */
export function canReport(actor: Actor, { owed_by, state, province_code }: Duty): boolean {
  return state === 'open' && isOf(actor, owed_by, province_code)
}

/** Whether the caller may judge the report that waits. */
export function canJudge(actor: Actor, { confirmed_by, state, province_code }: Duty): boolean {
  return state === 'reported' && isOf(actor, confirmed_by, province_code)
}

function isOf(actor: Actor, party: Debtor | Confirmer, provinceCode: string | null): boolean {
  return partyOf(actor) === party && (party !== 'province' || actor.provinceCode === provinceCode)
}

/** The role that a party's people act in, by which names are shown or the body instead. */
export function roleOf(party: Debtor | Confirmer): string {
  return party === 'applicant' ? 'applicant' : `${party}-officer`
}
