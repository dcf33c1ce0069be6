import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Kinds of preventive protection equipment, specification §3 (Type). */
export const boxKinds: CodeList = {
  id: 'box-kind',
  entries: [
    { code: '1', name: text('柜架囊匣', 'Cabinets and boxes') },
    { code: '2', name: text('环境监测', 'Environment monitoring') },
  ],
}
