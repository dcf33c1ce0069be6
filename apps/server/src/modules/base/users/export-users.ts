import { sheetFields } from '@wenwu/core/list/field'
import { accountList, type AccountQuery } from '@wenwu/core/users/list'
import type { ExportQuery } from '@wenwu/core/list/wire'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from '../audit/index.ts'
import { allUsers } from './user-list.ts'

/** Exactly the filtered accounts as xlsx, in the list's order; streamed. That somebody took them is audited before the first byte. */
export async function exportUsers(ctx: Ctx, query: ExportQuery<AccountQuery['filter'], AccountQuery['sort']>): Promise<StreamReply> {
  await noteExport(
    ctx,
    'users.export',
    { type: 'users', id: '' },
    {
      filter: { ...query.filter, keyword: query.filter.keyword !== undefined },
      columns: sheetFields(accountList.fields, query.columns).map((field) => field.title),
    },
  )
  return exportList(ctx, accountList, query, allUsers(ctx, query))
}
