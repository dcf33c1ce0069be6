import { isReappliable } from '@wenwu/core/codes/conclusions'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { CaseRecord } from '../record/case-repository.ts'

/** Whether the caller may apply again for the matter of a case: its applicant, once it has ended without approval (specification §4.7). */
export function canReapply(actor: Actor, { conclusion }: Pick<CaseRecord, 'conclusion'>): boolean {
  return actor.kind !== 'official' && isReappliable(conclusion)
}
