import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Status of a standard (specification §7.2, ClassCode StandardStatusCode), with the words of the standards administration. */
export const standardStatuses: CodeList = {
  id: 'standard-status',
  entries: [
    { code: '1', name: text('现行', 'In force', { ja_JP: '現行', ko_KR: '현행' }) },
    { code: '2', name: text('即将实施', 'Coming into force', { ja_JP: '施行予定', ko_KR: '시행 예정' }) },
    { code: '3', name: text('被代替', 'Superseded', { ja_JP: '代替済み', ko_KR: '대체됨' }) },
    { code: '4', name: text('废止', 'Abolished', { ja_JP: '廃止', ko_KR: '폐지' }) },
  ],
}
