import type { z } from 'zod'
import { approvedWithinYears, type RowResult } from './model.ts'
import { isSimilar, nameShapes } from './names.ts'
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

/** A row that is asked about; `nameKey` is folded. */
export interface AskedName {
  planId: string
  nameKey: string
  year: number
}

type ShapeOf = ReturnType<typeof nameShapes>

/** Whether a row stands for its project: one that was not approved or was cancelled may be proposed again. */
export function isStanding({ result }: Pick<KnownRow, 'result'>): boolean {
  return result === 'open' || result === 'approved'
}

/**
 * What a person should look at of the other rows of a row's site: names that are alike, what was approved there in the last years, and, for notice, what another plan has
 * there. Rows that the new one goes on with are left out by the caller, what repeats it is `sameProject`.
 */
export function judgeDuplicates(row: AskedName, known: readonly KnownRow[], shapeOf?: ShapeOf): PlanWarning[] {
  return findLikes(row, known, shapeOf).map(({ code, of: { year, batch, projectName } }) => ({ code, year, batch, name: projectName }))
}

/** As `judgeDuplicates`, each with the row that it is about. `shapeOf`: one for all rows that are compared together. */
export function findLikes<Known extends KnownRow>(
  row: AskedName,
  known: readonly Known[],
  shapeOf: ShapeOf = nameShapes(),
): { code: PlanWarning['code']; of: Known }[] {
  const found = known.filter(isStanding).flatMap((of) => {
    const code = warningOf(row, of, shapeOf)
    return code === undefined ? [] : [{ code, of }]
  })
  // what needs a look before what is for notice
  return [...found.filter(({ code }) => code !== 'site'), ...found.filter(({ code }) => code === 'site')].slice(0, mostWarnings)
}

function warningOf(row: AskedName, other: KnownRow, shapeOf: ShapeOf): PlanWarning['code'] | undefined {
  if (other.isIssued && other.result === 'approved' && row.year - other.year < approvedWithinYears) return 'approved'
  if (isSimilar(shapeOf(row.nameKey), shapeOf(other.nameKey))) return 'similar'
  // several projects of one site in one plan are the rule
  return other.planId === row.planId ? undefined : 'site'
}

/** Whether a row may be one that is there already; a notice alone says no such thing. */
export function isSuspect({ warnings }: { warnings: readonly PlanWarning[] }): boolean {
  return warnings.some(({ code }) => code !== 'site')
}

/** More than a person would read. */
const mostWarnings = 10
