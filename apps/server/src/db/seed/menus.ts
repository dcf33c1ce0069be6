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
  {
    name: 'home',
    title: text('首页', 'Home', { ja_JP: 'ホーム', ko_KR: '홈' }),
    type: 'menu',
    permission: '',
    url: '/home',
    component: 'home',
    icon: 'home',
  },
  {
    name: 'todo',
    title: text('待办', 'To do', { ja_JP: '処理待ち', ko_KR: '처리 대기' }),
    type: 'menu',
    permission: 'task.inbox',
    url: '/todo',
    component: 'todo',
    icon: 'inbox',
  },
  {
    name: 'done',
    title: text('已办', 'Done', { ja_JP: '処理済み', ko_KR: '처리한 일' }),
    type: 'menu',
    permission: 'task.inbox',
    url: '/done',
    component: 'done',
    icon: 'check',
  },
  {
    name: 'new-application',
    title: text('新建申请', 'New application', { ja_JP: '新規申請', ko_KR: '새 신청' }),
    type: 'menu',
    permission: 'case.apply',
    url: '/new-application',
    component: 'new-application',
    icon: 'plus',
  },
  {
    name: 'my-cases',
    title: text('我的申请', 'My applications', { ja_JP: '自分の申請', ko_KR: '내 신청' }),
    type: 'menu',
    permission: 'case.apply',
    url: '/cases',
    component: 'cases',
    icon: 'folder',
  },
  {
    name: 'operators',
    title: text('经办人管理', 'Operators', { ja_JP: '申請担当者の管理', ko_KR: '신청 담당자 관리' }),
    type: 'menu',
    permission: 'operator.manage',
    url: '/operators',
    component: 'operators',
    icon: 'users',
  },
  {
    name: 'case-search',
    title: text('办件查询', 'Applications', { ja_JP: '案件検索', ko_KR: '민원 건 조회' }),
    type: 'menu',
    permission: 'case.search',
    url: '/cases',
    component: 'cases',
    icon: 'search',
  },
  {
    name: 'work-guide',
    title: text('办事指南', 'Work guide', { ja_JP: '手続案内', ko_KR: '민원 안내' }),
    type: 'menu',
    permission: '',
    url: '/work-guide',
    component: 'work-guide',
    icon: 'book',
  },
  {
    name: 'regulations',
    title: text('法律法规', 'Laws and regulations', { ja_JP: '法令', ko_KR: '법령' }),
    type: 'menu',
    permission: '',
    url: '/regulations',
    component: 'regulations',
    icon: 'laws',
  },
  {
    name: 'specification',
    title: text('标准规范', 'Standards', { ja_JP: '標準規格', ko_KR: '표준 규격' }),
    type: 'menu',
    permission: '',
    url: '/specification',
    component: 'specification',
    icon: 'standards',
  },
  {
    name: 'notices',
    title: text('通知公告', 'Notices', { ja_JP: 'お知らせ', ko_KR: '공지사항' }),
    type: 'menu',
    permission: '',
    url: '/notices',
    component: 'notices',
    icon: 'bell',
  },
  {
    name: 'online-information',
    title: text('信息公开', 'Public information', { ja_JP: '情報公開', ko_KR: '정보 공개' }),
    type: 'menu',
    permission: '',
    url: '/online_info',
    component: 'online-information',
    icon: 'notices',
  },
  {
    name: 'content',
    title: text('内容维护', 'Content', { ja_JP: 'コンテンツ管理', ko_KR: '콘텐츠 관리' }),
    type: 'menu',
    permission: 'content.edit',
    url: '/content',
    component: 'content',
    icon: 'new-application',
  },
  {
    name: 'content-import',
    title: text('数据导入', 'Import', { ja_JP: 'データ取り込み', ko_KR: '데이터 가져오기' }),
    type: 'menu',
    permission: 'import.run',
    url: '/content-import',
    component: 'content-import',
    icon: 'cases',
  },
  {
    name: 'filed-projects',
    title: text('备案项目', 'Filed projects', { ja_JP: '届出プロジェクト', ko_KR: '신고 사업' }),
    type: 'menu',
    permission: 'filed-project.read',
    url: '/filed-projects',
    component: 'filed-projects',
    icon: 'audit',
  },
  {
    name: 'qualified-units',
    title: text('资质单位', 'Qualified units', { ja_JP: '資格機関', ko_KR: '자격 기관' }),
    type: 'menu',
    permission: '',
    url: '/qualified-units',
    component: 'qualified-units',
    icon: 'users',
  },
  {
    name: 'state-protection',
    title: text('国保单位', 'National key sites', { ja_JP: '全国重点文物', ko_KR: '국가중점문물' }),
    type: 'menu',
    permission: '',
    url: '/state-protection',
    component: 'state-protection',
    icon: 'cases',
  },
  {
    name: 'system',
    title: text('系统管理', 'Administration', { ja_JP: 'システム管理', ko_KR: '시스템 관리' }),
    type: 'menu',
    permission: '',
    icon: 'settings',
  },
  {
    name: 'user-management',
    title: text('用户管理', 'Users', { ja_JP: '利用者管理', ko_KR: '사용자 관리' }),
    type: 'menu',
    permission: 'user.read',
    url: '/user-management',
    component: 'user-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'role-management',
    title: text('角色管理', 'Roles', { ja_JP: '役割管理', ko_KR: '역할 관리' }),
    type: 'menu',
    permission: 'role.manage',
    url: '/role-management',
    component: 'role-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'async-routes-config',
    title: text('菜单管理', 'Menus', { ja_JP: 'メニュー管理', ko_KR: '메뉴 관리' }),
    type: 'menu',
    permission: 'menu.manage',
    url: '/async-routes-config',
    component: 'async-routes-config',
    icon: 'settings',
    parent: 'system',
  },
  {
    name: 'organization-management',
    title: text('组织机构', 'Organisations', { ja_JP: '組織機構', ko_KR: '조직' }),
    type: 'menu',
    permission: 'organization.manage',
    url: '/organization-management',
    component: 'organization-management',
    icon: 'tree',
    parent: 'system',
  },
  {
    name: 'workgroup-management',
    title: text('工作组', 'Work groups', { ja_JP: 'ワーキンググループ', ko_KR: '작업반' }),
    type: 'menu',
    permission: 'workgroup.manage',
    url: '/workgroup-management',
    component: 'workgroup-management',
    icon: 'users',
    parent: 'system',
  },
  {
    name: 'logging-login',
    title: text('登录日志', 'Login log', { ja_JP: 'ログインログ', ko_KR: '로그인 로그' }),
    type: 'menu',
    permission: 'log.sign-in',
    url: '/logging-login',
    component: 'logging-login',
    icon: 'audit',
    parent: 'system',
  },
  {
    name: 'logging-operation',
    title: text('操作日志', 'Operation log', { ja_JP: '操作ログ', ko_KR: '작업 로그' }),
    type: 'menu',
    permission: 'audit.read',
    url: '/logging-operation',
    component: 'logging-operation',
    icon: 'audit',
    parent: 'system',
  },
  {
    name: 'case-apply',
    title: text('申请办理', 'Apply', { ja_JP: '申請する', ko_KR: '신청하기' }),
    type: 'button',
    permission: 'case.apply',
    parent: 'my-cases',
  },
  {
    name: 'case-void',
    title: text('作废', 'Void', { ja_JP: '取消し', ko_KR: '무효 처리' }),
    type: 'button',
    permission: 'case.void',
    parent: 'case-search',
  },
  {
    name: 'user-manage',
    title: text('新建、修改用户', 'Create and change users', { ja_JP: '利用者の追加・変更', ko_KR: '사용자 추가·수정' }),
    type: 'button',
    permission: 'user.manage',
    parent: 'user-management',
  },
  {
    name: 'user-approve',
    title: text('审核、启用、重置密码', 'Approve, unlock, reset', {
      ja_JP: '審査、有効化、パスワード再設定',
      ko_KR: '승인, 사용, 비밀번호 재설정',
    }),
    type: 'button',
    permission: 'user.approve',
    parent: 'user-management',
  },
  {
    name: 'user-grant',
    title: text('授予角色', 'Grant roles', { ja_JP: '役割を付与', ko_KR: '역할 부여' }),
    type: 'button',
    permission: 'user.grant',
    parent: 'user-management',
  },
  {
    name: 'user-reveal',
    title: text('查看完整信息', 'See masked values', { ja_JP: '全情報を表示', ko_KR: '전체 정보 보기' }),
    type: 'button',
    permission: 'user.reveal',
    parent: 'user-management',
  },
  {
    name: 'search-synonyms',
    title: text('同义词', 'Synonyms', { ja_JP: '同義語', ko_KR: '동의어' }),
    type: 'menu',
    permission: 'content.edit',
    url: '/search-synonyms',
    component: 'search-synonyms',
    icon: 'search',
  },
  {
    name: 'content-review',
    title: text('审核、发布内容', 'Review and publish', { ja_JP: '内容の審査・公開', ko_KR: '내용 심사·게시' }),
    type: 'button',
    permission: 'content.review',
    parent: 'content',
  },
  {
    name: 'filed-project-import',
    title: text('导入备案项目、上传批文', 'File projects', { ja_JP: 'プロジェクトの届出', ko_KR: '사업 신고' }),
    type: 'button',
    permission: 'filed-project.import',
    parent: 'filed-projects',
  },
  {
    name: 'directory-manage',
    title: text('维护资质单位', 'Keep the directory', { ja_JP: '名簿の管理', ko_KR: '명부 관리' }),
    type: 'button',
    permission: 'directory.manage',
    parent: 'qualified-units',
  },
  {
    name: 'task-handle',
    title: text('办理', 'Act', { ja_JP: '処理', ko_KR: '처리' }),
    type: 'button',
    permission: 'task.handle',
    parent: 'home',
  },
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
