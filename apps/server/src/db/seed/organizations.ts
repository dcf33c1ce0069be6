import { provinces } from '@wenwu/core/codes/provinces'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../platform/database/request-database.ts'

export interface OrganizationSeed {
  kind: 'national' | 'province' | 'unit' | 'third-party' | 'customs'
  name: string
  provinceCode: string | null
  creditCode?: string
}

/** The bodies every installation has: the national bureau and the provincial ones. */
export const builtInOrganizations: readonly OrganizationSeed[] = [
  { kind: 'national', name: '国家文物局', provinceCode: null },
  ...provinces.entries.map((province): OrganizationSeed => ({
    kind: 'province',
    name: province.bureau.zh_CN,
    provinceCode: province.code,
  })),
]

/** Adds the organisations that are missing (by kind and name); gives the ids of all by name. Needs the seed lock. */
export async function seedOrganizations(db: Db, seeds: readonly OrganizationSeed[], now: Date): Promise<Map<string, string>> {
  const known = await db.selectFrom('organizations').select(['id', 'kind', 'name']).execute()
  const ids = new Map(
    known.filter((row) => seeds.some((seed) => seed.kind === row.kind && seed.name === row.name)).map((row) => [row.name, row.id]),
  )
  const missing = seeds
    .filter((seed) => !ids.has(seed.name))
    .map((seed) => ({
      id: newId(now.getTime()),
      kind: seed.kind,
      name: seed.name,
      province_code: seed.provinceCode,
      credit_code: seed.creditCode ?? null,
      created_at: now,
    }))
  if (missing.length > 0) await db.insertInto('organizations').values(missing).execute()
  for (const row of missing) ids.set(row.name, row.id)
  return ids
}
