import { sql } from 'kysely'
import type { Permission } from '@wenwu/core/auth/permissions'
import { text, type Text } from '@wenwu/core/i18n/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../platform/database/request-database.ts'

export interface MenuSeed {
  /** Key of the entry; screens translate it as `menu.<name>`. */
  name: string
  title: Text
  type: 'menu' | 'button'
  /** Empty: for everybody who is signed in. */
  permission: Permission | ''
  url?: string
  component?: string
  icon?: string
  parent?: string
}

/** The menu of the main job, in order. Both entries of the case list open the same screen; its scope follows from the person. */
export const menuSeeds: readonly MenuSeed[] = [
  { name: 'home', title: text('首页', 'Home'), type: 'menu', permission: '', url: '/home', component: 'home', icon: 'home' },
  { name: 'todo', title: text('待办', 'To do'), type: 'menu', permission: 'task.inbox', url: '/todo', component: 'todo', icon: 'inbox' },
  { name: 'done', title: text('已办', 'Done'), type: 'menu', permission: 'task.inbox', url: '/done', component: 'done', icon: 'check' },
  {
    name: 'new-application',
    title: text('新建申请', 'New application'),
    type: 'menu',
    permission: 'case.apply',
    url: '/new-application',
    component: 'new-application',
    icon: 'plus',
  },
  {
    name: 'my-cases',
    title: text('我的申请', 'My applications'),
    type: 'menu',
    permission: 'case.apply',
    url: '/cases',
    component: 'cases',
    icon: 'folder',
  },
  {
    name: 'operators',
    title: text('经办人管理', 'Operators'),
    type: 'menu',
    permission: 'operator.manage',
    url: '/operators',
    component: 'operators',
    icon: 'users',
  },
  {
    name: 'case-search',
    title: text('办件查询', 'Applications'),
    type: 'menu',
    permission: 'case.search',
    url: '/cases',
    component: 'cases',
    icon: 'search',
  },
  {
    name: 'work-guide',
    title: text('办事指南', 'Work guide'),
    type: 'menu',
    permission: '',
    url: '/work-guide',
    component: 'work-guide',
    icon: 'book',
  },
  {
    name: 'notices',
    title: text('通知公告', 'Notices'),
    type: 'menu',
    permission: '',
    url: '/notices',
    component: 'notices',
    icon: 'bell',
  },
  {
    name: 'content',
    title: text('内容维护', 'Content'),
    type: 'menu',
    permission: 'content.edit',
    url: '/content',
    component: 'content',
    icon: 'book',
  },
  {
    name: 'content-import',
    title: text('数据导入', 'Import'),
    type: 'menu',
    permission: 'import.run',
    url: '/content-import',
    component: 'content-import',
    icon: 'folder',
  },
  { name: 'system', title: text('系统管理', 'Administration'), type: 'menu', permission: '', icon: 'settings' },
  {
    name: 'user-management',
    title: text('用户管理', 'Users'),
    type: 'menu',
    permission: 'user.read',
    url: '/user-management',
    component: 'user-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'role-management',
    title: text('角色管理', 'Roles'),
    type: 'menu',
    permission: 'role.manage',
    url: '/role-management',
    component: 'role-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'async-routes-config',
    title: text('菜单管理', 'Menus'),
    type: 'menu',
    permission: 'menu.manage',
    url: '/async-routes-config',
    component: 'async-routes-config',
    icon: 'settings',
    parent: 'system',
  },
  {
    name: 'organization-management',
    title: text('组织机构', 'Organisations'),
    type: 'menu',
    permission: 'organization.manage',
    url: '/organization-management',
    component: 'organization-management',
    icon: 'tree',
    parent: 'system',
  },
  {
    name: 'workgroup-management',
    title: text('工作组', 'Work groups'),
    type: 'menu',
    permission: 'workgroup.manage',
    url: '/workgroup-management',
    component: 'workgroup-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'logging-login',
    title: text('登录日志', 'Login log'),
    type: 'menu',
    permission: 'log.sign-in',
    url: '/logging-login',
    component: 'logging-login',
    icon: 'audit',
    parent: 'system',
  },
  {
    name: 'logging-operation',
    title: text('操作日志', 'Operation log'),
    type: 'menu',
    permission: 'audit.read',
    url: '/logging-operation',
    component: 'logging-operation',
    icon: 'audit',
    parent: 'system',
  },
  { name: 'case-apply', title: text('申请办理', 'Apply'), type: 'button', permission: 'case.apply', parent: 'my-cases' },
  { name: 'case-void', title: text('作废', 'Void'), type: 'button', permission: 'case.void', parent: 'case-search' },
  { name: 'user-manage', title: text('新建、修改用户', 'Create and change users'), type: 'button', permission: 'user.manage', parent: 'user-management' },
  { name: 'user-approve', title: text('审核、启用、重置密码', 'Approve, unlock, reset'), type: 'button', permission: 'user.approve', parent: 'user-management' },
  { name: 'user-grant', title: text('授予角色', 'Grant roles'), type: 'button', permission: 'user.grant', parent: 'user-management' },
  { name: 'user-reveal', title: text('查看完整信息', 'See masked values'), type: 'button', permission: 'user.reveal', parent: 'user-management' },
  { name: 'content-review', title: text('审核、发布内容', 'Review and publish'), type: 'button', permission: 'content.review', parent: 'content' },
  { name: 'task-handle', title: text('办理', 'Act'), type: 'button', permission: 'task.handle', parent: 'home' },
]

/**
 * Writes the built-in entries by their names; entries somebody added stay. What an entry opens and demands is always the program's; its
 * title, icon, address and place stay as an administrator left them, and one they took out stays out (decision 0028).
 */
export async function seedMenus(db: Db, now: Date): Promise<void> {
  for (const [index, seed] of menuSeeds.entries()) {
    await sql`
      insert into menus (id, parent_id, name, title, icon, url, component, type, permission_code, position, is_built_in)
      values (${newId(now.getTime())}, (select id from menus where name = ${seed.parent ?? null}), ${seed.name}, ${JSON.stringify(seed.title)}, ${seed.icon ?? ''},
              ${seed.url ?? ''}, ${seed.component ?? ''}, ${seed.type}, ${seed.permission}, ${(index + 1) * 10}, true)
      on conflict (name) do update set component = excluded.component, type = excluded.type, permission_code = excluded.permission_code, is_built_in = true,
        parent_id = case when menus.is_changed then menus.parent_id else excluded.parent_id end,
        title = case when menus.is_changed then menus.title else excluded.title end,
        icon = case when menus.is_changed then menus.icon else excluded.icon end,
        url = case when menus.is_changed then menus.url else excluded.url end,
        position = case when menus.is_changed then menus.position else excluded.position end`.execute(db)
  }
}
