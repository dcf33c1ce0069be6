import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { CaseTimeline } from '../../../../item/CaseTimeline.tsx'
import { ItemProcess } from '../../../../item/ItemProcess.tsx'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../../ui/PageSkeleton.tsx'

/** Where the case is: the history as a time line, and the drawing with the current step for those who ask for it. */
export function ProgressPanel({ view }: { view: CaseView }) {
  const { t } = useText()
  const [isDrawn, setDrawn] = useState(false)
  return (
    <div className="progress-panel">
      {view.status !== draftStatus && <ProgressLine view={view} />}
      <CaseTimeline events={view.history} />
      <div className="no-print">
        <Button aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          {t(isDrawn ? 'case.hideDrawing' : 'case.showDrawing')}
        </Button>
        {isDrawn && <Drawing view={view} />}
      </div>
    </div>
  )
}

function Drawing({ view }: { view: CaseView }) {
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
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <PageSkeleton />
  const { bpmn, active, passed: done, ended } = query.data
  const description = t('case.stepList', { active: textOf(view.currentStep), passed: passed.join('、') })
  return <ItemProcess bpmn={bpmn} active={active} passed={done} ended={ended} description={description} />
}
