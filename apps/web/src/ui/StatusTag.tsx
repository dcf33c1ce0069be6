import { applicantStatusOf, spokenStatusOf, statusNameOf, toneOf, type Standing, type StatusTone } from '@wenwu/core/codes/statuses'
import { useSession } from '../lib/session.ts'
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

/**
 * A case's status as a word with its colour: that of an approval also once the case is filed. Who applied reads how the case came out; that the file
 * is closed (备案) is a word of the officials.
 */
export function StatusTag({ of }: { of: Standing }) {
  const { t, textOf } = useText()
  const isOfficial = useSession(({ user }) => user?.kind === 'official')
  const colour = toneColours[of.conclusion === 'approved' ? 'approved' : toneOf(of.status)]
  const name = textOf(isOfficial ? spokenStatusOf(of) : applicantStatusOf(of))
  // the name by which an official finds it in filters and exports
  const code = textOf(statusNameOf(of))
  return (
    <span className={`status-tag tone-${colour}`} title={isOfficial && code !== name ? t('list.statusByCode', { name, code }) : name}>
      {name}
    </span>
  )
}
