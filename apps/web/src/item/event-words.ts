import type { CaseEvent } from '@wenwu/core/cases/model'
import { replyEditedEvent } from '@wenwu/core/cases/visibility'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { useText } from '../lib/i18n.ts'

const kinds: Record<string, TextKey> = {
  submitted: 'case.eventSubmitted',
  resubmitted: 'case.eventResubmitted',
  claimed: 'case.eventClaimed',
  released: 'case.eventReleased',
  'claim-ended': 'case.eventClaimEnded',
  [replyEditedEvent]: 'case.eventReplyEdited',
  assigned: 'case.eventAssigned',
  'handed-to-lead': 'case.eventHandedToLead',
  'handed-past-same': 'case.eventHandedPastSame',
  migrated: 'case.eventMigrated',
  'migration-reverted': 'case.eventMigrationReverted',
  'deemed-accepted': 'case.eventDeemedAccepted',
  'obligation-reported': 'case.eventObligationReported',
  'obligation-returned': 'case.eventObligationReturned',
  'obligation-confirmed': 'case.eventObligationConfirmed',
  acted: 'case.eventActed',
}

/** What an entry of the history of a case says that was done. */
export function useEventWords(): (event: Pick<CaseEvent, 'kind'>) => string {
  const { t, textOf } = useText()
  return ({ kind }) => {
    const verb = findVerbEvent(kind)
    return verb === undefined ? t(kinds[kind] ?? 'case.eventActed') : textOf(verb.words)
  }
}
