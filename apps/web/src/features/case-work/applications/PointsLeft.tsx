import { useText } from '../../../lib/i18n.ts'

/** How much of a correction is still to be done, once something of it is. */
export function PointsLeft({ total, left }: { total: number; left: number }) {
  const { t } = useText()
  if (left === total) return null
  return left === 0 ? (
    <span className="points-left tone-green">{t('application.pointsDone')}</span>
  ) : (
    <span className="points-left">{t('application.pointsLeft', { n: left })}</span>
  )
}
