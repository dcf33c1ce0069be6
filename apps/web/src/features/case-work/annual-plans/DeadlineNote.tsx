import { planName } from '@wenwu/core/annual-plans/list'
import type { PlanBatch } from '@wenwu/core/annual-plans/model'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

interface DeadlineNoteProps {
  batch: Pick<PlanBatch, 'year' | 'kind' | 'number' | 'dueOn' | 'isOver'>
  /** The new deadline; '' while none is chosen. */
  dueOn: string
}

/** What follows from another deadline of a batch, before it is saved. */
export function DeadlineNote({ batch, dueOn }: DeadlineNoteProps) {
  const words = useText()
  const { t } = words
  return (
    <>
      <p className="plan-ask">
        {t(dueOn === '' ? 'annual-plans.deadlineToChoose' : 'annual-plans.deadlineFromTo', {
          name: planName({ ...batch, batch: batch.number }, words),
          from: formatDate(batch.dueOn),
          to: formatDate(dueOn),
        })}
      </p>
      {batch.isOver && (
        <p className="plan-warnings" role="status">
          {t('annual-plans.deadlineReopens')}
        </p>
      )}
    </>
  )
}
