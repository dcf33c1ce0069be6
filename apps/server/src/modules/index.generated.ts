import { module as annualPlans } from './case-work/annual-plans/index.ts'
import { module as audit } from './base/audit/index.ts'
import { module as auth } from './ways-in/auth/index.ts'
import { module as authorisations } from './case-work/authorisations/index.ts'
import { module as bell } from './case-work/bell/index.ts'
import { module as calendar } from './base/calendar/index.ts'
import { module as caseMigrations } from './case-work/case-migrations/index.ts'
import { module as cases } from './case-work/cases/index.ts'
import { module as certificate } from './ways-in/certificate/index.ts'
import { module as certificateDevelopment } from './ways-in/certificate-development/index.ts'
import { module as circulations } from './case-work/circulations/index.ts'
import { module as content } from './public-texts/content/index.ts'
import { module as decisions } from './public-texts/decisions/index.ts'
import { module as desks } from './case-work/desks/index.ts'
import { module as device } from './ways-in/device/index.ts'
import { module as dictionaries } from './base/dictionaries/index.ts'
import { module as directories } from './public-texts/directories/index.ts'
import { module as documents } from './case-work/documents/index.ts'
import { module as federation } from './ways-in/federation/index.ts'
import { module as filedProjects } from './public-texts/filed-projects/index.ts'
import { module as files } from './case-work/files/index.ts'
import { module as guides } from './public-texts/guides/index.ts'
import { module as imports } from './public-texts/imports/index.ts'
import { module as incidents } from './base/incidents/index.ts'
import { module as items } from './case-work/items/index.ts'
import { module as laws } from './public-texts/laws/index.ts'
import { module as listViews } from './case-work/list-views/index.ts'
import { module as menus } from './base/menus/index.ts'
import { module as messages } from './base/messages/index.ts'
import { module as nationalPlatform } from './ways-in/national-platform/index.ts'
import { module as notices } from './public-texts/notices/index.ts'
import { module as obligations } from './case-work/obligations/index.ts'
import { module as organizations } from './base/organizations/index.ts'
import { module as papers } from './case-work/papers/index.ts'
import { module as phrases } from './case-work/phrases/index.ts'
import { module as portal } from './public-texts/portal/index.ts'
import { module as profile } from './base/profile/index.ts'
import { module as qrSignIn } from './ways-in/qr-sign-in/index.ts'
import { module as qualifiedUnits } from './public-texts/qualified-units/index.ts'
import { module as reader } from './public-texts/reader/index.ts'
import { module as registration } from './ways-in/registration/index.ts'
import { module as roles } from './base/roles/index.ts'
import { module as search } from './public-texts/search/index.ts'
import { module as secondFactor } from './ways-in/second-factor/index.ts'
import { module as standards } from './public-texts/standards/index.ts'
import { module as tableImport } from './case-work/table-import/index.ts'
import { module as taskSettings } from './case-work/task-settings/index.ts'
import { module as tasks } from './case-work/tasks/index.ts'
import { module as team } from './case-work/team/index.ts'
import { module as transit } from './ways-in/transit/index.ts'
import { module as users } from './base/users/index.ts'
import { module as verification } from './ways-in/verification/index.ts'
import { module as workgroups } from './base/workgroups/index.ts'

export const modules = [
  annualPlans,
  audit,
  auth,
  authorisations,
  bell,
  calendar,
  caseMigrations,
  cases,
  certificate,
  certificateDevelopment,
  circulations,
  content,
  decisions,
  desks,
  device,
  dictionaries,
  directories,
  documents,
  federation,
  filedProjects,
  files,
  guides,
  imports,
  incidents,
  items,
  laws,
  listViews,
  menus,
  messages,
  nationalPlatform,
  notices,
  obligations,
  organizations,
  papers,
  phrases,
  portal,
  profile,
  qrSignIn,
  qualifiedUnits,
  reader,
  registration,
  roles,
  search,
  secondFactor,
  standards,
  tableImport,
  taskSettings,
  tasks,
  team,
  transit,
  users,
  verification,
  workgroups,
]
