import { LRUCache } from 'lru-cache'
import type { ItemDefinition, TaskSettings } from '@wenwu/core/item/model'
import { readProcessSettings, type ProcessSettings } from '@wenwu/core/item/process-settings'
import type { Text } from '@wenwu/core/i18n/text'
import { text } from '@wenwu/core/i18n/text'
import { parseBpmn } from '@wenwu/bpmn/parse'
import type { ProcessDefinition } from '@wenwu/bpmn/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'

/** A published version of an item, ready to run: its BPMN parsed, the settings of its tasks read. Immutable. */
export interface LoadedItem extends ProcessSettings {
  id: string
  code: string
  version: number
  definition: ItemDefinition
  process: ProcessDefinition
}

// Versions never change, so what was read once stays true for the life of the process; old ones make room.
const cache = new LRUCache<string, Promise<LoadedItem>>({ max: 500 })

/** The version of an item by its id. Throws `not-found`. */
export async function getItemVersion(db: Db, id: string): Promise<LoadedItem> {
  const known = cache.get(id)
  if (known !== undefined) return known
  const row = await db
    .selectFrom('item_versions')
    .select(['id', 'code', 'version', 'definition', 'bpmn'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  // another request may have come first in the meantime
  const other = cache.get(id)
  if (other !== undefined) return other
  const loading = loadItem({ ...row, definition: row.definition as unknown as ItemDefinition })
  cache.set(id, loading)
  loading.catch(() => cache.delete(id))
  return loading
}

async function loadItem({
  bpmn,
  ...row
}: Pick<LoadedItem, 'id' | 'code' | 'version' | 'definition'> & { bpmn: string }): Promise<LoadedItem> {
  const { definition: process } = await parseBpmn(bpmn)
  return { ...row, process, ...readProcessSettings(Object.values(process.nodes)) }
}

/** The settings of a user task. Throws where a definition lacks them, which the item checks rule out. */
export function getTaskSettings(item: LoadedItem, step: string): TaskSettings {
  const settings = item.tasks.get(step)
  if (settings === undefined) throw new Error(`step ${step} of item ${item.code} v${item.version} has no settings`)
  return settings
}

/** The name of a step as the definition has it; the step's id where it has no such step. */
export function getStepName(item: LoadedItem, step: string): Text {
  return item.stepNames.get(step) ?? text(step, step)
}
