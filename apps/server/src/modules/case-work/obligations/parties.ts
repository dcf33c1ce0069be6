import { authorityOf } from '@wenwu/core/auth/authority'
import type { Confirmer, Debtor } from '@wenwu/core/item/obligation'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import type { ObligationState } from '@wenwu/core/obligations/model'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'
import type { TimeBefore } from './time-before.ts'

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
  /** The name of the one that has to be reported before it and is not. */
  report_first: Text | null
  time_before: TimeBefore | null
}

/** Whether the caller may report on it today. A province acts for itself, whatever else its people may read. */
export function canReport(actor: Actor, duty: Duty, today: string): boolean {
  return owesNow(actor, duty) && duty.report_first === null && opensOn(duty, today) === null
}

/**
 * Of a later time of what is owed again and again that cannot be reported yet: the day on which its own time begins, which counts once the report on the time before
 * is confirmed; else null. Reports on years to come would say nothing of them.
 */
export function opensOn({ state, time_before: before }: Pick<Duty, 'state' | 'time_before'>, today: string): string | null {
  if (state !== 'open' || before === null || before.nextBegins === null) return null
  return before.state === 'fulfilled' && before.nextBegins <= today ? null : before.nextBegins
}

/** Throws `not-your-turn`, `obligation-after` where another one has to be reported first, `obligation-early` with the day, unless `canReport`. */
export function requireReportable(actor: Actor, duty: Duty & { name: Text }, today: string): void {
  if (!owesNow(actor, duty)) throw new AppError('not-your-turn')
  if (duty.report_first !== null) throw new AppError('obligation-after', { params: { name: duty.report_first.zh_CN } })
  const date = opensOn(duty, today)
  if (date !== null) throw new AppError('obligation-early', { params: { name: duty.name.zh_CN, date } })
}

function owesNow(actor: Actor, { owed_by, state, province_code }: Duty): boolean {
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
