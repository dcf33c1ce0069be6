import { departments } from '@wenwu/core/codes/departments'
import { provinces } from '@wenwu/core/codes/provinces'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../platform/database/request-database.ts'

export interface OrganizationSeed {
  kind: OrganizationKind
  name: string
  provinceCode: string | null
  /** Of kinds that name a region: four or six digits. */
  regionCode?: string
  creditCode?: string
  /** Internal code, by which a built-in body is known again after it was renamed. */
  code?: string
  /** Name of the seed it hangs below, which stands before it. */
  parent?: string
}

const bureau = '国家文物局'

/** The bodies every installation has: the national bureau with its departments and divisions (specification §3), and the provincial ones below it. */
export const builtInOrganizations: readonly OrganizationSeed[] = [
  { kind: 'national', name: bureau, provinceCode: null, code: '010101' },
  ...departments.entries.map((entry): OrganizationSeed => {
    const parent = departments.entries.find((other) => other.code === entry.parentCode)
    return {
      kind: parent === undefined ? 'department' : 'division',
      name: entry.name.zh_CN,
      provinceCode: null,
      code: entry.code,
      parent: parent?.name.zh_CN ?? bureau,
    }
  }),
  ...provinces.entries.map((province): OrganizationSeed => ({
    kind: 'province',
    name: province.bureau.zh_CN,
    provinceCode: province.code,
    parent: bureau,
  })),
]

interface Known {
  id: string
  kind: OrganizationKind
  name: string
  code: string | null
  province_code: string | null
  parent_id: string | null
}

/**
 * Adds the organisations that are missing and gives the ids of all by the names of the seeds. A body is known again by its code, a
 * provincial bureau by its province, the others by kind and name; what an administrator renamed stays renamed. One from before the
 * tree gets its place and its code. Needs the seed lock.
 */
export async function seedOrganizations(db: Db, seeds: readonly OrganizationSeed[], now: Date): Promise<Map<string, string>> {
  const known: Known[] = await db.selectFrom('organizations').select(['id', 'kind', 'name', 'code', 'province_code', 'parent_id']).execute()
  const ids = new Map<string, string>()
  const missing: { seed: OrganizationSeed; position: number }[] = []
  for (const [index, seed] of seeds.entries()) {
    const found = known.find((row) => isSame(row, seed))
    if (found === undefined) {
      ids.set(seed.name, newId(now.getTime()))
      missing.push({ seed, position: (index + 1) * 10 })
      continue
    }
    ids.set(seed.name, found.id)
    const parentId = seed.parent === undefined ? null : (ids.get(seed.parent) ?? null)
    const isBare = (found.parent_id === null && parentId !== null) || (found.code === null && seed.code !== undefined)
    if (isBare)
      await db
        .updateTable('organizations')
        .set({ parent_id: found.parent_id ?? parentId, code: found.code ?? seed.code ?? null, position: (index + 1) * 10 })
        .where('id', '=', found.id)
        .execute()
  }
  if (missing.length > 0)
    await db
      .insertInto('organizations')
      .values(
        missing.map(({ seed, position }) => ({
          id: ids.get(seed.name)!,
          kind: seed.kind,
          name: seed.name,
          province_code: seed.provinceCode,
          region_code: seed.regionCode ?? null,
          credit_code: seed.creditCode ?? null,
          code: seed.code ?? null,
          parent_id: seed.parent === undefined ? null : (ids.get(seed.parent) ?? null),
          position,
          created_at: now,
        })),
      )
      .execute()
  return ids
}

function isSame(row: Known, seed: OrganizationSeed): boolean {
  if (row.kind !== seed.kind) return false
  if (seed.kind === 'national') return true
  if (seed.kind === 'province') return row.province_code === seed.provinceCode
  return seed.code === undefined ? row.name === seed.name : row.code === seed.code
}
