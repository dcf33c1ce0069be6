import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  entries: text('读取数据字典', 'Read a dictionary', { ja_JP: 'データ辞書の読み取り', ko_KR: '데이터 사전 읽기' }),
} satisfies ActNames<typeof contract>
