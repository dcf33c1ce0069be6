import { text, type Text } from '../i18n/text.ts'
import type { DataScope } from '../roles/model.ts'
import type { SystemRole } from './model.ts'

/** What each permission code allows. Endpoints demand them (contract `access`), menus and buttons carry them. */
export const permissions = {
  'case.apply': text('新建、填写、提交申请', 'Begin, fill in and submit applications', {
    ja_JP: '申請の作成・入力・提出',
    ko_KR: '신청 작성·제출',
  }),
  'case.search': text('查询职责范围内的申请', 'Search the cases of one’s scope', {
    ja_JP: '職務範囲の申請の検索',
    ko_KR: '직무 범위의 신청 조회',
  }),
  'case.void': text('作废办件', 'Void cases', { ja_JP: '案件の取消し', ko_KR: '민원 건 무효 처리' }),
  'task.handle': text('办理待办（含补正后重新提交）', 'Act on tasks (resubmission included)', {
    ja_JP: '処理待ちの処理（補正後の再提出を含む）',
    ko_KR: '처리 대기 처리(보완 후 재제출 포함)',
  }),
  'task.inbox': text('查看待办、已办列表', 'See the lists of open and done tasks', {
    ja_JP: '処理待ち・処理済み一覧の閲覧',
    ko_KR: '처리 대기·처리 완료 목록 보기',
  }),
  'operator.manage': text('管理本单位经办人', 'Manage the operators of one’s own entity', {
    ja_JP: '所属機関の申請担当者の管理',
    ko_KR: '소속 기관 신청 담당자 관리',
  }),
  'audit.read': text('查阅操作日志、核验审计', 'Read the operation log, verify the audit', {
    ja_JP: '操作ログの閲覧と監査の検証',
    ko_KR: '작업 로그 열람, 감사 검증',
  }),
  'log.sign-in': text('查阅登录日志', 'Read the login log', { ja_JP: 'ログインログの閲覧', ko_KR: '로그인 로그 열람' }),
  'user.read': text('查看用户', 'See accounts', { ja_JP: '利用者の閲覧', ko_KR: '사용자 보기' }),
  'user.reveal': text('查看脱敏信息（需说明理由）', 'See masked values, with a reason', {
    ja_JP: '非表示情報の閲覧（理由が必要）',
    ko_KR: '가린 정보 보기(사유 필요)',
  }),
  'user.manage': text('新建、修改、停用用户', 'Create, change and lock accounts', {
    ja_JP: '利用者の追加・変更・停止',
    ko_KR: '사용자 추가·수정·중지',
  }),
  'user.approve': text('审核新用户、解锁、重置密码', 'Approve new accounts, unlock, reset passwords', {
    ja_JP: '新規利用者の審査、ロック解除、パスワード再設定',
    ko_KR: '새 사용자 승인, 잠금 해제, 비밀번호 재설정',
  }),
  'user.grant': text('授予、收回角色', 'Grant and revoke roles', { ja_JP: '役割の付与・取消し', ko_KR: '역할 부여·회수' }),
  'organization.manage': text('维护组织机构', 'Maintain organisations', { ja_JP: '組織機構の管理', ko_KR: '조직 관리' }),
  'workgroup.manage': text('维护工作组及其成员', 'Maintain work groups and their members', {
    ja_JP: 'ワーキンググループと構成員の管理',
    ko_KR: '작업반과 구성원 관리',
  }),
  'role.manage': text('维护角色与权限', 'Maintain roles and rights', { ja_JP: '役割と権限の管理', ko_KR: '역할과 권한 관리' }),
  'menu.manage': text('维护菜单', 'Maintain menus', { ja_JP: 'メニューの管理', ko_KR: '메뉴 관리' }),
  'content.edit': text('编写公开内容（法规、标准、指南、公告等）', 'Write public content: laws, standards, guides, notices', {
    ja_JP: '公開内容の作成（法令、基準、案内、お知らせなど）',
    ko_KR: '공개 내용 작성(법령, 표준, 안내, 공지 등)',
  }),
  'content.review': text('审核、发布、撤回公开内容', 'Review, publish and withdraw public content', {
    ja_JP: '公開内容の審査・公開・撤回',
    ko_KR: '공개 내용 심사·게시·철회',
  }),
  'import.run': text('导入数据', 'Import data', { ja_JP: 'データの取り込み', ko_KR: '데이터 가져오기' }),
  'filed-project.read': text('查看备案项目', 'See filed projects', { ja_JP: '届出プロジェクトの閲覧', ko_KR: '신고 사업 보기' }),
  'filed-project.import': text('导入备案项目、上传批文', 'File projects and their approval documents', {
    ja_JP: '届出プロジェクトの取り込みと決定文書の登録',
    ko_KR: '신고 사업 가져오기·승인 문서 올리기',
  }),
  'directory.manage': text('维护基础数据（资质单位等）', 'Keep the basic data: qualified units and others', {
    ja_JP: '基礎データの管理（資格機関など）',
    ko_KR: '기초 데이터 관리(자격 기관 등)',
  }),
} as const satisfies Record<string, Text>

