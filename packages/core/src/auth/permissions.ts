import { text, type Text } from '../i18n/text.ts'
import type { DataScope } from '../roles/model.ts'
import type { SystemRole } from './model.ts'

/** What each permission code allows. Endpoints demand them (contract `access`), menus and buttons carry them. */
export const permissions = {
  'case.apply': text('新建、填写、提交申请', 'Begin, fill in and submit applications'),
  'case.search': text('查询职责范围内的申请', 'Search the cases of one’s scope'),
  'case.void': text('作废办件', 'Void cases'),
  'task.handle': text('办理待办（含补正后重新提交）', 'Act on tasks (resubmission included)'),
  'task.inbox': text('查看待办、已办列表', 'See the lists of open and done tasks'),
  'operator.manage': text('管理本单位经办人', 'Manage the operators of one’s own entity'),
  'audit.read': text('查阅操作日志、核验审计', 'Read the operation log, verify the audit'),
  'log.sign-in': text('查阅登录日志', 'Read the login log'),
  'user.read': text('查看用户', 'See accounts'),
  'user.reveal': text('查看脱敏信息（需说明理由）', 'See masked values, with a reason'),
  'user.manage': text('新建、修改、停用用户', 'Create, change and lock accounts'),
  'user.approve': text('审核新用户、解锁、重置密码', 'Approve new accounts, unlock, reset passwords'),
  'user.grant': text('授予、收回角色', 'Grant and revoke roles'),
  'organization.manage': text('维护组织机构', 'Maintain organisations'),
  'workgroup.manage': text('维护工作组', 'Maintain work groups'),
  'role.manage': text('维护角色与权限', 'Maintain roles and rights'),
  'menu.manage': text('维护菜单', 'Maintain menus'),
  'content.edit': text('编写公开内容（法规、标准、指南、公告等）', 'Write public content: laws, standards, guides, notices'),
  'content.review': text('审核、发布、撤回公开内容', 'Review, publish and withdraw public content'),
  'import.run': text('导入数据', 'Import data'),
} as const satisfies Record<string, Text>

export type Permission = keyof typeof permissions

/** Every permission code there is; a test holds the contracts and menus to it. */
export const permissionCodes = Object.keys(permissions) as Permission[]

const handler = ['task.handle', 'task.inbox', 'case.search'] as const

/** The built-in roles with their names and permissions. Data scope is not a permission: repositories derive it from the actor. */
export const builtInRoles: Record<SystemRole, { name: Text; permissions: readonly Permission[] }> = {
  applicant: { name: text('申请人', 'Applicant'), permissions: ['case.apply', 'task.handle'] },
  'entity-administrator': { name: text('单位管理员', 'Administrator of an entity'), permissions: ['operator.manage'] },
  'province-officer': { name: text('省级承办人', 'Provincial officer'), permissions: handler },
  'province-lead': { name: text('省级负责人', 'Provincial lead'), permissions: [...handler, 'case.void'] },
  'national-accept': { name: text('国家文物局受理', 'National acceptance desk'), permissions: handler },
  'national-officer': { name: text('国家文物局承办人', 'National officer'), permissions: [...handler, 'case.void'] },
  'national-lead': { name: text('国家文物局负责人', 'National lead'), permissions: [...handler, 'case.void'] },
  'national-office': { name: text('国家文物局办公室', 'National office'), permissions: handler },
  'third-party': { name: text('第三方评估机构', 'Assessment body'), permissions: handler },
  expert: { name: text('评审专家', 'Review expert'), permissions: handler },
  customs: { name: text('海关用户', 'Customs'), permissions: [] },
  'system-administrator': {
    name: text('系统管理员', 'System administrator'),
    permissions: ['user.read', 'user.reveal', 'user.manage', 'organization.manage', 'workgroup.manage', 'menu.manage'],
  },
  'security-administrator': {
    name: text('安全管理员', 'Security administrator'),
    permissions: ['user.read', 'user.reveal', 'user.approve', 'user.grant', 'role.manage', 'log.sign-in'],
  },
  'content-editor': { name: text('内容编辑', 'Content editor'), permissions: ['content.edit'] },
  'content-lead': { name: text('内容负责人', 'Content lead'), permissions: ['content.edit', 'content.review', 'import.run'] },
  'audit-administrator': { name: text('安全审计员', 'Audit administrator'), permissions: ['audit.read', 'log.sign-in', 'user.read'] },
}

/** The three administrators (三员分立): each excludes every other role. */
export const administratorRoles = [
  'system-administrator',
  'security-administrator',
  'audit-administrator',
] as const satisfies readonly SystemRole[]

/** Which cases the built-in roles open at first; where processes name a role its scope stays (`roles/model.ts`). */
export const builtInScopes: Record<SystemRole, DataScope> = {
  applicant: 'organization',
  'entity-administrator': 'none',
  'province-officer': 'province',
  'province-lead': 'province',
  'national-accept': 'nation',
  'national-officer': 'nation',
  'national-lead': 'nation',
  'national-office': 'nation',
  'third-party': 'assigned',
  expert: 'assigned',
  customs: 'none',
  'system-administrator': 'none',
  'security-administrator': 'none',
  'content-editor': 'none',
  'content-lead': 'none',
  'audit-administrator': 'none',
}

/** Whether a role is one of the three administrators. */
export function isAdministratorRole(code: string): boolean {
  return administratorRoles.some((role) => role === code)
}

const administratorPermissions: ReadonlySet<string> = new Set(administratorRoles.flatMap((role) => builtInRoles[role].permissions))

/** Whether a permission is the administrators' alone: no other role may hold it, and they hold no other (三员分立). */
export function isAdministratorPermission(code: string): boolean {
  return administratorPermissions.has(code)
}
