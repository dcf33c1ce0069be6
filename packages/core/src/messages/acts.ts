import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  outbox: text('查看短信发件箱', 'See the outbox', { ja_JP: 'SMS送信箱の表示', ko_KR: 'SMS 발신함 보기' }),
} satisfies ActNames<typeof contract>
