import { texts as annualPlans_zh_CN } from './texts/zh_CN/annual-plans.ts'
import { texts as annualPlans_en_US } from './texts/en_US/annual-plans.ts'
import { texts as annualPlans_ja_JP } from './texts/ja_JP/annual-plans.ts'
import { texts as annualPlans_ko_KR } from './texts/ko_KR/annual-plans.ts'
import { texts as application_zh_CN } from './texts/zh_CN/application.ts'
import { texts as application_en_US } from './texts/en_US/application.ts'
import { texts as application_ja_JP } from './texts/ja_JP/application.ts'
import { texts as application_ko_KR } from './texts/ko_KR/application.ts'
import { texts as auth_zh_CN } from './texts/zh_CN/auth.ts'
import { texts as auth_en_US } from './texts/en_US/auth.ts'
import { texts as auth_ja_JP } from './texts/ja_JP/auth.ts'
import { texts as auth_ko_KR } from './texts/ko_KR/auth.ts'
import { texts as authorisations_zh_CN } from './texts/zh_CN/authorisations.ts'
import { texts as authorisations_en_US } from './texts/en_US/authorisations.ts'
import { texts as authorisations_ja_JP } from './texts/ja_JP/authorisations.ts'
import { texts as authorisations_ko_KR } from './texts/ko_KR/authorisations.ts'
import { texts as bell_zh_CN } from './texts/zh_CN/bell.ts'
import { texts as bell_en_US } from './texts/en_US/bell.ts'
import { texts as bell_ja_JP } from './texts/ja_JP/bell.ts'
import { texts as bell_ko_KR } from './texts/ko_KR/bell.ts'
import { texts as calendar_zh_CN } from './texts/zh_CN/calendar.ts'
import { texts as calendar_en_US } from './texts/en_US/calendar.ts'
import { texts as calendar_ja_JP } from './texts/ja_JP/calendar.ts'
import { texts as calendar_ko_KR } from './texts/ko_KR/calendar.ts'
import { texts as _case_zh_CN } from './texts/zh_CN/case.ts'
import { texts as _case_en_US } from './texts/en_US/case.ts'
import { texts as _case_ja_JP } from './texts/ja_JP/case.ts'
import { texts as _case_ko_KR } from './texts/ko_KR/case.ts'
import { texts as certificate_zh_CN } from './texts/zh_CN/certificate.ts'
import { texts as certificate_en_US } from './texts/en_US/certificate.ts'
import { texts as certificate_ja_JP } from './texts/ja_JP/certificate.ts'
import { texts as certificate_ko_KR } from './texts/ko_KR/certificate.ts'
import { texts as circulations_zh_CN } from './texts/zh_CN/circulations.ts'
import { texts as circulations_en_US } from './texts/en_US/circulations.ts'
import { texts as circulations_ja_JP } from './texts/ja_JP/circulations.ts'
import { texts as circulations_ko_KR } from './texts/ko_KR/circulations.ts'
import { texts as common_zh_CN } from './texts/zh_CN/common.ts'
import { texts as common_en_US } from './texts/en_US/common.ts'
import { texts as common_ja_JP } from './texts/ja_JP/common.ts'
import { texts as common_ko_KR } from './texts/ko_KR/common.ts'
import { texts as content_zh_CN } from './texts/zh_CN/content.ts'
import { texts as content_en_US } from './texts/en_US/content.ts'
import { texts as content_ja_JP } from './texts/ja_JP/content.ts'
import { texts as content_ko_KR } from './texts/ko_KR/content.ts'
import { texts as decisions_zh_CN } from './texts/zh_CN/decisions.ts'
import { texts as decisions_en_US } from './texts/en_US/decisions.ts'
import { texts as decisions_ja_JP } from './texts/ja_JP/decisions.ts'
import { texts as decisions_ko_KR } from './texts/ko_KR/decisions.ts'
import { texts as errors_zh_CN } from './texts/zh_CN/errors.ts'
import { texts as errors_en_US } from './texts/en_US/errors.ts'
import { texts as errors_ja_JP } from './texts/ja_JP/errors.ts'
import { texts as errors_ko_KR } from './texts/ko_KR/errors.ts'
import { texts as federation_zh_CN } from './texts/zh_CN/federation.ts'
import { texts as federation_en_US } from './texts/en_US/federation.ts'
import { texts as federation_ja_JP } from './texts/ja_JP/federation.ts'
import { texts as federation_ko_KR } from './texts/ko_KR/federation.ts'
import { texts as filedProjects_zh_CN } from './texts/zh_CN/filed-projects.ts'
import { texts as filedProjects_en_US } from './texts/en_US/filed-projects.ts'
import { texts as filedProjects_ja_JP } from './texts/ja_JP/filed-projects.ts'
import { texts as filedProjects_ko_KR } from './texts/ko_KR/filed-projects.ts'
import { texts as form_zh_CN } from './texts/zh_CN/form.ts'
import { texts as form_en_US } from './texts/en_US/form.ts'
import { texts as form_ja_JP } from './texts/ja_JP/form.ts'
import { texts as form_ko_KR } from './texts/ko_KR/form.ts'
import { texts as guide_zh_CN } from './texts/zh_CN/guide.ts'
import { texts as guide_en_US } from './texts/en_US/guide.ts'
import { texts as guide_ja_JP } from './texts/ja_JP/guide.ts'
import { texts as guide_ko_KR } from './texts/ko_KR/guide.ts'
import { texts as guideCheck_zh_CN } from './texts/zh_CN/guide-check.ts'
import { texts as guideCheck_en_US } from './texts/en_US/guide-check.ts'
import { texts as guideCheck_ja_JP } from './texts/ja_JP/guide-check.ts'
import { texts as guideCheck_ko_KR } from './texts/ko_KR/guide-check.ts'
import { texts as imports_zh_CN } from './texts/zh_CN/imports.ts'
import { texts as imports_en_US } from './texts/en_US/imports.ts'
import { texts as imports_ja_JP } from './texts/ja_JP/imports.ts'
import { texts as imports_ko_KR } from './texts/ko_KR/imports.ts'
import { texts as incidents_zh_CN } from './texts/zh_CN/incidents.ts'
import { texts as incidents_en_US } from './texts/en_US/incidents.ts'
import { texts as incidents_ja_JP } from './texts/ja_JP/incidents.ts'
import { texts as incidents_ko_KR } from './texts/ko_KR/incidents.ts'
import { texts as keys_zh_CN } from './texts/zh_CN/keys.ts'
import { texts as keys_en_US } from './texts/en_US/keys.ts'
import { texts as keys_ja_JP } from './texts/ja_JP/keys.ts'
import { texts as keys_ko_KR } from './texts/ko_KR/keys.ts'
import { texts as laws_zh_CN } from './texts/zh_CN/laws.ts'
import { texts as laws_en_US } from './texts/en_US/laws.ts'
import { texts as laws_ja_JP } from './texts/ja_JP/laws.ts'
import { texts as laws_ko_KR } from './texts/ko_KR/laws.ts'
import { texts as list_zh_CN } from './texts/zh_CN/list.ts'
import { texts as list_en_US } from './texts/en_US/list.ts'
import { texts as list_ja_JP } from './texts/ja_JP/list.ts'
import { texts as list_ko_KR } from './texts/ko_KR/list.ts'
import { texts as listViews_zh_CN } from './texts/zh_CN/list-views.ts'
import { texts as listViews_en_US } from './texts/en_US/list-views.ts'
import { texts as listViews_ja_JP } from './texts/ja_JP/list-views.ts'
import { texts as listViews_ko_KR } from './texts/ko_KR/list-views.ts'
import { texts as logs_zh_CN } from './texts/zh_CN/logs.ts'
import { texts as logs_en_US } from './texts/en_US/logs.ts'
import { texts as logs_ja_JP } from './texts/ja_JP/logs.ts'
import { texts as logs_ko_KR } from './texts/ko_KR/logs.ts'
import { texts as look_zh_CN } from './texts/zh_CN/look.ts'
import { texts as look_en_US } from './texts/en_US/look.ts'
import { texts as look_ja_JP } from './texts/ja_JP/look.ts'
import { texts as look_ko_KR } from './texts/ko_KR/look.ts'
import { texts as menus_zh_CN } from './texts/zh_CN/menus.ts'
import { texts as menus_en_US } from './texts/en_US/menus.ts'
import { texts as menus_ja_JP } from './texts/ja_JP/menus.ts'
import { texts as menus_ko_KR } from './texts/ko_KR/menus.ts'
import { texts as messages_zh_CN } from './texts/zh_CN/messages.ts'
import { texts as messages_en_US } from './texts/en_US/messages.ts'
import { texts as messages_ja_JP } from './texts/ja_JP/messages.ts'
import { texts as messages_ko_KR } from './texts/ko_KR/messages.ts'
import { texts as migrations_zh_CN } from './texts/zh_CN/migrations.ts'
import { texts as migrations_en_US } from './texts/en_US/migrations.ts'
import { texts as migrations_ja_JP } from './texts/ja_JP/migrations.ts'
import { texts as migrations_ko_KR } from './texts/ko_KR/migrations.ts'
import { texts as nationalPlatform_zh_CN } from './texts/zh_CN/national-platform.ts'
import { texts as nationalPlatform_en_US } from './texts/en_US/national-platform.ts'
import { texts as nationalPlatform_ja_JP } from './texts/ja_JP/national-platform.ts'
import { texts as nationalPlatform_ko_KR } from './texts/ko_KR/national-platform.ts'
import { texts as obligations_zh_CN } from './texts/zh_CN/obligations.ts'
import { texts as obligations_en_US } from './texts/en_US/obligations.ts'
import { texts as obligations_ja_JP } from './texts/ja_JP/obligations.ts'
import { texts as obligations_ko_KR } from './texts/ko_KR/obligations.ts'
import { texts as office_zh_CN } from './texts/zh_CN/office.ts'
import { texts as office_en_US } from './texts/en_US/office.ts'
import { texts as office_ja_JP } from './texts/ja_JP/office.ts'
import { texts as office_ko_KR } from './texts/ko_KR/office.ts'
import { texts as organizations_zh_CN } from './texts/zh_CN/organizations.ts'
import { texts as organizations_en_US } from './texts/en_US/organizations.ts'
import { texts as organizations_ja_JP } from './texts/ja_JP/organizations.ts'
import { texts as organizations_ko_KR } from './texts/ko_KR/organizations.ts'
import { texts as papers_zh_CN } from './texts/zh_CN/papers.ts'
import { texts as papers_en_US } from './texts/en_US/papers.ts'
import { texts as papers_ja_JP } from './texts/ja_JP/papers.ts'
import { texts as papers_ko_KR } from './texts/ko_KR/papers.ts'
import { texts as phrases_zh_CN } from './texts/zh_CN/phrases.ts'
import { texts as phrases_en_US } from './texts/en_US/phrases.ts'
import { texts as phrases_ja_JP } from './texts/ja_JP/phrases.ts'
import { texts as phrases_ko_KR } from './texts/ko_KR/phrases.ts'
import { texts as portal_zh_CN } from './texts/zh_CN/portal.ts'
import { texts as portal_en_US } from './texts/en_US/portal.ts'
import { texts as portal_ja_JP } from './texts/ja_JP/portal.ts'
import { texts as portal_ko_KR } from './texts/ko_KR/portal.ts'
import { texts as profile_zh_CN } from './texts/zh_CN/profile.ts'
import { texts as profile_en_US } from './texts/en_US/profile.ts'
import { texts as profile_ja_JP } from './texts/ja_JP/profile.ts'
import { texts as profile_ko_KR } from './texts/ko_KR/profile.ts'
import { texts as _public_zh_CN } from './texts/zh_CN/public.ts'
import { texts as _public_en_US } from './texts/en_US/public.ts'
import { texts as _public_ja_JP } from './texts/ja_JP/public.ts'
import { texts as _public_ko_KR } from './texts/ko_KR/public.ts'
import { texts as qrSignIn_zh_CN } from './texts/zh_CN/qr-sign-in.ts'
import { texts as qrSignIn_en_US } from './texts/en_US/qr-sign-in.ts'
import { texts as qrSignIn_ja_JP } from './texts/ja_JP/qr-sign-in.ts'
import { texts as qrSignIn_ko_KR } from './texts/ko_KR/qr-sign-in.ts'
import { texts as qualifiedUnits_zh_CN } from './texts/zh_CN/qualified-units.ts'
import { texts as qualifiedUnits_en_US } from './texts/en_US/qualified-units.ts'
import { texts as qualifiedUnits_ja_JP } from './texts/ja_JP/qualified-units.ts'
import { texts as qualifiedUnits_ko_KR } from './texts/ko_KR/qualified-units.ts'
import { texts as recovery_zh_CN } from './texts/zh_CN/recovery.ts'
import { texts as recovery_en_US } from './texts/en_US/recovery.ts'
import { texts as recovery_ja_JP } from './texts/ja_JP/recovery.ts'
import { texts as recovery_ko_KR } from './texts/ko_KR/recovery.ts'
import { texts as registration_zh_CN } from './texts/zh_CN/registration.ts'
import { texts as registration_en_US } from './texts/en_US/registration.ts'
import { texts as registration_ja_JP } from './texts/ja_JP/registration.ts'
import { texts as registration_ko_KR } from './texts/ko_KR/registration.ts'
import { texts as roles_zh_CN } from './texts/zh_CN/roles.ts'
import { texts as roles_en_US } from './texts/en_US/roles.ts'
import { texts as roles_ja_JP } from './texts/ja_JP/roles.ts'
import { texts as roles_ko_KR } from './texts/ko_KR/roles.ts'
import { texts as search_zh_CN } from './texts/zh_CN/search.ts'
import { texts as search_en_US } from './texts/en_US/search.ts'
import { texts as search_ja_JP } from './texts/ja_JP/search.ts'
import { texts as search_ko_KR } from './texts/ko_KR/search.ts'
import { texts as secondFactor_zh_CN } from './texts/zh_CN/second-factor.ts'
import { texts as secondFactor_en_US } from './texts/en_US/second-factor.ts'
import { texts as secondFactor_ja_JP } from './texts/ja_JP/second-factor.ts'
import { texts as secondFactor_ko_KR } from './texts/ko_KR/second-factor.ts'
import { texts as shell_zh_CN } from './texts/zh_CN/shell.ts'
import { texts as shell_en_US } from './texts/en_US/shell.ts'
import { texts as shell_ja_JP } from './texts/ja_JP/shell.ts'
import { texts as shell_ko_KR } from './texts/ko_KR/shell.ts'
import { texts as sms_zh_CN } from './texts/zh_CN/sms.ts'
import { texts as sms_en_US } from './texts/en_US/sms.ts'
import { texts as sms_ja_JP } from './texts/ja_JP/sms.ts'
import { texts as sms_ko_KR } from './texts/ko_KR/sms.ts'
import { texts as standards_zh_CN } from './texts/zh_CN/standards.ts'
import { texts as standards_en_US } from './texts/en_US/standards.ts'
import { texts as standards_ja_JP } from './texts/ja_JP/standards.ts'
import { texts as standards_ko_KR } from './texts/ko_KR/standards.ts'
import { texts as taskSettings_zh_CN } from './texts/zh_CN/task-settings.ts'
import { texts as taskSettings_en_US } from './texts/en_US/task-settings.ts'
import { texts as taskSettings_ja_JP } from './texts/ja_JP/task-settings.ts'
import { texts as taskSettings_ko_KR } from './texts/ko_KR/task-settings.ts'
import { texts as team_zh_CN } from './texts/zh_CN/team.ts'
import { texts as team_en_US } from './texts/en_US/team.ts'
import { texts as team_ja_JP } from './texts/ja_JP/team.ts'
import { texts as team_ko_KR } from './texts/ko_KR/team.ts'
import { texts as transit_zh_CN } from './texts/zh_CN/transit.ts'
import { texts as transit_en_US } from './texts/en_US/transit.ts'
import { texts as transit_ja_JP } from './texts/ja_JP/transit.ts'
import { texts as transit_ko_KR } from './texts/ko_KR/transit.ts'
import { texts as upload_zh_CN } from './texts/zh_CN/upload.ts'
import { texts as upload_en_US } from './texts/en_US/upload.ts'
import { texts as upload_ja_JP } from './texts/ja_JP/upload.ts'
import { texts as upload_ko_KR } from './texts/ko_KR/upload.ts'
import { texts as users_zh_CN } from './texts/zh_CN/users.ts'
import { texts as users_en_US } from './texts/en_US/users.ts'
import { texts as users_ja_JP } from './texts/ja_JP/users.ts'
import { texts as users_ko_KR } from './texts/ko_KR/users.ts'
import { texts as viewer_zh_CN } from './texts/zh_CN/viewer.ts'
import { texts as viewer_en_US } from './texts/en_US/viewer.ts'
import { texts as viewer_ja_JP } from './texts/ja_JP/viewer.ts'
import { texts as viewer_ko_KR } from './texts/ko_KR/viewer.ts'
import { texts as workgroups_zh_CN } from './texts/zh_CN/workgroups.ts'
import { texts as workgroups_en_US } from './texts/en_US/workgroups.ts'
import { texts as workgroups_ja_JP } from './texts/ja_JP/workgroups.ts'
import { texts as workgroups_ko_KR } from './texts/ko_KR/workgroups.ts'

