import { writeBpmn } from '@wenwu/bpmn/emit'
import { extensionNamespace } from '@wenwu/core/item/task-settings'
import type { LoadedItem } from './loaded-item.ts'

const drawn = new WeakMap<LoadedItem, string>()

/**
 * The process of a version as BPMN, drawn as this program draws it: also versions that were stored with an older drawing (decision 0077).
 * It is drawn when it is first asked for, once in the life of the process.
 */
export function drawItem(item: LoadedItem): string {
  const known = drawn.get(item)
  if (known !== undefined) return known
  const bpmn = writeBpmn(item.process, extensionNamespace)
  drawn.set(item, bpmn)
  return bpmn
}
