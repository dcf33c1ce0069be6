import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Specification §3 gives the codes 01 to 05 without names; the names are our assumption. */
export const boxStyles: CodeList = {
  id: 'box-style',
  entries: [
    { code: '01', name: text('文物柜', 'Cabinet') },
    { code: '02', name: text('文物架', 'Shelf') },
    { code: '03', name: text('囊匣', 'Padded box') },
    { code: '04', name: text('展柜', 'Showcase') },
    { code: '05', name: text('其他', 'Other') },
  ],
}
