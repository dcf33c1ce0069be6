import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  items: text('查看可迁移的事项', 'List items with several versions', { ja_JP: '移行できる事項の表示', ko_KR: '이전 가능한 사무 보기' }),
  preview: text('预览办件迁移', 'Preview a migration of cases', { ja_JP: '案件移行のプレビュー', ko_KR: '민원 건 이전 미리보기' }),
  move: text('办件迁移到其他版本', 'Take a case to another version', {
    ja_JP: '案件を別の版へ移行',
    ko_KR: '민원 건을 다른 버전으로 이전',
  }),
  list: text('查看办件迁移记录', 'List migrations of cases', { ja_JP: '案件移行記録の表示', ko_KR: '민원 건 이전 기록 보기' }),
  revert: text('撤销办件迁移', 'Undo a migration of a case', { ja_JP: '案件移行の取り消し', ko_KR: '민원 건 이전 되돌리기' }),
} satisfies ActNames<typeof contract>
