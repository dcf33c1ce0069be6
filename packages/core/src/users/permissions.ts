import { text } from '../i18n/text.ts'

export const permissions = {
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
} as const
