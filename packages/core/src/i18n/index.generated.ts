import { texts as application } from './texts/application.ts'
import { texts as auth } from './texts/auth.ts'
import { texts as bell } from './texts/bell.ts'
import { texts as calendar } from './texts/calendar.ts'
import { texts as _case } from './texts/case.ts'
import { texts as certificate } from './texts/certificate.ts'
import { texts as common } from './texts/common.ts'
import { texts as content } from './texts/content.ts'
import { texts as errors } from './texts/errors.ts'
import { texts as federation } from './texts/federation.ts'
import { texts as filedProjects } from './texts/filed-projects.ts'
import { texts as form } from './texts/form.ts'
import { texts as guide } from './texts/guide.ts'
import { texts as guideCheck } from './texts/guide-check.ts'
import { texts as imports } from './texts/imports.ts'
import { texts as keys } from './texts/keys.ts'
import { texts as laws } from './texts/laws.ts'
import { texts as list } from './texts/list.ts'
import { texts as listViews } from './texts/list-views.ts'
import { texts as logs } from './texts/logs.ts'
import { texts as menus } from './texts/menus.ts'
import { texts as messages } from './texts/messages.ts'
import { texts as nationalPlatform } from './texts/national-platform.ts'
import { texts as office } from './texts/office.ts'
import { texts as organizations } from './texts/organizations.ts'
import { texts as papers } from './texts/papers.ts'
import { texts as phrases } from './texts/phrases.ts'
import { texts as portal } from './texts/portal.ts'
import { texts as profile } from './texts/profile.ts'
import { texts as _public } from './texts/public.ts'
import { texts as qrSignIn } from './texts/qr-sign-in.ts'
import { texts as qualifiedUnits } from './texts/qualified-units.ts'
import { texts as recovery } from './texts/recovery.ts'
import { texts as registration } from './texts/registration.ts'
import { texts as roles } from './texts/roles.ts'
import { texts as search } from './texts/search.ts'
import { texts as secondFactor } from './texts/second-factor.ts'
import { texts as shell } from './texts/shell.ts'
import { texts as sms } from './texts/sms.ts'
import { texts as standards } from './texts/standards.ts'
import { texts as taskSettings } from './texts/task-settings.ts'
import { texts as transit } from './texts/transit.ts'
import { texts as upload } from './texts/upload.ts'
import { texts as users } from './texts/users.ts'
import { texts as viewer } from './texts/viewer.ts'
import { texts as workgroups } from './texts/workgroups.ts'

export const modules = {
  application,
  auth,
  bell,
  calendar,
  'case': _case,
  certificate,
  common,
  content,
  errors,
  federation,
  'filed-projects': filedProjects,
  form,
  guide,
  'guide-check': guideCheck,
  imports,
  keys,
  laws,
  list,
  'list-views': listViews,
  logs,
  menus,
  messages,
  'national-platform': nationalPlatform,
  office,
  organizations,
  papers,
  phrases,
  portal,
  profile,
  'public': _public,
  'qr-sign-in': qrSignIn,
  'qualified-units': qualifiedUnits,
  recovery,
  registration,
  roles,
  search,
  'second-factor': secondFactor,
  shell,
  sms,
  standards,
  'task-settings': taskSettings,
  transit,
  upload,
  users,
  viewer,
  workgroups,
} as const
