import type { Text } from './i18n/text.ts'
import { acts as accounts } from './accounts/acts.ts'
import { acts as annualPlans } from './annual-plans/acts.ts'
import { acts as audit } from './audit/acts.ts'
import { acts as auth } from './auth/acts.ts'
import { acts as authorisations } from './authorisations/acts.ts'
import { acts as bell } from './bell/acts.ts'
import { acts as calendar } from './calendar/acts.ts'
import { acts as caseMigrations } from './case-migrations/acts.ts'
import { acts as cases } from './cases/acts.ts'
import { acts as certificate } from './certificate/acts.ts'
import { acts as certificateDevelopment } from './certificate-development/acts.ts'
import { acts as circulations } from './circulations/acts.ts'
import { acts as content } from './content/acts.ts'
import { acts as decisions } from './decisions/acts.ts'
import { acts as desks } from './desks/acts.ts'
import { acts as device } from './device/acts.ts'
import { acts as dictionaries } from './dictionaries/acts.ts'
import { acts as directories } from './directories/acts.ts'
import { acts as documents } from './documents/acts.ts'
import { acts as federation } from './federation/acts.ts'
import { acts as filedProjects } from './filed-projects/acts.ts'
import { acts as files } from './files/acts.ts'
import { acts as guides } from './guides/acts.ts'
import { acts as imports } from './imports/acts.ts'
import { acts as incidents } from './incidents/acts.ts'
import { acts as items } from './items/acts.ts'
import { acts as laws } from './laws/acts.ts'
import { acts as listViews } from './list-views/acts.ts'
import { acts as menus } from './menus/acts.ts'
import { acts as messages } from './messages/acts.ts'
import { acts as nationalPlatform } from './national-platform/acts.ts'
import { acts as notices } from './notices/acts.ts'
import { acts as obligations } from './obligations/acts.ts'
import { acts as organizations } from './organizations/acts.ts'
import { acts as papers } from './papers/acts.ts'
import { acts as phrases } from './phrases/acts.ts'
import { acts as portal } from './portal/acts.ts'
import { acts as profile } from './profile/acts.ts'
import { acts as qrSignIn } from './qr-sign-in/acts.ts'
import { acts as qualifiedUnits } from './qualified-units/acts.ts'
import { acts as reader } from './reader/acts.ts'
import { acts as registration } from './registration/acts.ts'
import { acts as roles } from './roles/acts.ts'
import { acts as search } from './search/acts.ts'
import { acts as secondFactor } from './second-factor/acts.ts'
import { acts as standards } from './standards/acts.ts'
import { acts as tableImport } from './table-import/acts.ts'
import { acts as taskSettings } from './task-settings/acts.ts'
import { acts as tasks } from './tasks/acts.ts'
import { acts as team } from './team/acts.ts'
import { acts as transit } from './transit/acts.ts'
import { acts as users } from './users/acts.ts'
import { acts as verification } from './verification/acts.ts'
import { acts as workgroups } from './workgroups/acts.ts'

export const actsByModule: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  accounts,
  'annual-plans': annualPlans,
  audit,
  auth,
  authorisations,
  bell,
  calendar,
  'case-migrations': caseMigrations,
  cases,
  certificate,
  'certificate-development': certificateDevelopment,
  circulations,
  content,
  decisions,
  desks,
  device,
  dictionaries,
  directories,
  documents,
  federation,
  'filed-projects': filedProjects,
  files,
  guides,
  imports,
  incidents,
  items,
  laws,
  'list-views': listViews,
  menus,
  messages,
  'national-platform': nationalPlatform,
  notices,
  obligations,
  organizations,
  papers,
  phrases,
  portal,
  profile,
  'qr-sign-in': qrSignIn,
  'qualified-units': qualifiedUnits,
  reader,
  registration,
  roles,
  search,
  'second-factor': secondFactor,
  standards,
  'table-import': tableImport,
  'task-settings': taskSettings,
  tasks,
  team,
  transit,
  users,
  verification,
  workgroups,
}
