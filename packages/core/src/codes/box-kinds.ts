import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Kinds of preventive protection equipment, specification §3 (Type). */
export const boxKinds: CodeList = {
  id: 'box-kind',
  entries: [
    { code: '1', name: text('柜架囊匣', 'Cabinets and boxes', { ja_JP: '収蔵棚・保存箱', ko_KR: '수장장·보관함' }) },
    { code: '2', name: text('环境监测', 'Environment monitoring', { ja_JP: '環境監視', ko_KR: '환경 모니터링' }) },
  ],
}
