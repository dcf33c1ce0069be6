import * as annualPlans from './annual-plans/list.ts'
import * as audit from './audit/list.ts'
import * as cases from './cases/list.ts'
import * as circulations from './circulations/list.ts'
import * as content from './content/list.ts'
import * as decisions from './decisions/list.ts'
import * as desks from './desks/list.ts'
import * as filedProjects from './filed-projects/list.ts'
import * as guides from './guides/list.ts'
import * as incidents from './incidents/list.ts'
import * as laws from './laws/list.ts'
import * as obligations from './obligations/list.ts'
import * as qualifiedUnits from './qualified-units/list.ts'
import * as registration from './registration/list.ts'
import * as roles from './roles/list.ts'
import * as standards from './standards/list.ts'
import * as taskSettings from './task-settings/list.ts'
import * as tasks from './tasks/list.ts'
import * as team from './team/list.ts'
import * as users from './users/list.ts'
import * as workgroups from './workgroups/list.ts'

export const listModules: readonly object[] = [
  annualPlans,
  audit,
  cases,
  circulations,
  content,
  decisions,
  desks,
  filedProjects,
  guides,
  incidents,
  laws,
  obligations,
  qualifiedUnits,
  registration,
  roles,
  standards,
  taskSettings,
  tasks,
  team,
  users,
  workgroups,
]
