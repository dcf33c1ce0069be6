import type { MenuSeed } from '@wenwu/core/menus/model'
import { menus as audit } from './audit/menus.ts'
import { menus as calendar } from './calendar/menus.ts'
import { menus as cases } from './cases/menus.ts'
import { menus as content } from './content/menus.ts'
import { menus as directories } from './directories/menus.ts'
import { menus as filedProjects } from './filed-projects/menus.ts'
import { menus as guides } from './guides/menus.ts'
import { menus as imports } from './imports/menus.ts'
import { menus as laws } from './laws/menus.ts'
import { menus as menus } from './menus/menus.ts'
import { menus as notices } from './notices/menus.ts'
import { menus as organizations } from './organizations/menus.ts'
import { menus as portal } from './portal/menus.ts'
import { menus as qualifiedUnits } from './qualified-units/menus.ts'
import { menus as registration } from './registration/menus.ts'
import { menus as roles } from './roles/menus.ts'
import { menus as search } from './search/menus.ts'
import { menus as standards } from './standards/menus.ts'
import { menus as taskSettings } from './task-settings/menus.ts'
import { menus as tasks } from './tasks/menus.ts'
import { menus as users } from './users/menus.ts'
import { menus as workgroups } from './workgroups/menus.ts'

export const moduleMenus: readonly MenuSeed[] = [
  ...audit,
  ...calendar,
  ...cases,
  ...content,
  ...directories,
  ...filedProjects,
  ...guides,
  ...imports,
  ...laws,
  ...menus,
  ...notices,
  ...organizations,
  ...portal,
  ...qualifiedUnits,
  ...registration,
  ...roles,
  ...search,
  ...standards,
  ...taskSettings,
  ...tasks,
  ...users,
  ...workgroups,
]
