import { createHash } from 'node:crypto'
import { items } from '@wenwu/items/index.generated'
import { newId } from '@wenwu/core/kernel/id'
import { withoutListing } from '@wenwu/core/item/listing'
import { parseItem } from '@wenwu/core/item/parse'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { withoutSamples } from '@wenwu/core/item/guide'
import type { ItemSource } from '@wenwu/core/item/model'
import { extensionNamespace } from '@wenwu/core/item/task-settings'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { checkBpmn } from './check-bpmn.ts'
import { itemContext } from './item-context.ts'

/**
 * Publishes each item folder whose content differs from its current version. A version that no case uses is replaced, so the
 * table does not grow at every edit; a designer's version (origin `designer`) stays in force until it is reset.
 * Returns the codes that were published. Throws for a definition that does not hold together, or whose BPMN cannot be read again.
 */
export async function publishItems(db: Db, now: Date, definitions: readonly ItemSource[] = items): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.publish-items'))`.execute(db)
  const current = await db
    .selectFrom('item_versions')
    .select(['id', 'code', 'version', 'origin', 'hash'])
    .where('is_current', '=', true)
    .execute()
  const published: string[] = []
  for (const definition of definitions.map((source) => withoutListing(withoutSamples(source)))) {
    const json = JSON.stringify(definition)
    const hash = createHash('sha256').update(extensionNamespace.uri).update(json).digest('hex')
    const before = current.find((row) => row.code === definition.code)
    if (before !== undefined && (before.hash === hash || before.origin === 'designer')) continue
    parseItem(JSON.parse(json), itemContext)
    const bpmn = emitBpmn(toProcessSpec(definition.process))
    // what cannot be read again, being too large for instance, would run no case
    await checkBpmn(bpmn, definition, now)
    if (before !== undefined) {
      const used = await db.selectFrom('cases').select('id').where('item_version_id', '=', before.id).limit(1).executeTakeFirst()
      if (used === undefined) await db.deleteFrom('item_versions').where('id', '=', before.id).execute()
      else await db.updateTable('item_versions').set({ is_current: false }).where('id', '=', before.id).execute()
    }
    await db
      .insertInto('item_versions')
      .values({
        id: newId(now.getTime()),
        code: definition.code,
        version: (before?.version ?? 0) + 1,
        origin: 'code',
        entity: definition.entity,
        // the process is stored once, as BPMN
        definition: JSON.stringify({ ...definition, process: undefined }),
        bpmn,
        hash,
        is_current: true,
        published_at: now,
      })
      .execute()
    published.push(definition.code)
  }
  return published
}
