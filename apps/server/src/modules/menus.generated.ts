import type { MenuSeed } from '@wenwu/core/menus/model'
import { menus as annualPlans } from './case-work/annual-plans/menus.ts'
import { menus as audit } from './base/audit/menus.ts'
import { menus as authorisations } from './case-work/authorisations/menus.ts'
import { menus as calendar } from './base/calendar/menus.ts'
import { menus as caseMigrations } from './case-work/case-migrations/menus.ts'
import { menus as cases } from './case-work/cases/menus.ts'
import { menus as circulations } from './case-work/circulations/menus.ts'
import { menus as content } from './public-texts/content/menus.ts'
import { menus as decisions } from './public-texts/decisions/menus.ts'
import { menus as desks } from './case-work/desks/menus.ts'
import { menus as directories } from './public-texts/directories/menus.ts'
import { menus as filedProjects } from './public-texts/filed-projects/menus.ts'
import { menus as guides } from './public-texts/guides/menus.ts'
import { menus as imports } from './public-texts/imports/menus.ts'
import { menus as incidents } from './base/incidents/menus.ts'
import { menus as laws } from './public-texts/laws/menus.ts'
import { menus as menus } from './base/menus/menus.ts'
import { menus as notices } from './public-texts/notices/menus.ts'
import { menus as obligations } from './case-work/obligations/menus.ts'
import { menus as organizations } from './base/organizations/menus.ts'
import { menus as portal } from './public-texts/portal/menus.ts'
import { menus as qualifiedUnits } from './public-texts/qualified-units/menus.ts'
import { menus as registration } from './ways-in/registration/menus.ts'
import { menus as roles } from './base/roles/menus.ts'
import { menus as search } from './public-texts/search/menus.ts'
import { menus as standards } from './public-texts/standards/menus.ts'
import { menus as taskSettings } from './case-work/task-settings/menus.ts'
import { menus as tasks } from './case-work/tasks/menus.ts'
import { menus as team } from './case-work/team/menus.ts'
import { menus as users } from './base/users/menus.ts'
import { menus as workgroups } from './base/workgroups/menus.ts'

export const moduleMenus: readonly MenuSeed[] = [
  ...annualPlans,
  ...audit,
  ...authorisations,
  ...calendar,
  ...caseMigrations,
  ...cases,
  ...circulations,
  ...content,
  ...decisions,
  ...desks,
  ...directories,
  ...filedProjects,
  ...guides,
  ...imports,
  ...incidents,
  ...laws,
  ...menus,
  ...notices,
  ...obligations,
  ...organizations,
  ...portal,
  ...qualifiedUnits,
  ...registration,
  ...roles,
  ...search,
  ...standards,
  ...taskSettings,
  ...tasks,
  ...team,
  ...users,
  ...workgroups,
]
