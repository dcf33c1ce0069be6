import { nameOf } from '@wenwu/core/codes/code-list'
import { statuses, toneOf, type StatusTone } from '@wenwu/core/codes/statuses'
import { useText } from '../lib/i18n.ts'
import './page.css'

/** Colours of design ui §1; the word always stands beside. */
const toneColours: Record<StatusTone, string> = {
  'waiting-applicant': 'amber',
  'in-hand': 'blue',
  outside: 'violet',
  approved: 'green',
  refused: 'red',
  closed: 'grey',
}

/** A case status as a word with its colour; `code` is one of specification §4.4. */
export function StatusTag({ code }: { code: string }) {
  const { locale } = useText()
  return <span className={`status-tag tone-${toneColours[toneOf(code)]}`}>{nameOf(statuses, code, locale)}</span>
}
