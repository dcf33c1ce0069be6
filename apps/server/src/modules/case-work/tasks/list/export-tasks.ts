import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { taskListFor } from '@wenwu/core/desks/list'
import { sheetFields } from '@wenwu/core/list/field'
import type { InputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/tasks/contract'
import { doneList, type TaskFilter, type todoList } from '@wenwu/core/tasks/list'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { StreamReply } from '../../../../platform/http/handlers.ts'
import { exportList } from '../../../../platform/xlsx/export-list.ts'
import { noteExport } from '../../../base/audit/index.ts'
import { allTasks } from './task-list.ts'

/** Exactly the filtered to-do list as xlsx, in its order; streamed. The export is audited before the first byte. */
export async function exportTodo(ctx: Ctx, query: InputOf<typeof contract.exportTodo>): Promise<StreamReply> {
  const list = taskListFor(query.filter.desk)
  await note(ctx, 'exportTodo', list, query)
  return exportList(ctx, list, query, allTasks(ctx, { state: 'open', ...query.filter, sort: query.sort }))
}

/** What the person has handled, as `exportTodo`. */
export async function exportDone(ctx: Ctx, query: InputOf<typeof contract.exportDone>): Promise<StreamReply> {
  await note(ctx, 'exportDone', doneList, query)
  return exportList(ctx, doneList, query, allTasks(ctx, { state: 'done', ...query.filter, sort: 'due-asc' }))
}

function note(
  ctx: Ctx,
  act: 'exportTodo' | 'exportDone',
  { fields }: Pick<typeof todoList, 'fields'>,
  { filter, columns }: { filter: TaskFilter; columns: string[] },
): Promise<void> {
  const details: AuditDetails = {
    // what was looked for may be a name
    keyword: filter.keyword !== undefined,
    item: filter.itemCode,
    caseStatus: filter.status ?? filter.statuses,
    province: filter.provinceCode,
    dueBy: filter.dueBy,
    isOverdue: filter.isOverdue,
    from: filter.doneFrom,
    to: filter.doneTo,
  }
  const names = sheetFields(fields, columns).map((field) => field.title)
  return noteExport(ctx, `tasks.${act}`, { type: 'task', id: '' }, { filter: details, columns: names })
}
