import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  read: text('读取导入的清单', 'Read a list into a form', {
    ja_JP: '一覧のフォームへの読み込み',
    ko_KR: '목록을 양식으로 읽기',
  }),
  template: text('下载清单模板', 'Download the workbook of a table', {
    ja_JP: '一覧の様式のダウンロード',
    ko_KR: '목록 서식 내려받기',
  }),
} satisfies ActNames<typeof contract>
