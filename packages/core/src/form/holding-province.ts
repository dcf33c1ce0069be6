import type { FieldProblem } from '../kernel/errors.ts'
import { getValue } from './paths.ts'
import type { FormData, HoldingProvince } from './model.ts'

/** The code of the province in which a region lies (`610113` is in `61`); undefined for what is no region. */
export function provinceOfRegion(region: unknown): string | undefined {
  return typeof region === 'string' && /^\d{2}/.test(region) ? region.slice(0, 2) : undefined
}

/** Where a submitted case is: the path at which its form names the region, and its province; undefined where either is unknown. */
export function holdingProvince(
  columns: { region?: string | undefined },
  { provinceCode }: { provinceCode: string | null },
): HoldingProvince | undefined {
  return columns.region === undefined || provinceCode === null ? undefined : { region: columns.region, provinceCode }
}

/**
 * A correction that names a region of another province. A bureau decides on what lies in its province (行政许可法 32条一款二项), and the clock,
 * the scope and the history of the case are those of the bureau that has it, so the case cannot move: it is filed again.
 */
export function holdingProblems({ region, provinceCode }: HoldingProvince, data: FormData): FieldProblem[] {
  const named = provinceOfRegion(getValue(data, region))
  return named === undefined || named === provinceCode ? [] : [{ path: region, code: 'other-province' }]
}
