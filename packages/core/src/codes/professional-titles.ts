import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Professional titles, specification §3. */
export const professionalTitles: CodeList = {
  id: 'title',
  entries: [
    { code: '01', name: text('高级', 'Senior', { ja_JP: '上級', ko_KR: '고급' }) },
    { code: '02', name: text('中级', 'Intermediate', { ja_JP: '中級', ko_KR: '중급' }) },
    { code: '03', name: text('初级', 'Junior', { ja_JP: '初級', ko_KR: '초급' }) },
  ],
}
