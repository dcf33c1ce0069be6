import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看用户列表', 'List accounts', { ja_JP: '利用者一覧の表示', ko_KR: '사용자 목록 보기' }),
  export: text('导出用户', 'Export accounts', { ja_JP: '利用者のエクスポート', ko_KR: '사용자 내보내기' }),
  roles: text('查看可授角色', 'List roles to grant', { ja_JP: '付与できる役割の表示', ko_KR: '부여 가능한 역할 보기' }),
  organizations: text('查找用户所属机构', 'Find organisations of accounts', {
    ja_JP: '利用者の所属機関の検索',
    ko_KR: '사용자 소속 기관 찾기',
  }),
  get: text('查看用户', 'See an account', { ja_JP: '利用者の表示', ko_KR: '사용자 보기' }),
  create: text('新增用户', 'Create an account', { ja_JP: '利用者の追加', ko_KR: '사용자 추가' }),
  update: text('修改用户', 'Change an account', { ja_JP: '利用者の変更', ko_KR: '사용자 수정' }),
  issuePassword: text('发放初始密码', 'Issue a first password', { ja_JP: '初期パスワードの発行', ko_KR: '초기 비밀번호 발급' }),
  discard: text('撤销新用户', 'Discard a new account', { ja_JP: '新しい利用者の取消し', ko_KR: '새 사용자 취소' }),
  lock: text('停用用户', 'Lock an account', { ja_JP: '利用者の停止', ko_KR: '사용자 중지' }),
  unlock: text('启用用户', 'Unlock an account', { ja_JP: '利用者の有効化', ko_KR: '사용자 사용' }),
  approve: text('审核通过用户', 'Approve an account', { ja_JP: '利用者の承認', ko_KR: '사용자 승인' }),
  refuse: text('审核退回用户', 'Refuse an account', { ja_JP: '利用者の差し戻し', ko_KR: '사용자 반려' }),
  setRoles: text('授予角色', 'Grant roles', { ja_JP: '役割を付与', ko_KR: '역할 부여' }),
  resetPassword: text('重置密码', 'Reset a password', { ja_JP: 'パスワードの再設定', ko_KR: '비밀번호 재설정' }),
  clearLockOut: text('解除登录锁定', 'Clear a lock-out', { ja_JP: 'ログインロックの解除', ko_KR: '로그인 잠금 해제' }),
  batch: text('批量处理用户', 'Act on several accounts', { ja_JP: '利用者の一括処理', ko_KR: '사용자 일괄 처리' }),
  reveal: text('查看敏感信息', 'Reveal personal data', { ja_JP: '個人情報の表示', ko_KR: '민감정보 보기' }),
  importTemplate: text('下载导入模板', 'Download the import template', {
    ja_JP: '取り込みテンプレートのダウンロード',
    ko_KR: '가져오기 서식 다운로드',
  }),
  previewImport: text('检查导入文件', 'Check an import file', { ja_JP: '取り込みファイルの確認', ko_KR: '가져오기 파일 확인' }),
  import: text('导入用户', 'Import accounts', { ja_JP: '利用者の取り込み', ko_KR: '사용자 가져오기' }),
  importResult: text('查看导入结果', 'See the result of an import', { ja_JP: '取り込み結果の表示', ko_KR: '가져오기 결과 보기' }),
  importPasswords: text('下载导入用户密码', 'Download passwords of an import', {
    ja_JP: '取り込んだ利用者のパスワードのダウンロード',
    ko_KR: '가져온 사용자 비밀번호 다운로드',
  }),
} satisfies ActNames<typeof contract>
