import { contract } from '@wenwu/core/guides/contract'
import { findingList } from '@wenwu/core/guides/list'
import { filterFindings } from '@wenwu/core/guides/lint'
import { AppError } from '@wenwu/core/kernel/errors'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { sendFile } from '../../case-work/files/index.ts'
import { checkPublishedGuides } from './guide-check.ts'
import { guideKind } from './guide-kind.ts'
import { getGuide } from './guide-repository.ts'
import { sendSample } from './guide-sample.ts'
import { guideCatalogue, guideView } from './guide-view.ts'
import { toGuideWire } from './guide-wire.ts'

export { checkCommand } from './check-command.ts'
export { guideKind } from './guide-kind.ts'
export { broughtGuide, guideCompleter, importGuide } from './import-guides.ts'
export { listGuideCitations } from './guide-citations.ts'
export { guideCatalogue, guideView } from './guide-view.ts'
export { publishStarterGuides } from './starter-guides.ts'

export const contentKinds = [guideKind]

export const module = defineModule('guides', contract, {
  list: (_input, ctx) => guideCatalogue(ctx),
  get: async (input, ctx) => (await guideView(ctx, input.code)).view,
  find: async (input, ctx) => {
    const { row, view } = await guideView(ctx, input.itemCode)
    return toGuideWire(row.id, view)
  },
  sample: (input, ctx) => sendSample(ctx, input.code, input.material),
  flowPicture: async (input, ctx) => {
    const file = (await getGuide(ctx.db, input.code)).payload.flowPicture?.[0]
    if (file === undefined) throw new AppError('not-found')
    return sendFile(ctx, file.fileId)
  },
  check: (_input, ctx) => checkPublishedGuides(ctx.db, ctx.now),
  exportCheck: async (query, ctx) => {
    const { findings } = await inTransaction(ctx.services.pool, (db) => checkPublishedGuides(db, ctx.now))
    return exportList(ctx, findingList, query, filterFindings(findings, query.filter))
  },
})
