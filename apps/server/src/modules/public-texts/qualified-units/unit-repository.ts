import { sql, type RawBuilder } from 'kysely'
import type { LoadOutcome } from '@wenwu/core/imports/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import type { Page } from '@wenwu/core/kernel/page'
import { bigrams } from '@wenwu/core/kernel/text'
import type { QualifiedUnitQuery } from '@wenwu/core/qualified-units/list'
import { certificateKey, expiringUntil, type QualifiedUnit, type QualifiedUnitEntry } from '@wenwu/core/qualified-units/model'
import { byName } from '../../../platform/database/by-name.ts'
import { wordsOf } from '../../../platform/database/contains-word.ts'
import { orOfProvince } from '../../../platform/database/of-province.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { termCondition } from '../../../platform/database/term-search.ts'

const columns = sql`q.id, q.name, q.province_code as "provinceCode", q.kind, q.grade, q.certificate_number as "certificateNumber", q.business_scope as "businessScope",
  q.issuer, q.issued_on as "issuedOn", q.valid_until as "validUntil",
  case when f.id is null then null else jsonb_build_object('id', f.id, 'name', f.name) end as file`
const source = sql`qualified_units q
  left join directory_files d on d.directory = 'qualified-units' and d.entry_key = q.id::text and d.replaced_at is null left join files f on f.id = d.file_id`

const orders: Record<QualifiedUnitQuery['sort'], RawBuilder<unknown>> = {
  'valid-asc': sql`q.valid_until, q.id`,
  'valid-desc': sql`q.valid_until desc, q.id desc`,
  'name-asc': sql`${byName('q.name')}, q.id`,
  'name-desc': sql`${byName('q.name')} desc, q.id desc`,
}

/** One page of the directory. `now` decides what has run out. */
export function queryQualifiedUnits(db: Db, { page, ...query }: QualifiedUnitQuery, now: Date): Promise<Page<QualifiedUnit>> {
  return readPage(
    page,
    (limit, offset) => readQualifiedUnits(db, query, now, limit, offset),
    (cap) => countRows(db, sql`qualified_units q where ${conditionOf(query.filter, now)}`, cap),
    { isBounded: true },
  )
}

/** Rows of a filter in their order. */
export async function readQualifiedUnits(
  db: Db,
  { filter, sort }: Omit<QualifiedUnitQuery, 'page'>,
  now: Date,
  limit: number,
  offset = 0,
): Promise<QualifiedUnit[]> {
  const { rows } = await sql<QualifiedUnit>`
    select ${columns} from ${source} where ${conditionOf(filter, now)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

function conditionOf(filter: QualifiedUnitQuery['filter'], now: Date): RawBuilder<boolean> {
  const today = toShanghaiDate(now)
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`true`]
  if (filter.provinceCode !== undefined) conditions.push(sql<boolean>`q.province_code = ${filter.provinceCode}`)
  if (filter.kind !== undefined) conditions.push(sql<boolean>`q.kind = ${filter.kind}`)
  if (filter.grade !== undefined) conditions.push(sql<boolean>`q.grade = ${filter.grade}`)
  if (filter.validity === 'expired') conditions.push(sql<boolean>`q.valid_until < ${today}::date`)
  if (filter.validity === 'expiring') conditions.push(sql<boolean>`q.valid_until between ${today}::date and ${expiringUntil(today)}::date`)
  if (filter.validity === 'valid') conditions.push(sql<boolean>`q.valid_until >= ${today}::date`)
  for (const word of wordsOf(filter.keyword ?? '')) {
    const byWords = termCondition(sql`q.terms`, sql`q.words`, word)
    if (byWords !== undefined) conditions.push(orOfProvince(sql`q.province_code`, word, byWords))
  }
  return sql.join(conditions, sql` and `)
}

/** Writes a unit by the number of its certificate. */
export async function putQualifiedUnit(db: Db, entry: QualifiedUnitEntry, now: Date): Promise<LoadOutcome> {
  const key = certificateKey(entry.certificateNumber)
  const facts = {
    certificate_number: entry.certificateNumber,
    name: entry.name,
    province_code: entry.provinceCode,
    kind: entry.kind,
    grade: entry.grade,
    business_scope: entry.businessScope ?? '',
    issuer: entry.issuer ?? '',
    issued_on: entry.issuedOn ?? null,
    valid_until: entry.validUntil,
  }
  const known = await db.selectFrom('qualified_units').selectAll().where('key', '=', key).executeTakeFirst()
  if (known !== undefined && Object.entries(facts).every(([name, value]) => known[name as keyof typeof known] === value)) return 'same'
  const words = [facts.name, facts.certificate_number, facts.business_scope].join(' ')
  const row = { ...facts, words, terms: bigrams(words), updated_at: now }
  await db
    .insertInto('qualified_units')
    .values({ id: newId(now.getTime()), key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  return known === undefined ? 'added' : 'changed'
}
