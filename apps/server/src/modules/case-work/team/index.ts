import { contract } from '@wenwu/core/team/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportTeam, exportTeamTasks } from './export-team.ts'
import { queryTeam } from './team-list.ts'
import { queryTeamTasks, teamFigures } from './team-tasks.ts'

export const module = defineModule('team', contract, {
  query: (input, ctx) => queryTeam(ctx, input),
  export: (query, ctx) => exportTeam(ctx, query),
  figures: (_input, ctx) => teamFigures(ctx),
  tasks: (input, ctx) => queryTeamTasks(ctx, input),
  exportTasks: (query, ctx) => exportTeamTasks(ctx, query),
})
