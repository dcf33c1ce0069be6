import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import { adjustedBy } from '@wenwu/core/annual-plans/list'
import { formatMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../../lib/i18n.ts'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { rowQuery } from '../plan-queries.ts'
import { signedSum, sumOrDash } from '../plan-sums.ts'
import type { AboutProps, RowMoveLook } from './look.ts'

/** 审定调整: the bureau's answer to what the province has asked for. */
export const look: RowMoveLook = {
  endpoint: contract.settleAdjustment,
  words: () => ({ title: 'annual-plans.settleTitle', action: 'annual-plans.decide' }),
  done: 'annual-plans.settled',
  again: 'annual-plans.changedMeanwhile',
  over: 'annual-plans.adjustmentOver',
  About: Asked,
}

/** What was asked for stands above the answer. */
function Asked({ row, children }: AboutProps) {
  const { t } = useText()
  const { data } = useQuery(rowQuery(row.id))
  const proposed = data?.adjustments.find(({ state }) => state === 'proposed')
  return (
    <>
      <KeyValue
        columns={1}
        pairs={[
          { key: 'budget', label: t('annual-plans.budget'), value: formatMoney(row.budget) },
          { key: 'stateFunds', label: t('annual-plans.stateFunds'), value: formatMoney(row.stateFunds) },
          { key: 'approvedFunds', label: t('annual-plans.approvedFunds'), value: sumOrDash(row.approvedFunds) },
          ...(row.adjustment === null
            ? []
            : [
                {
                  key: 'adjustTo',
                  label: t('annual-plans.adjustTo'),
                  value: row.adjustment.after === null ? t('annual-plans.adjustCancel') : formatMoney(row.adjustment.after),
                },
                { key: 'adjustBy', label: t('annual-plans.adjustBy'), value: signedSum(adjustedBy(row.adjustment)) },
              ]),
          { key: 'reason', label: t('annual-plans.reason'), value: proposed?.reason, isWide: true },
        ]}
      />
      <div className="plan-answer">{children}</div>
    </>
  )
}
