import { permissions as annualPlans } from './annual-plans/permissions.ts'
import { permissions as audit } from './audit/permissions.ts'
import { permissions as authorisations } from './authorisations/permissions.ts'
import { permissions as calendar } from './calendar/permissions.ts'
import { permissions as cases } from './cases/permissions.ts'
import { permissions as circulations } from './circulations/permissions.ts'
import { permissions as content } from './content/permissions.ts'
import { permissions as desks } from './desks/permissions.ts'
import { permissions as directories } from './directories/permissions.ts'
import { permissions as filedProjects } from './filed-projects/permissions.ts'
import { permissions as imports } from './imports/permissions.ts'
import { permissions as incidents } from './incidents/permissions.ts'
import { permissions as menus } from './menus/permissions.ts'
import { permissions as obligations } from './obligations/permissions.ts'
import { permissions as organizations } from './organizations/permissions.ts'
import { permissions as registration } from './registration/permissions.ts'
import { permissions as roles } from './roles/permissions.ts'
import { permissions as taskSettings } from './task-settings/permissions.ts'
import { permissions as tasks } from './tasks/permissions.ts'
import { permissions as users } from './users/permissions.ts'
import { permissions as workgroups } from './workgroups/permissions.ts'

export const permissions = {
  ...annualPlans,
  ...audit,
  ...authorisations,
  ...calendar,
  ...cases,
  ...circulations,
  ...content,
  ...desks,
  ...directories,
  ...filedProjects,
  ...imports,
  ...incidents,
  ...menus,
  ...obligations,
  ...organizations,
  ...registration,
  ...roles,
  ...taskSettings,
  ...tasks,
  ...users,
  ...workgroups,
} as const
