import type { AnnualPlan, PlanRow, PlanStatus, RowResult } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import './annual-plans.css'

const planTones: Record<PlanStatus, string> = {
  compiling: 'amber',
  reviewing: 'amber',
  submitted: 'blue',
  returned: 'red',
  ranking: 'violet',
  deciding: 'blue',
  issued: 'green',
}
const resultTones: Record<RowResult, string> = { open: 'grey', approved: 'green', refused: 'red', cancelled: 'grey' }

/** How a plan stands, and that its province asks to have it back or its lead has sent it back. */
export function PlanStatusTag({ plan }: { plan: Pick<AnnualPlan, 'status' | 'isReturnAsked' | 'isSentBack'> }) {
  const { t } = useText()
  return (
    <span className="plan-tags">
      <span className={`status-tag tone-${planTones[plan.status]}`}>{t(`annual-plans.status-${plan.status}`)}</span>
      {plan.isReturnAsked && <span className="status-tag tone-amber">{t('annual-plans.returnAsked')}</span>}
      {plan.isSentBack && <span className="status-tag tone-red">{t('annual-plans.sentBack')}</span>}
    </span>
  )
}

/** What became of a row, and that an adjustment of it waits. */
export function RowResultTag({ row }: { row: Pick<PlanRow, 'result' | 'isAdjusting'> }) {
  const { t } = useText()
  return (
    <span className="plan-tags">
      <span className={`status-tag tone-${resultTones[row.result]}`}>{t(`annual-plans.result-${row.result}`)}</span>
      {row.isAdjusting && <span className="status-tag tone-amber">{t('annual-plans.adjusting')}</span>}
    </span>
  )
}
