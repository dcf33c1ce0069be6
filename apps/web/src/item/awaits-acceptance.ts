import type { CaseRow } from '@wenwu/core/cases/model'
import { acceptanceClock } from '@wenwu/core/item/acceptance-clock'
import { toneOf } from '@wenwu/core/codes/statuses'

/** Whether a case was handed in and its applicant waits to be told if it is accepted. */
export function awaitsAcceptance({ submittedAt, clock, status }: Pick<CaseRow, 'submittedAt' | 'clock' | 'status'>): boolean {
  return submittedAt !== null && clock?.key === acceptanceClock && toneOf(status) === 'in-hand'
}
