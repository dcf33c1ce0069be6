import { text, type Text } from '../i18n/text.ts'
import type { SystemRole } from './model.ts'

/** What each permission code allows. Endpoints demand them (contract `access`), menus and buttons carry them. */
export const permissions = {
  'case.apply': text('新建、填写、提交申请', 'Begin, fill in and submit applications'),
  'case.search': text('查询职责范围内的申请', 'Search the cases of one’s scope'),
  'case.void': text('作废办件', 'Void cases'),
  'task.handle': text('办理待办（含补正后重新提交）', 'Act on tasks (resubmission included)'),
  'task.inbox': text('查看待办、已办列表', 'See the lists of open and done tasks'),
  'audit.read': text('查阅审计日志', 'Read the audit log'),
} as const satisfies Record<string, Text>

export type Permission = keyof typeof permissions

/** Every permission code there is; a test holds the contracts and menus to it. */
export const permissionCodes = Object.keys(permissions) as Permission[]

const handler = ['task.handle', 'task.inbox', 'case.search'] as const

/** The built-in roles with their names and permissions. Data scope is not a permission: repositories derive it from the actor. */
export const builtInRoles: Record<SystemRole, { name: Text; permissions: readonly Permission[] }> = {
  applicant: { name: text('申请人', 'Applicant'), permissions: ['case.apply', 'task.handle'] },
  'province-officer': { name: text('省级承办人', 'Provincial officer'), permissions: handler },
  'province-lead': { name: text('省级负责人', 'Provincial lead'), permissions: [...handler, 'case.void'] },
  'national-accept': { name: text('国家文物局受理', 'National acceptance desk'), permissions: handler },
  'national-officer': { name: text('国家文物局承办人', 'National officer'), permissions: [...handler, 'case.void'] },
  'national-lead': { name: text('国家文物局负责人', 'National lead'), permissions: [...handler, 'case.void'] },
  'national-office': { name: text('国家文物局办公室', 'National office'), permissions: handler },
  'third-party': { name: text('第三方评估机构', 'Assessment body'), permissions: handler },
  expert: { name: text('评审专家', 'Review expert'), permissions: handler },
  customs: { name: text('海关用户', 'Customs'), permissions: [] },
  'system-administrator': { name: text('系统管理员', 'System administrator'), permissions: [] },
  'security-administrator': { name: text('安全管理员', 'Security administrator'), permissions: [] },
  'audit-administrator': { name: text('安全审计员', 'Audit administrator'), permissions: ['audit.read'] },
}

/** The three administrators (三员分立): each excludes every other role. */
export const administratorRoles = [
  'system-administrator',
  'security-administrator',
  'audit-administrator',
] as const satisfies readonly SystemRole[]
