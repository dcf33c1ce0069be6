import { caseCountCap } from '@wenwu/core/cases/model'

/** Rows that the server has counted to one past the cap, as a figure: «999+» beyond it. */
export function cappedCount(count: number | undefined): number | string | undefined {
  return count !== undefined && count > caseCountCap ? `${caseCountCap}+` : count
}