export type Permission = keyof typeof permissions

/** Every permission code there is; a test holds the contracts and menus to it. */
export const permissionCodes = Object.keys(permissions) as Permission[]

const handler = ['task.handle', 'task.inbox', 'case.search'] as const
/** A province files what it approved (文物保函〔2021〕954号); the national bureau reads it. */
const provincial = [...handler, 'filed-project.read', 'filed-project.import'] as const
const national = [...handler, 'filed-project.read'] as const

/** The built-in roles with their names and permissions. Data scope is not a permission: repositories derive it from the actor. */
export const builtInRoles: Record<SystemRole, { name: Text; permissions: readonly Permission[] }> = {
  applicant: { name: text('申请人', 'Applicant', { ja_JP: '申請者', ko_KR: '신청인' }), permissions: ['case.apply', 'task.handle'] },
  'entity-administrator': {
    name: text('单位管理员', 'Administrator of an entity', { ja_JP: '機関管理者', ko_KR: '기관 관리자' }),
    permissions: ['operator.manage'],
  },
  'province-officer': {
    name: text('省级承办人', 'Provincial officer', { ja_JP: '省級担当者', ko_KR: '성급 담당자' }),
    permissions: provincial,
  },
  'province-lead': {
    name: text('省级负责人', 'Provincial lead', { ja_JP: '省級責任者', ko_KR: '성급 책임자' }),
    permissions: [...provincial, 'case.void'],
  },
  'national-accept': {
    name: text('国家文物局受理', 'National acceptance desk', { ja_JP: '国家文物局受理担当', ko_KR: '국가문물국 접수 담당' }),
    permissions: national,
  },
  'national-officer': {
    name: text('国家文物局承办人', 'National officer', { ja_JP: '国家文物局担当者', ko_KR: '국가문물국 담당자' }),
    permissions: [...national, 'case.void', 'directory.manage'],
  },
  'national-lead': {
    name: text('国家文物局负责人', 'National lead', { ja_JP: '国家文物局責任者', ko_KR: '국가문물국 책임자' }),
    permissions: [...national, 'case.void'],
  },
  'national-office': {
    name: text('国家文物局办公室', 'National office', { ja_JP: '国家文物局弁公室', ko_KR: '국가문물국 판공실' }),
    permissions: national,
  },
  'third-party': {
    name: text('第三方评估机构', 'Assessment body', { ja_JP: '第三者評価機関', ko_KR: '제3자 평가기관' }),
    permissions: handler,
  },
  expert: { name: text('评审专家', 'Review expert', { ja_JP: '審査専門家', ko_KR: '심의 전문가' }), permissions: handler },
  customs: { name: text('海关用户', 'Customs', { ja_JP: '税関利用者', ko_KR: '세관 사용자' }), permissions: [] },
  'system-administrator': {
    name: text('系统管理员', 'System administrator', { ja_JP: 'システム管理者', ko_KR: '시스템 관리자' }),
    permissions: ['user.read', 'user.reveal', 'user.manage', 'organization.manage', 'menu.manage'],
  },
  'security-administrator': {
    name: text('安全管理员', 'Security administrator', { ja_JP: 'セキュリティ管理者', ko_KR: '보안 관리자' }),
    permissions: ['user.read', 'user.reveal', 'user.approve', 'user.grant', 'workgroup.manage', 'role.manage', 'log.sign-in'],
  },
  'content-editor': {
    name: text('内容编辑', 'Content editor', { ja_JP: 'コンテンツ編集者', ko_KR: '콘텐츠 편집자' }),
    permissions: ['content.edit'],
  },
  'content-lead': {
    name: text('内容负责人', 'Content lead', { ja_JP: 'コンテンツ責任者', ko_KR: '콘텐츠 책임자' }),
    permissions: ['content.edit', 'content.review', 'import.run', 'directory.manage'],
  },
  'audit-administrator': {
    name: text('安全审计员', 'Audit administrator', { ja_JP: 'セキュリティ監査員', ko_KR: '보안 감사자' }),
    permissions: ['audit.read', 'log.sign-in', 'user.read'],
  },
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
