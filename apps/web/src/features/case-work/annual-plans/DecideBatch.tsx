import { useState } from 'react'
import { Button } from 'antd'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import type { BatchOutcome } from '../../../ui/list/LeftoverDialog.tsx'
import { DecideBatchDialogLater } from './move-dialogs-later.ts'

export interface DecideBatchProps {
  planId: string
  rows: readonly PlanRow[]
  onDone: () => void
  /** What was left as it is, and why. */
  onLeft: (outcome: BatchOutcome) => void
}

/** 审定 of the selected rows that are open: all approved with what they ask for, or none with one reason. */
export function DecideBatch(props: DecideBatchProps) {
  const { t } = useText()
  const [result, setResult] = useState<'approved' | 'refused'>()
  const open = props.rows.filter((row) => row.result === 'open')
  return (
    <>
      <Button size="small" type="primary" disabled={open.length === 0} onClick={() => setResult('approved')}>
        {t('annual-plans.agreeMany')}
      </Button>
      <Button size="small" disabled={open.length === 0} onClick={() => setResult('refused')}>
        {t('annual-plans.refuseMany')}
      </Button>
      {result !== undefined && (
        <DecideBatchDialogLater
          {...props}
          rows={open}
          decided={props.rows.length - open.length}
          result={result}
          onClose={() => setResult(undefined)}
        />
      )}
    </>
  )
}
