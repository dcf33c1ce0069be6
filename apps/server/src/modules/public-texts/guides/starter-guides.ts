import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { parseGuide } from '@wenwu/core/guides/parse'
import { toPayload } from '@wenwu/core/guides/payload'
import { withoutSamples, type GuideDefinition } from '@wenwu/core/item/guide'
import { guides } from '@wenwu/items/guides.generated'
import type { Db } from '../../../platform/database/request-database.ts'
import { importEntry, withdrawEntry } from '../publishing/index.ts'
import { putSearchDocument } from '../search/index.ts'
import { guideKind } from './guide-kind.ts'
import { guideDocument } from './guide-search.ts'

/** Part of every hash: another way of turning a definition into a maintained text, or into one that is found, publishes all of them again. */
const form = 'guide-2'

interface Starter {
  definition: GuideDefinition
  json: string
  key: string
  hash: string
}

/**
 * Publishes the guides of the release that differ from what stands, as maintained texts. What an editor (or an import)
 * published or withdrew stays as it is, whatever the release says. A guide of ours whose code has become another notation of a matter leaves the
 * readers: the matter has one. One statement decides that nothing is to do. Gives the codes published.
 */
export async function publishStarterGuides(db: Db, now: Date, definitions: readonly GuideDefinition[] = guides): Promise<string[]> {
  const all = definitions.map(starterOf)
  const { stale: isStale, merged: isMerged } = await compare(db, all)
  if (isStale.length === 0 && isMerged.length === 0) return []
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.publish-guides'))`.execute(db)
  const { stale, merged } = await compare(db, all)
  for (const key of merged) await withdrawEntry({ db, now }, guideKind, key, '已并入同一事项的办事指南')
  for (const { definition, json, key, hash } of stale) {
    parseGuide(JSON.parse(json))
    const payload = toPayload(definition)
    const outcome = await importEntry({ db, now }, guideKind, payload)
    if (outcome === 'in-editing') continue
    const { rows } = await sql<{ id: string }>`update guides g set source = 'starter', starter = ${json}::jsonb, starter_hash = ${hash}
      from content_entries e where e.id = g.id and e.kind = ${guideKind.kind} and e.key = ${key} returning g.id`.execute(db)
    // its names in other languages are the definition's
    for (const { id } of rows) await putSearchDocument(db, guideDocument(id, payload, definition))
  }
  return stale.map(({ definition }) => definition.code)
}

function starterOf(definition: GuideDefinition): Starter {
  const json = JSON.stringify(withoutSamples(definition))
  return {
    definition,
    json,
    key: guideKind.keyOf(toPayload(definition)),
    hash: createHash('sha256').update(form).update(json).digest('hex'),
  }
}

/** Those that are not there yet, or whose published version is an older one of ours; and keys of ours that are now other notations of one of them. */
async function compare(db: Db, all: readonly Starter[]): Promise<{ stale: Starter[]; merged: string[] }> {
  const rows = await db
    .selectFrom('content_entries as e')
    .leftJoin('guides as g', 'g.id', 'e.id')
    .select(['e.key', 'g.source', 'g.starter_hash'])
    .where('e.kind', '=', guideKind.kind)
    .where('e.key', 'is not', null)
    .execute()
  const known = new Map(rows.map((row) => [row.key, row]))
  const stale = all.filter(({ key, hash }) => {
    const row = known.get(key)
    return row === undefined || (row.source === 'starter' && row.starter_hash !== hash)
  })
  const aliases = all.flatMap(({ definition }) => definition.aliases.map((alias) => alias.toLowerCase()))
  return { stale, merged: aliases.filter((alias) => known.get(alias)?.source === 'starter') }
}
