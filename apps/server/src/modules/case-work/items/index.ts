import { contract, versionShape } from '@wenwu/core/items/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { drawItem } from './item-drawing.ts'
import { listCurrentItems, listRegions, searchHeritageUnits } from './item-repository.ts'
import { getItemVersion } from './loaded-item.ts'

export { getItemVersion, getStepName, getTaskSettings, type LoadedItem } from './loaded-item.ts'
export { itemCategories, type ItemCategory } from './item-categories.ts'
export { drawItem } from './item-drawing.ts'
export { findViewerItem, getCurrentItem, isVersionOver, listCurrentItems } from './item-repository.ts'
export { announceDivisions, forgetRegionDirectory, regionDirectory } from './region-directory.ts'
export { processVariables } from './process-variables.ts'
export { isPlanned, itemsOf, listings, stepsOf } from './listings.ts'
export { publishItems } from './publish.ts'
export { stepsAhead } from './steps-ahead.ts'

export const module = defineModule('items', contract, {
  list: async (_input, ctx) => {
    const actor = ctx.maybeActor
    return (await listCurrentItems(ctx.db)).map(({ versionId, definition }) => ({
      code: definition.code,
      entity: definition.entity,
      name: definition.name,
      shortName: definition.shortName,
      category: definition.category,
      applicants: definition.applicants,
      itemType: definition.guide.itemType,
      deadline: definition.guide.statutoryDeadline,
      canApply: actor !== null && actor.kind !== 'official' && definition.applicants.includes(actor.kind),
      versionId,
    }))
  },
  version: async (input, ctx) => {
    const { id, code, version, definition } = await getItemVersion(ctx.db, input.id)
    if (input.shape === versionShape) ctx.addReplyHeader('cache-control', 'private, max-age=31536000, immutable')
    return { id, code, version, definition }
  },
  drawing: async (input, ctx) => ({ bpmn: drawItem(await getItemVersion(ctx.db, input.id)) }),
  regions: (input, ctx) => listRegions(ctx.db, input.parent),
  heritageUnits: (input, ctx) => searchHeritageUnits(ctx.db, input.keyword, input.provinceCode),
})
