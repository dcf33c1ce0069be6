import { module as audit } from './audit/index.ts'
import { module as auth } from './auth/index.ts'
import { module as bell } from './bell/index.ts'
import { module as calendar } from './calendar/index.ts'
import { module as cases } from './cases/index.ts'
import { module as certificate } from './certificate/index.ts'
import { module as certificateDevelopment } from './certificate-development/index.ts'
import { module as content } from './content/index.ts'
import { module as device } from './device/index.ts'
import { module as dictionaries } from './dictionaries/index.ts'
import { module as directories } from './directories/index.ts'
import { module as documents } from './documents/index.ts'
import { module as federation } from './federation/index.ts'
import { module as filedProjects } from './filed-projects/index.ts'
import { module as files } from './files/index.ts'
import { module as guides } from './guides/index.ts'
import { module as imports } from './imports/index.ts'
import { module as items } from './items/index.ts'
import { module as laws } from './laws/index.ts'
import { module as listViews } from './list-views/index.ts'
import { module as menus } from './menus/index.ts'
import { module as messages } from './messages/index.ts'
import { module as nationalPlatform } from './national-platform/index.ts'
import { module as notices } from './notices/index.ts'
import { module as organizations } from './organizations/index.ts'
import { module as papers } from './papers/index.ts'
import { module as phrases } from './phrases/index.ts'
import { module as portal } from './portal/index.ts'
import { module as profile } from './profile/index.ts'
import { module as qrSignIn } from './qr-sign-in/index.ts'
import { module as qualifiedUnits } from './qualified-units/index.ts'
import { module as reader } from './reader/index.ts'
import { module as registration } from './registration/index.ts'
import { module as roles } from './roles/index.ts'
import { module as search } from './search/index.ts'
import { module as secondFactor } from './second-factor/index.ts'
import { module as standards } from './standards/index.ts'
import { module as tableImport } from './table-import/index.ts'
import { module as taskSettings } from './task-settings/index.ts'
import { module as tasks } from './tasks/index.ts'
import { module as transit } from './transit/index.ts'
import { module as users } from './users/index.ts'
import { module as verification } from './verification/index.ts'
import { module as workgroups } from './workgroups/index.ts'

export const modules = [
  audit,
  auth,
  bell,
  calendar,
  cases,
  certificate,
  certificateDevelopment,
  content,
  device,
  dictionaries,
  directories,
  documents,
  federation,
  filedProjects,
  files,
  guides,
  imports,
  items,
  laws,
  listViews,
  menus,
  messages,
  nationalPlatform,
  notices,
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
  transit,
  users,
  verification,
  workgroups,
]
