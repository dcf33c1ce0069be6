import { sql, type Selectable } from 'kysely'
import type { GuidePayload } from '@wenwu/core/guides/payload'
import { resolveItemCode } from '@wenwu/core/item/resolve'
import { AppError } from '@wenwu/core/kernel/errors'
import type { GuideTables } from '../../../db/schema/guides.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { listCurrentItems } from '../../case-work/items/index.ts'

const longParts = ['materials', 'commonQuestions', 'acceptConditions', 'prohibitiveRequirements', 'handleProcess', 'flowPicture']

export type GuideRow = Selectable<GuideTables['guides']>

/** What lists need of a guide: without its long parts, and of the starter's languages only those of the texts that are left. */
export interface GuideHead {
  id: string
  payload: GuidePayload
  starter: object | null
}

/** All published guides in the order of the catalogue: national ones by group and code, then local ones. A few dozen rows. */
export async function listGuides(db: Db): Promise<GuideHead[]> {
  return db
    .selectFrom('guides')
    .select([
      'id',
      sql<GuidePayload>`(payload - ${longParts}::text[]) || '{"materials": []}'::jsonb`.as('payload'),
      sql<
        object | null
      >`case when starter is not null then jsonb_build_array(starter->'name', starter->'shortName', starter->'guide'->'itemType', starter->'guide'->'statutoryDeadline') end`.as(
        'starter',
      ),
    ])
    .orderBy(sql`region <> ''`)
    .orderBy('category_place')
    .orderBy('position')
    .orderBy(sql`code collate "C"`)
    .execute()
}

/** Why the materials of published guides are asked for, as editors wrote it, each text once; by the id of the guide. */
export async function listMaterialBases(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; bases: string[] }>`
    select g.id, array_agg(distinct m ->> 'basis') as bases from guides g, jsonb_array_elements(g.payload -> 'materials') m
    where m ->> 'basis' <> '' group by g.id`.execute(db)
  return new Map(rows.map(({ id, bases }) => [id, bases]))
}

/**
 * The published guide that any notation means: its own code, another notation of it, or what leads to an item (its viewer's entity code).
 * Throws `not-found`.
 */
export async function getGuide(db: Db, notation: string): Promise<GuideRow> {
  const wanted = notation.trim().toLowerCase()
  const found = (await findByNotation(db, wanted)) ?? (await findByItem(db, wanted))
  if (found === undefined) throw new AppError('not-found')
  return found
}

async function findByNotation(db: Db, wanted: string): Promise<GuideRow | undefined> {
  return db
    .selectFrom('guides')
    .selectAll()
    .where(sql<boolean>`${wanted} = any(notations)`)
    .orderBy(sql`lower(code) <> ${wanted}`)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
}

async function findByItem(db: Db, wanted: string): Promise<GuideRow | undefined> {
  const items = (await listCurrentItems(db)).map(({ definition: { code, entity, aliases } }) => ({ code, entity, aliases }))
  const item = resolveItemCode(items, wanted)
  return item === undefined
    ? undefined
    : db
        .selectFrom('guides')
        .selectAll()
        .where(sql`lower(code)`, '=', item.code.toLowerCase())
        .executeTakeFirst()
}

/** The version in force of each item that is built, by the code of its matter. */
export async function listItemVersions(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('item_versions').select(['id', 'code']).where('is_current', '=', true).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
