import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  children: text('查看组织机构', 'See organisations', { ja_JP: '組織機構の表示', ko_KR: '조직 보기' }),
  search: text('查找组织机构', 'Find organisations', { ja_JP: '組織機構の検索', ko_KR: '조직 찾기' }),
  get: text('查看机构', 'See an organisation', { ja_JP: '機関の表示', ko_KR: '기관 보기' }),
  create: text('新增机构', 'Add an organisation', { ja_JP: '機関の追加', ko_KR: '기관 추가' }),
  update: text('修改机构', 'Change an organisation', { ja_JP: '機関の変更', ko_KR: '기관 수정' }),
  contacts: text('查看受理机构电话', 'See the telephones of authorities', { ja_JP: '受付機関の電話の閲覧', ko_KR: '접수 기관 전화 조회' }),
  move: text('移动机构', 'Move an organisation', { ja_JP: '機関の移動', ko_KR: '기관 이동' }),
  reorder: text('调整机构顺序', 'Reorder organisations', { ja_JP: '機関の並べ替え', ko_KR: '기관 순서 변경' }),
  setActive: text('启用或停用机构', 'Activate or deactivate an organisation', {
    ja_JP: '機関の有効化・停止',
    ko_KR: '기관 사용·중지',
  }),
} satisfies ActNames<typeof contract>
