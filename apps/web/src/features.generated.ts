import type { FeatureRoute } from './lib/feature-route.ts'
import { routes as applications } from './features/applications/routes.tsx'
import { routes as cases } from './features/cases/routes.tsx'
import { routes as certificate } from './features/certificate/routes.tsx'
import { routes as content } from './features/content/routes.tsx'
import { routes as filedProjects } from './features/filed-projects/routes.tsx'
import { routes as guide } from './features/guide/routes.tsx'
import { routes as guideCheck } from './features/guide-check/routes.tsx'
import { routes as imports } from './features/imports/routes.tsx'
import { routes as laws } from './features/laws/routes.tsx'
import { routes as logs } from './features/logs/routes.tsx'
import { routes as menus } from './features/menus/routes.tsx'
import { routes as messages } from './features/messages/routes.tsx'
import { routes as nationalPlatform } from './features/national-platform/routes.tsx'
import { routes as organizations } from './features/organizations/routes.tsx'
import { routes as papers } from './features/papers/routes.tsx'
import { routes as portal } from './features/portal/routes.tsx'
import { routes as profile } from './features/profile/routes.tsx'
import { routes as qrSignIn } from './features/qr-sign-in/routes.tsx'
import { routes as qualifiedUnits } from './features/qualified-units/routes.tsx'
import { routes as reader } from './features/reader/routes.tsx'
import { routes as recovery } from './features/recovery/routes.tsx'
import { routes as registration } from './features/registration/routes.tsx'
import { routes as roles } from './features/roles/routes.tsx'
import { routes as search } from './features/search/routes.tsx'
import { routes as secondFactor } from './features/second-factor/routes.tsx'
import { routes as standards } from './features/standards/routes.tsx'
import { routes as taskSettings } from './features/task-settings/routes.tsx'
import { routes as tasks } from './features/tasks/routes.tsx'
import { routes as users } from './features/users/routes.tsx'
import { routes as workCalendar } from './features/work-calendar/routes.tsx'
import { routes as workgroups } from './features/workgroups/routes.tsx'

export const featureRoutes: readonly FeatureRoute[] = [
  ...applications,
  ...cases,
  ...certificate,
  ...content,
  ...filedProjects,
  ...guide,
  ...guideCheck,
  ...imports,
  ...laws,
  ...logs,
  ...menus,
  ...messages,
  ...nationalPlatform,
  ...organizations,
  ...papers,
  ...portal,
  ...profile,
  ...qrSignIn,
  ...qualifiedUnits,
  ...reader,
  ...recovery,
  ...registration,
  ...roles,
  ...search,
  ...secondFactor,
  ...standards,
  ...taskSettings,
  ...tasks,
  ...users,
  ...workCalendar,
  ...workgroups,
]
