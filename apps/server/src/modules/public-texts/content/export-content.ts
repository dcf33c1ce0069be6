import type { contract } from '@wenwu/core/content/contract'
import { contentList } from '@wenwu/core/content/list'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { countCap } from '@wenwu/core/kernel/page'
import { sheetFields } from '@wenwu/core/list/field'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from '../../base/audit/index.ts'
import { contentKinds } from '../../content-kinds.generated.ts'
import { readEntries } from '../publishing/index.ts'

/** The filtered texts as xlsx, in the list's order. There are drafts among them, so the export is audited before the first byte. */
export async function exportContent(ctx: Ctx, query: InputOf<typeof contract.export>): Promise<StreamReply> {
  const { keyword, kind, state } = query.filter
  const columns = sheetFields(contentList.fields, query.columns).map((field) => field.title)
  const filter = { keyword: keyword !== undefined, kind, preset: state }
  await noteExport(ctx, 'content.export', { type: 'content', id: '' }, { filter, columns })
  return exportList(ctx, contentList, query, await readEntries(ctx.db, query, contentKinds, countCap))
}
