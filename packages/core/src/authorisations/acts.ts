import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看授权办理', 'See authorisations', { ja_JP: '委任の表示', ko_KR: '위임 보기' }),
  deputies: text('查看可授权人员', 'See who may be authorised', { ja_JP: '委任できる人の表示', ko_KR: '위임 가능한 사람 보기' }),
  add: text('授权办理', 'Authorise a colleague', { ja_JP: '委任の追加', ko_KR: '위임 추가' }),
  revoke: text('撤销授权办理', 'Revoke an authorisation', { ja_JP: '委任の取消し', ko_KR: '위임 취소' }),
} satisfies ActNames<typeof contract>
