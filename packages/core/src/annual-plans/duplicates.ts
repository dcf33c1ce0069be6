import type { z } from 'zod'
import { approvedWithinYears, type RowResult } from './model.ts'
import { isSimilar } from './names.ts'
import type { warningSchema } from './schemas.ts'

export type PlanWarning = z.output<typeof warningSchema>

/** A row of the same province and site; `nameKey` is folded (`foldName`). */
export interface KnownRow {
  planId: string
  year: number
  batch: number
  projectName: string
  nameKey: string
  result: RowResult
  isIssued: boolean
}

/**
 * What a row of a plan repeats of other rows of its site: `duplicate`, by which it is refused, and what a person should look at: names that are alike, what was
 * approved there in the last years, and, for notice, what another plan has there. A row that was not approved or was cancelled may be proposed again, so it is
 * neither. Rows that the new one goes on with are left out by the caller.
 */
export function judgeDuplicates(
  row: { planId: string; nameKey: string; year: number },
  known: readonly KnownRow[],
): { duplicate: KnownRow | undefined; warnings: PlanWarning[] } {
  const standing = known.filter(({ result }) => result === 'open' || result === 'approved')
  const duplicate = standing.find(({ nameKey }) => nameKey === row.nameKey)
  const found = standing.flatMap((other): PlanWarning[] => {
    const code = warningOf(row, other)
    return code === undefined ? [] : [{ code, year: other.year, batch: other.batch, name: other.projectName }]
  })
  // what needs a look before what is for notice
  const warnings = [...found.filter(({ code }) => code !== 'site'), ...found.filter(({ code }) => code === 'site')]
  return { duplicate, warnings: warnings.slice(0, mostWarnings) }
}

function warningOf(row: { planId: string; nameKey: string; year: number }, other: KnownRow): PlanWarning['code'] | undefined {
  if (other.isIssued && other.result === 'approved' && row.year - other.year < approvedWithinYears) return 'approved'
  if (isSimilar(row.nameKey, other.nameKey)) return 'similar'
  // several projects of one site in one plan are the rule
  return other.planId === row.planId ? undefined : 'site'
}

/** Whether a row may be one that is there already; a notice alone says no such thing. */
export function isSuspect({ warnings }: { warnings: readonly PlanWarning[] }): boolean {
  return warnings.some(({ code }) => code !== 'site')
}

/** More than a person would read. */
const mostWarnings = 10
