import { operationList, signInList, type OperationQuery, type SignInQuery } from '@wenwu/core/audit/list'
import type { ExportQuery } from '@wenwu/core/list/wire'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from './note-export.ts'
import { allOperations } from './operation-log.ts'
import { allSignIns } from './sign-in-log.ts'

/** Rows of one export at most; a sheet holds a little more. */
const mostRows = 1_000_000

/** The filtered login log as xlsx, streamed; the export is an audit row before its first byte. */
export async function exportSignIns(ctx: Ctx, query: ExportQuery<SignInQuery['filter'], SignInQuery['sort']>): Promise<StreamReply> {
  await noteExport(ctx, 'audit.exportSignIns', { type: 'log', id: 'sign-ins' }, { ...query.filter })
  return exportList(ctx, signInList, query, allSignIns(ctx, query, mostRows))
}

/** The filtered operation log as xlsx, as `exportSignIns`. */
export async function exportOperations(
  ctx: Ctx,
  query: ExportQuery<OperationQuery['filter'], OperationQuery['sort']>,
): Promise<StreamReply> {
  await noteExport(ctx, 'audit.exportOperations', { type: 'log', id: 'operations' }, { preset: 'operations', ...query.filter })
  return exportList(ctx, operationList, query, allOperations(ctx, query, mostRows))
}
