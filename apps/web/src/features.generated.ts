import type { FeatureRoute } from './lib/feature-route.ts'
import { routes as annualPlans } from './features/case-work/annual-plans/routes.tsx'
import { routes as applications } from './features/case-work/applications/routes.tsx'
import { routes as authorisations } from './features/case-work/authorisations/routes.tsx'
import { routes as caseMigrations } from './features/case-work/case-migrations/routes.tsx'
import { routes as cases } from './features/case-work/cases/routes.tsx'
import { routes as certificate } from './features/ways-in/certificate/routes.tsx'
import { routes as circulations } from './features/case-work/circulations/routes.tsx'
import { routes as content } from './features/public-texts/content/routes.tsx'
import { routes as decisions } from './features/public-texts/decisions/routes.tsx'
import { routes as filedProjects } from './features/public-texts/filed-projects/routes.tsx'
import { routes as guide } from './features/public-texts/guide/routes.tsx'
import { routes as guideCheck } from './features/public-texts/guide-check/routes.tsx'
import { routes as imports } from './features/public-texts/imports/routes.tsx'
import { routes as incidents } from './features/base/incidents/routes.tsx'
import { routes as laws } from './features/public-texts/laws/routes.tsx'
import { routes as logs } from './features/base/logs/routes.tsx'
import { routes as lookInfo } from './features/case-work/look-info/routes.tsx'
import { routes as menus } from './features/base/menus/routes.tsx'
import { routes as messages } from './features/base/messages/routes.tsx'
import { routes as nationalPlatform } from './features/ways-in/national-platform/routes.tsx'
import { routes as obligations } from './features/case-work/obligations/routes.tsx'
import { routes as organizations } from './features/base/organizations/routes.tsx'
import { routes as papers } from './features/case-work/papers/routes.tsx'
import { routes as portal } from './features/public-texts/portal/routes.tsx'
import { routes as profile } from './features/base/profile/routes.tsx'
import { routes as qrSignIn } from './features/ways-in/qr-sign-in/routes.tsx'
import { routes as qualifiedUnits } from './features/public-texts/qualified-units/routes.tsx'
import { routes as reader } from './features/public-texts/reader/routes.tsx'
import { routes as recovery } from './features/ways-in/recovery/routes.tsx'
import { routes as registration } from './features/ways-in/registration/routes.tsx'
import { routes as roles } from './features/base/roles/routes.tsx'
import { routes as search } from './features/public-texts/search/routes.tsx'
import { routes as secondFactor } from './features/ways-in/second-factor/routes.tsx'
import { routes as standards } from './features/public-texts/standards/routes.tsx'
import { routes as taskSettings } from './features/case-work/task-settings/routes.tsx'
import { routes as tasks } from './features/case-work/tasks/routes.tsx'
import { routes as team } from './features/case-work/team/routes.tsx'
import { routes as users } from './features/base/users/routes.tsx'
import { routes as workCalendar } from './features/base/work-calendar/routes.tsx'
import { routes as workgroups } from './features/base/workgroups/routes.tsx'

export const featureRoutes: readonly FeatureRoute[] = [
  ...annualPlans,
  ...applications,
  ...authorisations,
  ...caseMigrations,
  ...cases,
  ...certificate,
  ...circulations,
  ...content,
  ...decisions,
  ...filedProjects,
  ...guide,
  ...guideCheck,
  ...imports,
  ...incidents,
  ...laws,
  ...logs,
  ...lookInfo,
  ...menus,
  ...messages,
  ...nationalPlatform,
  ...obligations,
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
  ...team,
  ...users,
  ...workCalendar,
  ...workgroups,
]
