import { outcomeOf, statusNameOf, toneOf, type StatusTone } from '@wenwu/core/codes/statuses'
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

/** A case's status as a word with its colour: that of the outcome where there is one, also once the case is filed. */
export function StatusTag({ of }: { of: { status: string; isNotAccepted: boolean } }) {
  const { textOf } = useText()
  const tone = outcomeOf(of) === 'approved' ? 'approved' : toneOf(of.status)
  return <span className={`status-tag tone-${toneColours[tone]}`}>{textOf(statusNameOf(of))}</span>
}
