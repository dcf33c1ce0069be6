import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../../lib/i18n.ts'
import { usePathTo } from '../../../../lib/pages.ts'
import { useIsNarrow } from '../../../../lib/viewport.ts'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { LifeTable } from '../LifeTable.tsx'
import { planQuery, rowQuery } from '../plan-queries.ts'
import { RowResultTag } from '../PlanStatusTag.tsx'
import { PlanWarnings } from '../PlanWarnings.tsx'
import type { AboutProps, RowMoveLook } from './look.ts'

const isDecided = ({ result }: PlanRow): boolean => result !== 'open'

/** 审定 of one row, and its change as long as the plan is not issued. */
export const look: RowMoveLook = {
  endpoint: contract.decide,
  words: (row) =>
    isDecided(row)
      ? { title: 'annual-plans.changeDecisionTitle', action: 'annual-plans.changeDecision' }
      : { title: 'annual-plans.decideTitle', action: 'annual-plans.decide' },
  done: 'annual-plans.decided',
  again: 'annual-plans.decidedMeanwhile',
  over: 'annual-plans.changedMeanwhile',
  width: 960,
  About: Decision,
}

/** What is decided stands before what it rests on: the batches before, and what is asked for and approved at the site and in the plan. */
function Decision({ row, children }: AboutProps) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  const pathTo = usePathTo()
  const casePath = row.caseId === null ? undefined : pathTo('case-page', { id: row.caseId })
  const { data } = useQuery(rowQuery(row.id))
  const { data: plan } = useQuery(planQuery(row.planId))
  const hasLife = data !== undefined && data.life.length > 1
  return (
    <div className="plan-decide">
      <div className="plan-decision">
        {isDecided(row) && (
          <p className="plan-ask" role="status">
            {t('annual-plans.decisionNow')} <RowResultTag row={row} />{' '}
            {row.approvedFunds !== null && <strong className="mono">{formatMoney(row.approvedFunds)}</strong>} {row.resultNote}
          </p>
        )}
        <p className="plan-ask">{t('annual-plans.asked', { sum: formatMoney(row.stateFunds) })}</p>
        {children}
      </div>
      <div>
        <PlanWarnings warnings={row.warnings} likes={data?.likes} />
        <KeyValue
          columns={1}
          pairs={[
            { key: 'siteName', label: t('annual-plans.siteName'), value: row.siteName, isWide: true },
            { key: 'budget', label: t('annual-plans.budget'), value: formatMoney(row.budget) },
            { key: 'stateFunds', label: t('annual-plans.stateFunds'), value: formatMoney(row.stateFunds) },
            {
              key: 'case',
              label: t('annual-plans.case'),
              value:
                casePath === undefined ? (
                  row.caseNumber
                ) : (
                  <Link to={casePath} target="_blank" rel="noopener">
                    {row.caseNumber}
                  </Link>
                ),
              isWide: true,
            },
            {
              key: 'plan',
              label: t('annual-plans.planSoFar'),
              value: plan === undefined ? '' : `${formatMoney(plan.approvedFunds ?? 0)} / ${formatMoney(plan.stateFunds)}`,
              isWide: true,
            },
          ]}
        />
        {hasLife && (
          <section aria-label={t('annual-plans.life')}>
            <details className="plan-life" open={!isNarrow}>
              <summary>{t('annual-plans.life')}</summary>
              <LifeTable row={data} opensWindows />
            </details>
          </section>
        )}
      </div>
    </div>
  )
}
