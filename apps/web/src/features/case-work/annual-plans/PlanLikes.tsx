import { Modal } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { isSuspect } from '@wenwu/core/annual-plans/duplicates'
import { fullPlanName, warningText } from '@wenwu/core/annual-plans/list'
import type { PlanRow, PlanRowView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ClampedText } from '../../../ui/list/ClampedText.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { planKeys } from './plan-queries.ts'
import { RowResultTag } from './PlanStatusTag.tsx'
import './annual-plans.css'

interface LikesCellProps {
  row: PlanRow
  onOpen: (row: PlanRow) => void
}

/** Opens what a row is like; says how much that matters. Nothing where it is like none. */
function LikesButton({ row, onOpen }: LikesCellProps) {
  const words = useText()
  if (row.warnings.length === 0) return null
  const isSuspicious = isSuspect(row)
  const text = words.t(isSuspicious ? 'annual-plans.duplicates-suspect' : 'annual-plans.duplicates-site')
  return (
    <button
      type="button"
      className={`plan-likes-button status-tag tone-${isSuspicious ? 'amber' : 'grey'}`}
      title={row.warnings.map((warning) => warningText(warning, words)).join('\n')}
      aria-label={`${text} ${row.projectName}`}
      aria-haspopup="dialog"
      // Enter is of the button, not of the row
      onKeyDown={(event) => event.stopPropagation()}
      onClick={() => onOpen(row)}
    >
      {text}
    </button>
  )
}

/** The site of a row in a list, with a mark where the row may be there already or others are there, which opens them. */
export function SiteCell({ row, onOpen }: LikesCellProps) {
  return (
    <>
      <ClampedText text={row.siteName} />
      <LikesButton row={row} onOpen={onOpen} />
    </>
  )
}

/** What a row is like in words, and what opens it: on a card, where the site is not shown. */
export function DuplicatesCell({ row, onOpen }: LikesCellProps) {
  const words = useText()
  return (
    <span className="plan-duplicates">
      <span>{row.warnings.map((warning) => warningText(warning, words)).join('；')}</span>
      <LikesButton row={row} onOpen={onOpen} />
    </span>
  )
}

/** Rows that another is like, each with its plan, its money and how it stands. They open beside what is looked at. */
export function LikeList({ likes }: { likes: PlanRowView['likes'] }) {
  const words = useText()
  const { t } = words
  const pathTo = usePathTo()
  return (
    <ul className="plan-likes">
      {likes.map((like) => {
        const path = pathTo('plan-project', { id: like.id })
        return (
          <li key={like.id}>
            <p>{warningText({ ...like, name: like.projectName }, words)}</p>
            <p className="plan-named">
              {path === undefined ? (
                like.projectName
              ) : (
                <Link to={path} target="_blank" rel="noopener">
                  {like.projectName}
                </Link>
              )}
              <RowResultTag row={{ ...like, isAdjusting: false }} />
            </p>
            <p className="tone-grey">{fullPlanName(like, words)}</p>
            <p>
              {t('annual-plans.stateFunds')} <strong className="mono">{formatMoney(like.stateFunds)}</strong>
              {like.approvedFunds !== null && (
                <>
                  {' '}
                  {t('annual-plans.approvedFunds')} <strong className="mono">{formatMoney(like.approvedFunds)}</strong>
                </>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** What a row of a list is like, as far as the reader may see it. */
export function LikesDialog({ row, onClose }: { row: PlanRow; onClose: () => void }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: planKeys.rowOf(row.id),
    queryFn: ({ signal }) => call(contract.row, { id: row.id }, { signal, isQuiet: true }),
  })
  return (
    <Modal open footer={null} width={640} title={t('annual-plans.likesTitle', { name: row.projectName })} onCancel={onClose}>
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageSkeleton />}
      {data !== undefined && <LikeList likes={data.likes} />}
    </Modal>
  )
}
