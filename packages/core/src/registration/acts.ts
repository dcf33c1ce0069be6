import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  confirmAccount: text('核对注册信息', 'Check a registration', { ja_JP: '登録情報の確認', ko_KR: '가입 정보 확인' }),
  individual: text('个人注册', 'Register an individual', { ja_JP: '個人登録', ko_KR: '개인 회원가입' }),
  entity: text('法人注册', 'Register an organisation', { ja_JP: '法人登録', ko_KR: '법인 회원가입' }),
  addOperator: text('新增经办人', 'Add an operator', { ja_JP: '申請担当者の追加', ko_KR: '신청 담당자 추가' }),
  operators: text('查看经办人', 'See operators', { ja_JP: '申請担当者の表示', ko_KR: '신청 담당자 보기' }),
  authorizeOperator: text('授权经办人', 'Authorise an operator', {
    ja_JP: '申請担当者へ権限付与',
    ko_KR: '신청 담당자 권한 부여',
  }),
  disableOperator: text('停用经办人', 'Disable an operator', { ja_JP: '申請担当者の停止', ko_KR: '신청 담당자 중지' }),
} satisfies ActNames<typeof contract>
