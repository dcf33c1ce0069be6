import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  way: text('读取证书登录设置', 'Read the settings of certificate sign-in', {
    ja_JP: '証明書ログイン設定の取得',
    ko_KR: '인증서 로그인 설정 읽기',
  }),
  ask: text('取得证书登录随机数', 'Get a challenge for a certificate', {
    ja_JP: '証明書ログイン用チャレンジの取得',
    ko_KR: '인증서 로그인 난수 받기',
  }),
  signIn: text('CA 证书登录', 'Sign in by certificate', { ja_JP: '証明書ログイン', ko_KR: '인증서 로그인' }),
  askToBind: text('取得证书绑定随机数', 'Get a challenge to bind a certificate', {
    ja_JP: '証明書登録用チャレンジの取得',
    ko_KR: '인증서 등록 난수 받기',
  }),
  bindings: text('查看本人证书', 'See one’s certificates', { ja_JP: '本人の証明書の表示', ko_KR: '내 인증서 보기' }),
  bind: text('绑定证书', 'Bind a certificate', { ja_JP: '証明書の登録', ko_KR: '인증서 등록' }),
  unbind: text('解除证书绑定', 'Remove a certificate', { ja_JP: '証明書の登録解除', ko_KR: '인증서 등록 해제' }),
  bindingsOf: text('查看用户证书', 'See certificates of an account', {
    ja_JP: '利用者の証明書の表示',
    ko_KR: '사용자 인증서 보기',
  }),
  bindFor: text('为用户绑定证书', 'Bind a certificate to an account', {
    ja_JP: '利用者への証明書の登録',
    ko_KR: '사용자 인증서 등록',
  }),
  unbindFor: text('解除用户证书绑定', 'Remove a certificate of an account', {
    ja_JP: '利用者の証明書の登録解除',
    ko_KR: '사용자 인증서 등록 해제',
  }),
} satisfies ActNames<typeof contract>
