import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/http/actor.ts'

/** Provinces whose records (filed projects, annual plans) an official has to do with; null: the whole country. */
export type ProvinceScope = readonly string[] | null

/** By the data scopes of their roles: the national bureau all, a province its own, everybody else none. */
export function provinceScopeOf({ scopes, provinceCode, kind }: Pick<Actor, 'scopes' | 'provinceCode' | 'kind'>): ProvinceScope {
  if (kind !== 'official') return []
  if (scopes.some((scope) => scope.kind === 'nation')) return null
  return [
    ...new Set(
      scopes.flatMap((scope) =>
        scope.kind === 'list' ? scope.provinces : scope.kind === 'province' && provinceCode !== null ? [provinceCode] : [],
      ),
    ),
  ]
}

export function isInProvinces(scope: ProvinceScope, provinceCode: string): boolean {
  return scope === null || scope.includes(provinceCode)
}

/** The scope as a condition on rows `p` with a province. */
export function provinceCondition(scope: ProvinceScope): RawBuilder<boolean> {
  return scope === null ? sql<boolean>`true` : sql<boolean>`p.province_code = any(${[...scope]}::text[])`
}
