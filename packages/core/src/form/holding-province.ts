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
  { provinceCode, local }: { provinceCode: string | null; local?: HoldingProvince['local'] },
): HoldingProvince | undefined {
  return columns.region === undefined || provinceCode === null
    ? undefined
    : { region: columns.region, provinceCode, ...(local && { local }) }
}

/**
 * A correction that names a region of another province. A bureau decides on what lies in its province (行政许可法 32条一款二项), and the clock,
 * the scope and the history of the case are those of the bureau that has it, so the case cannot move: it is filed again. So it is with a county or city that
 * asked for the correction: it would go on with a site that it has nothing to do with.
 */
export function holdingProblems({ region, provinceCode, local }: HoldingProvince, data: FormData): FieldProblem[] {
  const code = getValue(data, region)
  const named = provinceOfRegion(code)
  if (named === undefined) return []
  if (named !== provinceCode) return [{ path: region, code: 'other-province' }]
  return local === undefined || String(code).startsWith(local.place)
    ? []
    : [{ path: region, code: 'other-bureau', params: { place: local.name } }]
}
