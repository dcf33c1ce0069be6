import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  nonce: text('取得设备口令', 'Get a device nonce', { ja_JP: '端末用トークンの取得', ko_KR: '기기 토큰 받기' }),
  enterRemembered: text('记住的设备登录', 'Sign in on a remembered device', {
    ja_JP: '保存した端末でログイン',
    ko_KR: '저장된 기기로 로그인',
  }),
  forgetRemembered: text('取消记住设备', 'Forget a device', { ja_JP: '端末の保存を解除', ko_KR: '기기 저장 해제' }),
} satisfies ActNames<typeof contract>
