import type { z } from 'zod'
import { approvedWithinYears, type RowResult } from './model.ts'
import { isSimilar } from './names.ts'
import type { warningSchema } from './schemas.ts'

export type PlanWarning = z.output<typeof warningSchema>

/** A row of the same province and site; `nameKey` is folded (`foldName`). */
export interface KnownRow {
  year: number
  batch: number
  projectName: string
  nameKey: string
  result: RowResult
  isIssued: boolean
}

/**
 * What a row of a year repeats of other rows of its site: `duplicate`, by which it is refused, and what a person should look at. A row that was not approved
 * or was cancelled may be proposed again, so it is neither. Rows that the new one goes on with are left out by the caller.
 */
export function judgeDuplicates(
  row: { nameKey: string; year: number },
  known: readonly KnownRow[],
): { duplicate: KnownRow | undefined; warnings: PlanWarning[] } {
  const standing = known.filter(({ result }) => result === 'open' || result === 'approved')
  const duplicate = standing.find(({ nameKey }) => nameKey === row.nameKey)
  const warnings = standing.flatMap((other): PlanWarning[] => {
    const facts = { year: other.year, batch: other.batch, name: other.projectName }
    if (other.isIssued && other.result === 'approved' && row.year - other.year < approvedWithinYears)
      return [{ code: 'approved', ...facts }]
    return isSimilar(row.nameKey, other.nameKey) ? [{ code: 'similar', ...facts }] : []
  })
  return { duplicate, warnings: warnings.slice(0, mostWarnings) }
}

/** More than a person would read. */
const mostWarnings = 10
