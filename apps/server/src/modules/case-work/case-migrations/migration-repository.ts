import { sql } from 'kysely'
import { maxListed, type Migration } from '@wenwu/core/case-migrations/model'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/case-migrations/contract'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { visibleCases } from '../cases/index.ts'
import type { LoadedItem } from '../items/index.ts'

/** Open, and not a draft, which moves by itself when its applicant opens it. */
const isRunning = sql<boolean>`c.status <> ${sql.lit(draftStatus)} and c.status not in (${sql.join([...closedStatuses].map((status) => sql.lit(status)))})`

type ItemRow = OutputOf<typeof contract.items>[number]['versions'][number] & { code: string; name: ItemName }
type ItemName = OutputOf<typeof contract.items>[number]['name']

/** Items with more than one version, with how many running cases of the caller's scope stand by each. */
export async function listMigratableItems(ctx: Ctx): Promise<OutputOf<typeof contract.items>> {
  const { rows } = await sql<Omit<ItemRow, 'publishedAt'> & { publishedAt: Date }>`
    select v.code, (v.definition -> 'name') as name, v.id, v.version, v.is_current as "isCurrent", v.published_at as "publishedAt",
      (select count(*)::int from cases c where c.item_version_id = v.id and ${isRunning} and ${visibleCases(ctx)}) as open
    from item_versions v
    where exists (select from item_versions o where o.code = v.code and o.id <> v.id)
    order by v.code, v.version desc`.execute(ctx.db)
  const items = new Map<string, OutputOf<typeof contract.items>[number]>()
  for (const { code, name, publishedAt, ...version } of rows) {
    const item = items.get(code) ?? { code, name, versions: [] }
    item.versions.push({ ...version, publishedAt: publishedAt.toISOString() })
    items.set(code, item)
  }
  return [...items.values()]
}

/** Ids of the running cases in the caller's scope that stand by another version of an item, the oldest first. */
export async function listOpenCases(ctx: Ctx, { id, code }: Pick<LoadedItem, 'id' | 'code'>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c where c.item_code = ${code} and c.item_version_id <> ${id} and ${isRunning} and ${visibleCases(ctx)}
    order by c.created_at, c.id limit ${limit}`.execute(ctx.db)
  return rows.map((row) => row.id)
}

/** The cases in the caller's scope that went over last. */
export async function listMigrations(ctx: Ctx): Promise<Migration[]> {
  const { rows } = await sql<Omit<Migration, 'at' | 'revertedAt'> & { at: Date; revertedAt: Date | null }>`
    select m.id, m.case_id as "caseId", c.number, c.title, f.version as "fromVersion", t.version as "toVersion", m.migrated_at as at,
      coalesce(u.name, '') as by, m.reason, m.reverted_at as "revertedAt",
      m.reverted_at is null and c.item_version_id = m.to_version_id and coalesce(p.version = m.instance_version, false) as "canRevert"
    from case_migrations m join cases c on c.id = m.case_id join item_versions f on f.id = m.from_version_id
      join item_versions t on t.id = m.to_version_id left join users u on u.id = m.migrated_by left join process_instances p on p.case_id = m.case_id
    where ${visibleCases(ctx)} order by m.migrated_at desc, m.id desc limit ${maxListed}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), revertedAt: row.revertedAt?.toISOString() ?? null }))
}

/** One of them, whoever may see its case. Throws `not-found`. */
export async function getMigration(db: Db, id: string) {
  const row = await db.selectFrom('case_migrations').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row
}
