import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看事项列表', 'List items', { ja_JP: '事項一覧の表示', ko_KR: '사무 목록 보기' }),
  drawing: text('读取事项流程图', 'Read the flow chart of an item', { ja_JP: '事項のフロー図の取得', ko_KR: '사무 흐름도 읽기' }),
  version: text('读取事项', 'Read an item', { ja_JP: '事項の取得', ko_KR: '사무 읽기' }),
  regions: text('读取行政区划', 'Read divisions', { ja_JP: '行政区画の取得', ko_KR: '행정구역 읽기' }),
  heritageUnits: text('查找文物保护单位', 'Find heritage units', {
    ja_JP: '文化財保護単位の検索',
    ko_KR: '문화유산 보호단위 찾기',
  }),
} satisfies ActNames<typeof contract>
