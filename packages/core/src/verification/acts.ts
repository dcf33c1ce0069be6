import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  sendCode: text('发送验证码', 'Send a code', { ja_JP: '認証コードの送信', ko_KR: '인증번호 발송' }),
  loginByPhone: text('短信登录', 'Sign in by text message', { ja_JP: 'SMSログイン', ko_KR: 'SMS 로그인' }),
  forgotPassword: text('找回密码', 'Forgotten password', {
    ja_JP: 'パスワードの再設定（忘れた場合）',
    ko_KR: '비밀번호 찾기',
  }),
  validateCode: text('校验验证码', 'Check a code', { ja_JP: '認証コードの確認', ko_KR: '인증번호 확인' }),
  updatePassword: text('重设密码', 'Set a new password', { ja_JP: '新しいパスワードの設定', ko_KR: '새 비밀번호 설정' }),
} satisfies ActNames<typeof contract>
