import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Specification §3 gives the codes 01 to 05 without names; the names are our assumption. */
export const boxStyles: CodeList = {
  id: 'box-style',
  entries: [
    { code: '01', name: text('文物柜', 'Cabinet', { ja_JP: '収蔵庫棚（扉付き）', ko_KR: '수장장' }) },
    { code: '02', name: text('文物架', 'Shelf', { ja_JP: '収蔵棚', ko_KR: '수장 선반' }) },
    { code: '03', name: text('囊匣', 'Padded box', { ja_JP: '保存箱', ko_KR: '보관함' }) },
    { code: '04', name: text('展柜', 'Showcase', { ja_JP: '展示ケース', ko_KR: '전시장' }) },
    { code: '05', name: text('其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }) },
  ],
}
