import type { InputOf } from '@wenwu/core/http/endpoint'
import { countCap } from '@wenwu/core/kernel/page'
import { sheetFields } from '@wenwu/core/list/field'
import type { contract } from '@wenwu/core/team/contract'
import { teamList, teamTaskList } from '@wenwu/core/team/list'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from '../../base/audit/index.ts'
import { readTeam } from './team-list.ts'
import { allTeamTasks } from './team-tasks.ts'

/** What each person has in hand as xlsx. The export is audited before the first byte. */
export async function exportTeam(ctx: Ctx, query: InputOf<typeof contract.export>): Promise<StreamReply> {
  const columns = sheetFields(teamList.fields, query.columns).map((field) => field.title)
  await noteExport(ctx, 'team.export', { type: 'task', id: '' }, { filter: { keyword: query.filter.keyword !== undefined }, columns })
  return exportList(ctx, teamList, query, await readTeam(ctx, query, countCap))
}

/** The open tasks behind its figures as xlsx, streamed; audited in the same way. */
export async function exportTeamTasks(ctx: Ctx, query: InputOf<typeof contract.exportTasks>): Promise<StreamReply> {
  const { keyword, itemCode, status, statuses, provinceCode, holder, part } = query.filter
  // what was looked for may be a name
  const filter = { keyword: keyword !== undefined, item: itemCode, caseStatus: status ?? statuses, province: provinceCode, holder, part }
  const columns = sheetFields(teamTaskList.fields, query.columns).map((field) => field.title)
  await noteExport(ctx, 'team.exportTasks', { type: 'task', id: '' }, { filter, columns })
  return exportList(ctx, teamTaskList, query, allTeamTasks(ctx, query))
}