export const modules = {
  'annual-plans': { zh_CN: annualPlans_zh_CN, en_US: annualPlans_en_US, ja_JP: annualPlans_ja_JP, ko_KR: annualPlans_ko_KR },
  application: { zh_CN: application_zh_CN, en_US: application_en_US, ja_JP: application_ja_JP, ko_KR: application_ko_KR },
  auth: { zh_CN: auth_zh_CN, en_US: auth_en_US, ja_JP: auth_ja_JP, ko_KR: auth_ko_KR },
  authorisations: { zh_CN: authorisations_zh_CN, en_US: authorisations_en_US, ja_JP: authorisations_ja_JP, ko_KR: authorisations_ko_KR },
  bell: { zh_CN: bell_zh_CN, en_US: bell_en_US, ja_JP: bell_ja_JP, ko_KR: bell_ko_KR },
  calendar: { zh_CN: calendar_zh_CN, en_US: calendar_en_US, ja_JP: calendar_ja_JP, ko_KR: calendar_ko_KR },
  'case': { zh_CN: _case_zh_CN, en_US: _case_en_US, ja_JP: _case_ja_JP, ko_KR: _case_ko_KR },
  certificate: { zh_CN: certificate_zh_CN, en_US: certificate_en_US, ja_JP: certificate_ja_JP, ko_KR: certificate_ko_KR },
  circulations: { zh_CN: circulations_zh_CN, en_US: circulations_en_US, ja_JP: circulations_ja_JP, ko_KR: circulations_ko_KR },
  common: { zh_CN: common_zh_CN, en_US: common_en_US, ja_JP: common_ja_JP, ko_KR: common_ko_KR },
  content: { zh_CN: content_zh_CN, en_US: content_en_US, ja_JP: content_ja_JP, ko_KR: content_ko_KR },
  decisions: { zh_CN: decisions_zh_CN, en_US: decisions_en_US, ja_JP: decisions_ja_JP, ko_KR: decisions_ko_KR },
  errors: { zh_CN: errors_zh_CN, en_US: errors_en_US, ja_JP: errors_ja_JP, ko_KR: errors_ko_KR },
  federation: { zh_CN: federation_zh_CN, en_US: federation_en_US, ja_JP: federation_ja_JP, ko_KR: federation_ko_KR },
  'filed-projects': { zh_CN: filedProjects_zh_CN, en_US: filedProjects_en_US, ja_JP: filedProjects_ja_JP, ko_KR: filedProjects_ko_KR },
  form: { zh_CN: form_zh_CN, en_US: form_en_US, ja_JP: form_ja_JP, ko_KR: form_ko_KR },
  guide: { zh_CN: guide_zh_CN, en_US: guide_en_US, ja_JP: guide_ja_JP, ko_KR: guide_ko_KR },
  'guide-check': { zh_CN: guideCheck_zh_CN, en_US: guideCheck_en_US, ja_JP: guideCheck_ja_JP, ko_KR: guideCheck_ko_KR },
  imports: { zh_CN: imports_zh_CN, en_US: imports_en_US, ja_JP: imports_ja_JP, ko_KR: imports_ko_KR },
  incidents: { zh_CN: incidents_zh_CN, en_US: incidents_en_US, ja_JP: incidents_ja_JP, ko_KR: incidents_ko_KR },
  keys: { zh_CN: keys_zh_CN, en_US: keys_en_US, ja_JP: keys_ja_JP, ko_KR: keys_ko_KR },
  laws: { zh_CN: laws_zh_CN, en_US: laws_en_US, ja_JP: laws_ja_JP, ko_KR: laws_ko_KR },
  list: { zh_CN: list_zh_CN, en_US: list_en_US, ja_JP: list_ja_JP, ko_KR: list_ko_KR },
  'list-views': { zh_CN: listViews_zh_CN, en_US: listViews_en_US, ja_JP: listViews_ja_JP, ko_KR: listViews_ko_KR },
  logs: { zh_CN: logs_zh_CN, en_US: logs_en_US, ja_JP: logs_ja_JP, ko_KR: logs_ko_KR },
  look: { zh_CN: look_zh_CN, en_US: look_en_US, ja_JP: look_ja_JP, ko_KR: look_ko_KR },
  menus: { zh_CN: menus_zh_CN, en_US: menus_en_US, ja_JP: menus_ja_JP, ko_KR: menus_ko_KR },
  messages: { zh_CN: messages_zh_CN, en_US: messages_en_US, ja_JP: messages_ja_JP, ko_KR: messages_ko_KR },
  migrations: { zh_CN: migrations_zh_CN, en_US: migrations_en_US, ja_JP: migrations_ja_JP, ko_KR: migrations_ko_KR },
  'national-platform': { zh_CN: nationalPlatform_zh_CN, en_US: nationalPlatform_en_US, ja_JP: nationalPlatform_ja_JP, ko_KR: nationalPlatform_ko_KR },
  obligations: { zh_CN: obligations_zh_CN, en_US: obligations_en_US, ja_JP: obligations_ja_JP, ko_KR: obligations_ko_KR },
  office: { zh_CN: office_zh_CN, en_US: office_en_US, ja_JP: office_ja_JP, ko_KR: office_ko_KR },
  organizations: { zh_CN: organizations_zh_CN, en_US: organizations_en_US, ja_JP: organizations_ja_JP, ko_KR: organizations_ko_KR },
  papers: { zh_CN: papers_zh_CN, en_US: papers_en_US, ja_JP: papers_ja_JP, ko_KR: papers_ko_KR },
  phrases: { zh_CN: phrases_zh_CN, en_US: phrases_en_US, ja_JP: phrases_ja_JP, ko_KR: phrases_ko_KR },
  portal: { zh_CN: portal_zh_CN, en_US: portal_en_US, ja_JP: portal_ja_JP, ko_KR: portal_ko_KR },
  profile: { zh_CN: profile_zh_CN, en_US: profile_en_US, ja_JP: profile_ja_JP, ko_KR: profile_ko_KR },
  'public': { zh_CN: _public_zh_CN, en_US: _public_en_US, ja_JP: _public_ja_JP, ko_KR: _public_ko_KR },
  'qr-sign-in': { zh_CN: qrSignIn_zh_CN, en_US: qrSignIn_en_US, ja_JP: qrSignIn_ja_JP, ko_KR: qrSignIn_ko_KR },
  'qualified-units': { zh_CN: qualifiedUnits_zh_CN, en_US: qualifiedUnits_en_US, ja_JP: qualifiedUnits_ja_JP, ko_KR: qualifiedUnits_ko_KR },
  recovery: { zh_CN: recovery_zh_CN, en_US: recovery_en_US, ja_JP: recovery_ja_JP, ko_KR: recovery_ko_KR },
  registration: { zh_CN: registration_zh_CN, en_US: registration_en_US, ja_JP: registration_ja_JP, ko_KR: registration_ko_KR },
  roles: { zh_CN: roles_zh_CN, en_US: roles_en_US, ja_JP: roles_ja_JP, ko_KR: roles_ko_KR },
  search: { zh_CN: search_zh_CN, en_US: search_en_US, ja_JP: search_ja_JP, ko_KR: search_ko_KR },
  'second-factor': { zh_CN: secondFactor_zh_CN, en_US: secondFactor_en_US, ja_JP: secondFactor_ja_JP, ko_KR: secondFactor_ko_KR },
  shell: { zh_CN: shell_zh_CN, en_US: shell_en_US, ja_JP: shell_ja_JP, ko_KR: shell_ko_KR },
  sms: { zh_CN: sms_zh_CN, en_US: sms_en_US, ja_JP: sms_ja_JP, ko_KR: sms_ko_KR },
  standards: { zh_CN: standards_zh_CN, en_US: standards_en_US, ja_JP: standards_ja_JP, ko_KR: standards_ko_KR },
  'task-settings': { zh_CN: taskSettings_zh_CN, en_US: taskSettings_en_US, ja_JP: taskSettings_ja_JP, ko_KR: taskSettings_ko_KR },
  team: { zh_CN: team_zh_CN, en_US: team_en_US, ja_JP: team_ja_JP, ko_KR: team_ko_KR },
  transit: { zh_CN: transit_zh_CN, en_US: transit_en_US, ja_JP: transit_ja_JP, ko_KR: transit_ko_KR },
  upload: { zh_CN: upload_zh_CN, en_US: upload_en_US, ja_JP: upload_ja_JP, ko_KR: upload_ko_KR },
  users: { zh_CN: users_zh_CN, en_US: users_en_US, ja_JP: users_ja_JP, ko_KR: users_ko_KR },
  viewer: { zh_CN: viewer_zh_CN, en_US: viewer_en_US, ja_JP: viewer_ja_JP, ko_KR: viewer_ko_KR },
  workgroups: { zh_CN: workgroups_zh_CN, en_US: workgroups_en_US, ja_JP: workgroups_ja_JP, ko_KR: workgroups_ko_KR },
} as const
