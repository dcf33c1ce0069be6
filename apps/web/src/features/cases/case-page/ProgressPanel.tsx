import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { CaseTimeline } from '../../../item/CaseTimeline.tsx'
import { ItemProcess } from '../../../item/ItemProcess.tsx'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'

/** Where the case is: the drawing with the current step, and the history as a time line. */
export function ProgressPanel({ view }: { view: CaseView }) {
  const { t, textOf } = useText()
  const query = useQuery({
    queryKey: ['cases', view.id, 'process', view.updatedAt],
    queryFn: ({ signal }) => call(contract.process, { id: view.id }, { signal, isQuiet: true }),
    // while the case moves on, the drawing stays until the new marks are there
    placeholderData: (previous, query) => (query?.queryKey[1] === view.id ? previous : undefined),
  })
  const passed = [
    ...new Set(view.history.flatMap((event) => (event.stepName !== null && event.outcome !== null ? [textOf(event.stepName)] : []))),
  ]
  return (
    <div className="progress-panel">
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && (
        <ItemProcess
          bpmn={query.data.bpmn}
          active={query.data.active}
          passed={query.data.passed}
          ended={query.data.ended}
          description={t('case.stepList', { active: textOf(view.currentStep), passed: passed.join('、') })}
        />
      )}
      <h3>{t('case.history')}</h3>
      <CaseTimeline events={view.history} />
    </div>
  )
}
