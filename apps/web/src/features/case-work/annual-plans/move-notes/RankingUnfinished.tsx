import type { PlanView } from '@wenwu/core/annual-plans/model'
import { moveFields } from '@wenwu/core/annual-plans/move-fields'
import { useText } from '../../../../lib/i18n.ts'

/** Who ranks the rows has not finished. */
export function RankingUnfinished({ plan }: { plan: PlanView }) {
  const { t, textOf } = useText()
  if (plan.status !== 'ranking') return null
  return (
    <p className="plan-warnings">
      {t('annual-plans.rankingUnfinished', { name: plan.thirdParty ?? textOf(moveFields.thirdPartyId.label) })}
    </p>
  )
}
