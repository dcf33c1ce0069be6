import { expect, it } from 'vitest'
import { drawProcess } from '@wenwu/bpmn/layout'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { findDrawingFaults } from '@wenwu/bpmn/testing/drawing-faults'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { drawingRooms } from '@wenwu/core/item/drawing-rooms'
import { readProcessSettings } from '@wenwu/core/item/process-settings'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import type { ItemSource } from '@wenwu/core/item/model'
import { distinctItems } from '../../../testing/distinct-processes.ts'
import { withFlowNames } from './flow-names.ts'

/** The process of an item as it is loaded, with names on its flows. */
async function named(item: ItemSource) {
  const { definition } = await parseBpmn(emitBpmn(toProcessSpec(item.process)))
  return withFlowNames(definition, readProcessSettings(Object.values(definition.nodes)).tasks)
}

it.each(distinctItems().map((item): [string, ItemSource] => [item.code, item]))(
  '%s: each branch says its outcome, and no word lies over anything',
  async (_code, item) => {
    const process = await named(item)
    const branches = Object.values(process.nodes).filter(({ outgoing }) => outgoing.length > 1)
    const silent = branches
      .flatMap(({ outgoing }) => outgoing)
      .filter((id) => process.flows[id]!.name === '' && /outcome/.test(process.flows[id]!.condition ?? ''))
    expect(silent).toEqual([])
    for (const drawing of Object.values(drawProcess(process, drawingRooms))) expect(findDrawingFaults(process, drawing)).toEqual([])
  },
)
