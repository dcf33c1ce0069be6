import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  redirect: text('转到国家政务服务平台', 'Go to the national platform', {
    ja_JP: '国家政務サービスプラットフォームへ移動',
    ko_KR: '국가 정무서비스 플랫폼으로 이동',
  }),
  redirectEntity: text('转到国家政务服务平台法人登录', 'Go to the national platform as an entity', {
    ja_JP: '国家政務サービスプラットフォームの法人ログインへ移動',
    ko_KR: '국가 정무서비스 플랫폼 법인 로그인으로 이동',
  }),
  createTicket: text('国家政务服务平台登录', 'Sign in by the national platform', {
    ja_JP: '国家政務サービスプラットフォームでログイン',
    ko_KR: '국가 정무서비스 플랫폼 로그인',
  }),
  silentLogin: text('国家政务服务平台免登进入', 'Enter from the national platform', {
    ja_JP: '国家政務サービスプラットフォームからの自動ログイン',
    ko_KR: '국가 정무서비스 플랫폼에서 자동 로그인',
  }),
  transfer: text('信任传递到其他网站', 'Transfer of trust to another site', {
    ja_JP: '他サイトへの認証連携',
    ko_KR: '다른 사이트로 신뢰 전달',
  }),
  leave: text('退出国家政务服务平台', 'Leave the national platform', {
    ja_JP: '国家政務サービスプラットフォームからログアウト',
    ko_KR: '국가 정무서비스 플랫폼 로그아웃',
  }),
  arrival: text('查看首次登录信息', 'See a first arrival', {
    ja_JP: '初回ログイン情報の表示',
    ko_KR: '첫 로그인 정보 보기',
  }),
  dropArrival: text('清除首次登录信息', 'Forget a first arrival', {
    ja_JP: '初回ログイン情報の消去',
    ko_KR: '첫 로그인 정보 삭제',
  }),
  account: text('查看国家政务服务平台绑定', 'See the binding to the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携の表示',
    ko_KR: '국가 정무서비스 플랫폼 연결 보기',
  }),
  bind: text('绑定国家政务服务平台账号', 'Bind an account of the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携',
    ko_KR: '국가 정무서비스 플랫폼 계정 연결',
  }),
  unbind: text('解除国家政务服务平台绑定', 'End the binding to the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携解除',
    ko_KR: '국가 정무서비스 플랫폼 연결 해제',
  }),
  registerIndividual: text('国家政务服务平台个人注册', 'Register an individual of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の個人登録',
    ko_KR: '국가 정무서비스 플랫폼 개인 가입',
  }),
  registerEntity: text('国家政务服务平台法人注册', 'Register an organisation of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の法人登録',
    ko_KR: '국가 정무서비스 플랫폼 법인 가입',
  }),
  registerOperator: text('国家政务服务平台经办人注册', 'Register an operator of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の担当者登録',
    ko_KR: '국가 정무서비스 플랫폼 담당자 가입',
  }),
} satisfies ActNames<typeof contract>
