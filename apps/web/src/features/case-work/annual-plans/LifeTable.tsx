import { Link } from 'react-router'
import type { PlanRowView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { sumOrDash } from './plan-sums.ts'
import { RowResultTag } from './PlanStatusTag.tsx'
import './annual-plans.css'

/** The batches of a project: what was asked for and approved in each. `opensWindows`: what was typed stays where it is. */
export function LifeTable({ row, opensWindows = false }: { row: Pick<PlanRowView, 'id' | 'life'>; opensWindows?: boolean }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const nameOf = ({ id, projectName }: PlanRowView['life'][number]) => {
    const path = id === row.id ? undefined : pathTo('plan-project', { id })
    if (path === undefined) return projectName
    return (
      <Link to={path} {...(opensWindows && { target: '_blank', rel: 'noopener' })}>
        {projectName}
      </Link>
    )
  }
  return (
    <div className="plan-scroll">
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">{t('annual-plans.batch')}</th>
            <th scope="col">{t('annual-plans.projectName')}</th>
            <th scope="col" className="align-right">
              {t('annual-plans.stateFunds')}
            </th>
            <th scope="col">{t('annual-plans.result')}</th>
            <th scope="col" className="align-right">
              {t('annual-plans.approvedFunds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {row.life.map((each) => (
            <tr key={each.id} aria-current={each.id === row.id ? 'true' : undefined}>
              <td>{t('annual-plans.batchOf', { year: each.year, n: each.batch })}</td>
              <td>{nameOf(each)}</td>
              <td className="align-right mono">{formatMoney(each.stateFunds)}</td>
              <td>
                <RowResultTag row={{ ...each, isAdjusting: false }} />
              </td>
              <td className="align-right mono">{sumOrDash(each.approvedFunds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
