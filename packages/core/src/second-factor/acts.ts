import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  status: text('查看动态口令', 'See the second factor', { ja_JP: 'ワンタイムパスワードの表示', ko_KR: 'OTP 보기' }),
  sendCode: text('获取设置动态口令的验证码', 'Ask for a code to set up the authenticator', {
    ja_JP: 'ワンタイムコード設定用の認証コードの取得',
    ko_KR: '일회용 코드 설정용 인증번호 요청',
  }),
  begin: text('绑定动态口令', 'Begin a second factor', { ja_JP: 'ワンタイムパスワードの設定', ko_KR: 'OTP 설정' }),
  confirm: text('确认动态口令', 'Confirm a second factor', { ja_JP: 'ワンタイムパスワードの確認', ko_KR: 'OTP 확인' }),
  disable: text('解除动态口令', 'Switch the second factor off', {
    ja_JP: 'ワンタイムパスワードの無効化',
    ko_KR: 'OTP 해제',
  }),
  reset: text('重置动态口令', 'Reset a second factor', { ja_JP: 'ワンタイムパスワードの再設定', ko_KR: 'OTP 초기화' }),
  beginAtSignIn: text('登录时绑定动态口令', 'Begin a second factor at sign-in', {
    ja_JP: 'ログイン時のワンタイムパスワード設定',
    ko_KR: '로그인 시 OTP 설정',
  }),
  confirmAtSignIn: text('动态口令登录', 'Sign in with the second factor', {
    ja_JP: 'ワンタイムパスワードでログイン',
    ko_KR: 'OTP 로그인',
  }),
} satisfies ActNames<typeof contract>
