import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  ask: text('取得登录二维码', 'Get a QR code', { ja_JP: 'ログイン用QRコードの取得', ko_KR: '로그인 QR 코드 받기' }),
  scan: text('扫描登录二维码', 'Scan a QR code', { ja_JP: 'ログイン用QRコードの読み取り', ko_KR: '로그인 QR 코드 스캔' }),
  decide: text('确认或取消扫码登录', 'Confirm or refuse a QR sign-in', {
    ja_JP: 'QRコードログインの確認・拒否',
    ko_KR: 'QR 로그인 확인·거부',
  }),
  poll: text('扫码登录', 'Sign in by QR code', { ja_JP: 'QRコードログイン', ko_KR: 'QR 코드 로그인' }),
} satisfies ActNames<typeof contract>
