import { LRUCache } from 'lru-cache'
import { emitDrawing } from '@wenwu/bpmn/emit-drawing'
import { drawingRooms } from '@wenwu/core/item/drawing-rooms'
import type { LoadedItem } from './loaded-item.ts'

// by version id; old ones make room
const drawn = new LRUCache<string, string>({ max: 500 })

/**
 * The process of a version as BPMN for a viewer, drawn as this program draws it: also versions that were stored with an older drawing
 * (decision 0077). It is drawn when it is first asked for, once in the life of the server.
 */
export function drawItem({ id, process }: Pick<LoadedItem, 'id' | 'process'>): string {
  const known = drawn.get(id)
  if (known !== undefined) return known
  const bpmn = emitDrawing(process, drawingRooms)
  drawn.set(id, bpmn)
  return bpmn
}
