import { wordOf } from '@wenwu/core/obligations/model'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { useText } from '../../lib/i18n.ts'

const tones: Record<ObligationView['state'], string> = {
  waiting: 'tone-grey',
  open: 'tone-blue',
  reported: 'tone-amber',
  fulfilled: 'tone-green',
  ended: 'tone-grey',
}

/** How an obligation stands, in a word; why it came back is its hint. */
export function ObligationState({ of }: { of: Pick<ObligationView, 'state' | 'isLate' | 'returnedFor'> }) {
  const { t } = useText()
  const word = t(wordOf(of))
  if (of.returnedFor === null && !of.isLate) return <span className={tones[of.state]}>{word}</span>
  return (
    <strong className="tone-red" title={of.returnedFor ?? undefined}>
      {word}
    </strong>
  )
}
