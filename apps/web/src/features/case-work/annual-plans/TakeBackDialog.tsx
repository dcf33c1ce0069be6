import { useState } from 'react'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { newId } from '@wenwu/core/kernel/id'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'

/** A province takes back the adjustment of a row that waits for the bureau. */
export function TakeBackDialog({ row, onClose }: { row: PlanRow; onClose: () => void }) {
  const { t } = useText()
  const [idempotencyKey] = useState(() => newId())
  const takeBack = async (): Promise<void> => {
    try {
      queryClient.setQueryData(
        planKeys.rowOf(row.id),
        await call(contract.takeBackAdjustment, { id: row.id, revision: row.revision }, { idempotencyKey }),
      )
      notify.success(t('annual-plans.takenBack'))
    } finally {
      // what is refused was settled meanwhile, or taken back by another
      await refreshPlans(row.planId)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('annual-plans.takeBackTitle', { name: row.projectName })}
      confirmText={t('annual-plans.takeBackAdjustment')}
      onConfirm={takeBack}
      onClose={onClose}
    >
      {t('annual-plans.takeBackAsk')}
    </ConfirmDialog>
  )
}
