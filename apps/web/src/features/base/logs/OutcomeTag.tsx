import type { AuditOutcome } from '@wenwu/core/audit/model'
import { outcomeName } from '@wenwu/core/audit/words'
import { useText } from '../../../lib/i18n.ts'

const tones: Record<AuditOutcome, string> = { done: 'green', denied: 'red', failed: 'amber' }

/** How an act ended, by colour and word. */
export function OutcomeTag({ outcome }: { outcome: AuditOutcome }) {
  const { locale } = useText()
  return <span className={`status-tag tone-${tones[outcome]}`}>{outcomeName(outcome, locale)}</span>
}
