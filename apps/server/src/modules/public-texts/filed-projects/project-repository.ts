import { sql, type RawBuilder } from 'kysely'
import type { FiledProjectQuery } from '@wenwu/core/filed-projects/list'
import { filedProjectKey, type FiledProject, type FiledProjectEntry } from '@wenwu/core/filed-projects/model'
import type { LoadOutcome } from '@wenwu/core/imports/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import type { SummedPage } from '@wenwu/core/kernel/page'
import { bigrams } from '@wenwu/core/kernel/text'
import { readSummedPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { termCondition } from '../../../platform/database/term-search.ts'
import { provinceCondition, type ProvinceScope } from '../../base/roles/index.ts'

const columns = sql`p.id, p.province_code as "provinceCode", p.unit_name as "unitName", p.project_name as "projectName", p.approval_number as "approvalNumber",
  p.approved_on as "approvedOn", p.approving_body as "approvingBody", p.budget::float8 as budget, p.design_unit as "designUnit", p.filed_on as "filedOn",
  case when f.id is null then null else jsonb_build_object('id', f.id, 'name', f.name) end as file`
const source = sql`filed_projects p left join filed_project_files d on d.project_id = p.id and d.replaced_at is null left join files f on f.id = d.file_id`

/** Each has its index, with and without the province; the ascending ones read it backwards. */
const orders: Record<FiledProjectQuery['sort'], RawBuilder<unknown>> = {
  'approved-desc': sql`p.approved_on desc, p.id desc`,
  'approved-asc': sql`p.approved_on, p.id`,
  'budget-desc': sql`p.budget desc nulls last, p.id desc`,
  'budget-asc': sql`p.budget nulls first, p.id`,
}

/** One page of the filed projects of a scope, with the budget of all that are filtered. */
export function queryFiledProjects(
  db: Db,
  scope: ProvinceScope,
  { page, ...query }: FiledProjectQuery,
): Promise<SummedPage<FiledProject, 'budget'>> {
  return readSummedPage(db, page, (limit, offset) => readFiledProjects(db, scope, query, limit, offset), {
    from: sql`${source} where ${conditionOf(scope, query.filter)}`,
    sums: { budget: sql`p.budget` },
  })
}

/** Rows of a filter in their order. */
export async function readFiledProjects(
  db: Db,
  scope: ProvinceScope,
  { filter, sort }: Omit<FiledProjectQuery, 'page'>,
  limit: number,
  offset = 0,
): Promise<FiledProject[]> {
  const { rows } = await sql<FiledProject>`
    select ${columns} from ${source} where ${conditionOf(scope, filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

function conditionOf(scope: ProvinceScope, filter: FiledProjectQuery['filter']): RawBuilder<boolean> {
  const conditions = [provinceCondition(scope)]
  if (filter.provinceCode !== undefined) conditions.push(sql<boolean>`p.province_code = ${filter.provinceCode}`)
  if (filter.approvedFrom !== undefined) conditions.push(sql<boolean>`p.approved_on >= ${filter.approvedFrom}::date`)
  if (filter.approvedTo !== undefined) conditions.push(sql<boolean>`p.approved_on <= ${filter.approvedTo}::date`)
  if (filter.hasFile !== undefined) conditions.push(filter.hasFile ? sql<boolean>`f.id is not null` : sql<boolean>`f.id is null`)
  const byWords = filter.keyword === undefined ? undefined : termCondition(sql`p.terms`, sql`p.words`, filter.keyword)
  if (byWords !== undefined) conditions.push(byWords)
  return sql.join(conditions, sql` and `)
}

/** A project of a scope; locked where it is about to change. */
export async function findFiledProject(
  db: Db,
  scope: ProvinceScope,
  id: string,
  isLocked = false,
): Promise<{ id: string; provinceCode: string; approvalNumber: string; fileId: string | null } | undefined> {
  const { rows } = await sql<{ id: string; provinceCode: string; approvalNumber: string; fileId: string | null }>`
    select p.id, p.province_code as "provinceCode", p.approval_number as "approvalNumber",
      (select d.file_id from filed_project_files d where d.project_id = p.id and d.replaced_at is null) as "fileId"
    from filed_projects p where p.id = ${id} and ${provinceCondition(scope)} ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Writes a filed project by province, number and name; the day of filing is that of its first import. */
export async function putFiledProject(db: Db, entry: FiledProjectEntry, now: Date): Promise<LoadOutcome> {
  const { provinceCode, unitName, projectName, approvalNumber, approvedOn, approvingBody = '', budget = null, designUnit = '' } = entry
  const key = filedProjectKey(entry)
  const known = await db
    .selectFrom('filed_projects')
    .select(['id', 'unit_name', 'project_name', 'approval_number', 'approved_on', 'approving_body', 'budget', 'design_unit'])
    .where('province_code', '=', provinceCode)
    .where('key', '=', key)
    .executeTakeFirst()
  const facts = {
    unit_name: unitName,
    project_name: projectName,
    approval_number: approvalNumber,
    approved_on: approvedOn,
    approving_body: approvingBody,
    design_unit: designUnit,
  }
  const isSame =
    known !== undefined &&
    Object.entries(facts).every(([name, value]) => known[name as keyof typeof known] === value) &&
    (known.budget === null ? null : Number(known.budget)) === budget
  if (isSame) return 'same'
  const words = [projectName, unitName, approvalNumber, designUnit, approvingBody].join(' ')
  const row = { ...facts, budget: budget === null ? null : String(budget), words, terms: bigrams(words), updated_at: now }
  await db
    .insertInto('filed_projects')
    .values({ id: newId(now.getTime()), province_code: provinceCode, key, filed_on: toShanghaiDate(now), ...row })
    .onConflict((conflict) => conflict.columns(['province_code', 'key']).doUpdateSet(row))
    .execute()
  return known === undefined ? 'added' : 'changed'
}

/** Puts a kept file in the place of the approval document; the one before stays on record. */
export async function replaceApproval(db: Db, projectId: string, file: { id: string; userId: string; now: Date }): Promise<void> {
  await db
    .updateTable('filed_project_files')
    .set({ replaced_at: file.now })
    .where('project_id', '=', projectId)
    .where('replaced_at', 'is', null)
    .execute()
  await db
    .insertInto('filed_project_files')
    .values({ project_id: projectId, file_id: file.id, uploaded_by: file.userId, uploaded_at: file.now, replaced_at: null })
    .execute()
}
