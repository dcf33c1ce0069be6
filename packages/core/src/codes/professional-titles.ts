import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Professional titles, specification §3. */
export const professionalTitles: CodeList = {
  id: 'title',
  entries: [
    { code: '01', name: text('高级', 'Senior') },
    { code: '02', name: text('中级', 'Intermediate') },
    { code: '03', name: text('初级', 'Junior') },
  ],
}
