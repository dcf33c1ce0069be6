import type { Outcome } from '@wenwu/core/codes/statuses'
import type { TextKey } from '@wenwu/core/i18n/translate'

/** What an outcome is called for whoever applied, and its colour. */
export const outcomeWords: Record<Outcome, { name: TextKey; tone: string }> = {
  approved: { name: 'case.outcomeApproved', tone: 'tone-green' },
  refused: { name: 'case.outcomeRefused', tone: 'tone-red' },
  'not-accepted': { name: 'case.outcomeNotAccepted', tone: 'tone-red' },
  voided: { name: 'case.outcomeVoided', tone: 'tone-grey' },
}
