import { newId } from '@wenwu/core/kernel/id'
import { bigrams } from '@wenwu/core/kernel/text'
import type { LoadOutcome } from '@wenwu/core/imports/model'
import type { Db } from '../../../platform/database/request-database.ts'

/** A division of GB/T 2260; the code has 2, 4 or 6 digits. */
export interface Division {
  code: string
  name: string
}

export interface HeritageUnit {
  code: string
  name: string
  level?: string
  className: string
  age?: string
  provinceCode: string
  city?: string
  lotNumber?: number
  address?: string
  longitude?: number
  latitude?: number
}

export interface Museum {
  name: string
  provinceCode: string
  areaCode?: string
  property?: string
  quality?: string
  isFree?: boolean
  openingHours?: string
  traffic?: string
  website?: string
  summary?: string
  longitude?: number
  latitude?: number
}

/** Rows of GB/T 2260 that are no place (市辖区, 县, 省直辖县级行政区划): nothing is shown under them, so they are not kept. */
function isPlaceholder(name: string): boolean {
  return name === '市辖区' || name === '县' || name.endsWith('直辖县级行政区划')
}

/** A code without the zeros that fill it up to six digits: 110000 is 11, 130100 is 1301. */
export function divisionCode(code: string): string {
  if (!/^\d{6}$/.test(code)) return code
  return code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1')
}

/** Writes a division below the nearest one of its code that is there: a county without a city hangs below the province. */
export async function putDivision(db: Db, { code, name }: Division): Promise<LoadOutcome> {
  if (isPlaceholder(name)) return 'same'
  const above = [code.slice(0, 4), code.slice(0, 2)].filter((parent) => parent.length < code.length)
  const rows = await db
    .selectFrom('regions')
    .select(['code', 'parent_code', 'name'])
    .where('code', 'in', [code, ...above])
    .execute()
  const parent = above.find((candidate) => rows.some((row) => row.code === candidate)) ?? null
  const known = rows.find((row) => row.code === code)
  if (known !== undefined && known.name === name && known.parent_code === parent) return 'same'
  await db
    .insertInto('regions')
    .values({ code, name, parent_code: parent, is_imported: true })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name, parent_code: parent, is_imported: true }))
    .execute()
  return known === undefined ? 'added' : 'changed'
}

/** Writes a heritage unit by its number. */
export async function putUnit(db: Db, unit: HeritageUnit): Promise<LoadOutcome> {
  const row = {
    name: unit.name,
    level: unit.level ?? '全国重点文物保护单位',
    class_name: unit.className,
    age: unit.age ?? '',
    province_code: unit.provinceCode,
    city: unit.city ?? '',
    lot_number: unit.lotNumber ?? null,
    address: unit.address ?? '',
    longitude: unit.longitude ?? null,
    latitude: unit.latitude ?? null,
    terms: bigrams(unit.name),
  }
  const known = await db.selectFrom('heritage_units').selectAll().where('code', '=', unit.code).executeTakeFirst()
  if (known !== undefined && isSame(row, known)) return 'same'
  await db
    .insertInto('heritage_units')
    .values({ code: unit.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  return known === undefined ? 'added' : 'changed'
}

/** Writes a museum by its name and province. */
export async function putMuseum(db: Db, museum: Museum, now: Date): Promise<LoadOutcome> {
  const row = {
    area_code: museum.areaCode ?? '',
    property: museum.property ?? '',
    quality: museum.quality ?? '',
    is_free: museum.isFree ?? null,
    opening_hours: museum.openingHours ?? '',
    traffic: museum.traffic ?? '',
    website: museum.website ?? '',
    summary: museum.summary ?? '',
    longitude: museum.longitude ?? null,
    latitude: museum.latitude ?? null,
  }
  const { name, provinceCode } = museum
  const known = await db
    .selectFrom('museums')
    .selectAll()
    .where('province_code', '=', provinceCode)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known !== undefined && isSame(row, known)) return 'same'
  await db
    .insertInto('museums')
    .values({ id: newId(now.getTime()), name, province_code: provinceCode, ...row, updated_at: now })
    .onConflict((conflict) => conflict.columns(['province_code', 'name']).doUpdateSet({ ...row, updated_at: now }))
    .execute()
  return known === undefined ? 'added' : 'changed'
}

function isSame(row: Record<string, unknown>, known: Record<string, unknown>): boolean {
  return Object.entries(row).every(([key, value]) => JSON.stringify(known[key]) === JSON.stringify(value))
}
