import type { CaseView } from '@wenwu/core/cases/model'
import { contract } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { findVerb } from '@wenwu/core/tasks/verb'
import { storeWords } from '../../../../../item/verbs/kept-words.ts'
import { VerbFormDialog } from '../../../../../item/verbs/VerbFormDialog.tsx'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { notify } from '../../../../../lib/notify.ts'
import { useHasPermission } from '../../../../../lib/session.ts'
import { keepWork, openWork, readWork } from '../kept-work.ts'
import { PhraseTools } from '../phrases/PhraseTools.tsx'
import { wordsAgain } from './words-again.ts'

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
      place={placeOf(caseId, offer)}
      about={offer.assignee !== '' && <p>{t('case.verbAbout', { name: offer.assignee })}</p>}
      {...(hasPhrases && { TextTools: PhraseTools })}
      send={async (input, attempt) => {
        const done = { caseId, verb: offer.verb, version, input, ...(offer.taskId !== null && { taskId: offer.taskId }) }
        const view = await call(contract.verb, done, { idempotencyKey: attempt, isQuiet: true })
        if (offer.verb === 'take-back') keepAgain(view)
        onDone(view)
        notify.success(t('case.acted', { label: textOf(findVerb(offer.verb)!.event.words) }))
        return undefined
      }}
      onClose={onClose}
      onStale={onStale}
    />
  )
}

const placeOf = (caseId: string, { verb, taskId }: Pick<OfferedVerb, 'verb' | 'taskId'>): string => `${caseId}:${verb}:${taskId}`

/** What was said with the act that was taken back is a draft again; what was begun there since stays. */
function keepAgain(view: CaseView): void {
  const words = wordsAgain(view)
  if (words === undefined) return
  if ('verb' in words) return storeWords(placeOf(view.id, words), { reason: words.reason })
  openWork(view.tasks)
  if (readWork(words.taskId, 'action') === undefined) keepWork(words.taskId, 'action', { outcome: '', typed: words.typed })
}
