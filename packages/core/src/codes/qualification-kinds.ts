import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** What a unit may do in protection works: design, execution, supervision (文物保护工程管理办法, each with a certificate of its own). */
export const qualificationKinds: CodeList = {
  id: 'qualification-kind',
  entries: [
    { code: 'design', name: text('勘察设计', 'Survey and design', { ja_JP: '調査設計', ko_KR: '조사·설계' }) },
    { code: 'works', name: text('施工', 'Works', { ja_JP: '施工', ko_KR: '시공' }) },
    { code: 'supervision', name: text('监理', 'Supervision', { ja_JP: '監理', ko_KR: '감리' }) },
  ],
}
