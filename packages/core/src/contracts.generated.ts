import { contract as annualPlans } from './annual-plans/contract.ts'
import { contract as audit } from './audit/contract.ts'
import { contract as auth } from './auth/contract.ts'
import { contract as authorisations } from './authorisations/contract.ts'
import { contract as bell } from './bell/contract.ts'
import { contract as calendar } from './calendar/contract.ts'
import { contract as caseMigrations } from './case-migrations/contract.ts'
import { contract as cases } from './cases/contract.ts'
import { contract as certificate } from './certificate/contract.ts'
import { contract as certificateDevelopment } from './certificate-development/contract.ts'
import { contract as circulations } from './circulations/contract.ts'
import { contract as content } from './content/contract.ts'
import { contract as decisions } from './decisions/contract.ts'
import { contract as desks } from './desks/contract.ts'
import { contract as device } from './device/contract.ts'
import { contract as dictionaries } from './dictionaries/contract.ts'
import { contract as directories } from './directories/contract.ts'
import { contract as documents } from './documents/contract.ts'
import { contract as federation } from './federation/contract.ts'
import { contract as filedProjects } from './filed-projects/contract.ts'
import { contract as files } from './files/contract.ts'
import { contract as guides } from './guides/contract.ts'
import { contract as imports } from './imports/contract.ts'
import { contract as incidents } from './incidents/contract.ts'
import { contract as items } from './items/contract.ts'
import { contract as laws } from './laws/contract.ts'
import { contract as listViews } from './list-views/contract.ts'
import { contract as menus } from './menus/contract.ts'
import { contract as messages } from './messages/contract.ts'
import { contract as nationalPlatform } from './national-platform/contract.ts'
import { contract as notices } from './notices/contract.ts'
import { contract as obligations } from './obligations/contract.ts'
import { contract as organizations } from './organizations/contract.ts'
import { contract as papers } from './papers/contract.ts'
import { contract as phrases } from './phrases/contract.ts'
import { contract as portal } from './portal/contract.ts'
import { contract as profile } from './profile/contract.ts'
import { contract as qrSignIn } from './qr-sign-in/contract.ts'
import { contract as qualifiedUnits } from './qualified-units/contract.ts'
import { contract as reader } from './reader/contract.ts'
import { contract as registration } from './registration/contract.ts'
import { contract as roles } from './roles/contract.ts'
import { contract as search } from './search/contract.ts'
import { contract as secondFactor } from './second-factor/contract.ts'
import { contract as standards } from './standards/contract.ts'
import { contract as tableImport } from './table-import/contract.ts'
import { contract as taskSettings } from './task-settings/contract.ts'
import { contract as tasks } from './tasks/contract.ts'
import { contract as team } from './team/contract.ts'
import { contract as transit } from './transit/contract.ts'
import { contract as users } from './users/contract.ts'
import { contract as verification } from './verification/contract.ts'
import { contract as workgroups } from './workgroups/contract.ts'

export const contracts = {
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
