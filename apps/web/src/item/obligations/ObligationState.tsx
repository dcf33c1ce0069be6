import type { ObligationView } from '@wenwu/core/obligations/schemas'
import { useText } from '../../lib/i18n.ts'

const tones: Record<ObligationView['state'], string> = {
  waiting: 'tone-grey',
  open: 'tone-blue',
  reported: 'tone-amber',
  fulfilled: 'tone-green',
  ended: 'tone-grey',
}

/** How an obligation stands, in a word. */
export function ObligationState({ of: { state, isLate } }: { of: Pick<ObligationView, 'state' | 'isLate'> }) {
  const { t } = useText()
  if (isLate) return <strong className="tone-red">{t('obligations.late')}</strong>
  return <span className={tones[state]}>{t(`obligations.state-${state}`)}</span>
}
