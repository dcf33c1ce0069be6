import type { CaseView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import { VerbFormDialog } from '../../../../../item/verbs/VerbFormDialog.tsx'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { notify } from '../../../../../lib/notify.ts'
import { useHasPermission } from '../../../../../lib/session.ts'
import { PhraseTools } from '../phrases/PhraseTools.tsx'

export interface VerbDialogProps {
  caseId: string
  offer: OfferedVerb
  /** Of the process, as it was when the verb was offered. */
  version: number
  onClose: () => void
  onDone: (view: CaseView) => void
  /** Something happened to the case meanwhile. */
  onStale: () => void
}

/** One verb done to one case, or to one of its open tasks. */
export function VerbDialog({ caseId, offer, version, onClose, onDone, onStale }: VerbDialogProps) {
  const { t, textOf } = useText()
  const hasPhrases = useHasPermission('task.inbox')
  return (
    <VerbFormDialog
      offer={offer}
      place={`${caseId}:${offer.verb}:${offer.taskId}`}
      about={offer.assignee !== '' && <p>{t('case.verbAbout', { name: offer.assignee })}</p>}
      {...(hasPhrases && { TextTools: PhraseTools })}
      send={async (input, attempt) => {
        const done = { caseId, verb: offer.verb, version, input, ...(offer.taskId !== null && { taskId: offer.taskId }) }
        onDone(await call(contract.verb, done, { idempotencyKey: attempt, isQuiet: true }))
        notify.success(textOf(findVerb(offer.verb)!.event.words))
        return undefined
      }}
      onClose={onClose}
      onStale={onStale}
    />
  )
}
