import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { pointAfter, pointBefore, type CorrectionPoint } from './correction.ts'
import { PointsLeft } from './PointsLeft.tsx'

interface PointTurnProps {
  points: readonly CorrectionPoint[]
  /** The point one was led to; undefined: none of this step. */
  at: CorrectionPoint | undefined
  /** Keys of the steps in their order, and the one that is shown. */
  steps: readonly string[]
  current: string
  nameOf: (point: CorrectionPoint) => string
  onGo: (point: CorrectionPoint) => void
}

/** From one thing that is still to be corrected to the next, above the bar of the form, so that it is in reach at every step; the first press leads to the first. */
export function PointTurn({ points, at, steps, current, nameOf, onGo }: PointTurnProps) {
  const { t } = useText()
  // a single one has its link above the form
  if (points.length < 2) return null
  const previous = pointBefore(points, at, steps, current)
  const next = pointAfter(points, at, steps, current)
  const button = (label: string, point: CorrectionPoint | undefined) => (
    <Button
      size="small"
      disabled={point === undefined}
      title={point && nameOf(point)}
      aria-label={point && `${label} ${nameOf(point)}`}
      onClick={() => point !== undefined && onGo(point)}
    >
      {label}
    </Button>
  )
  return (
    <nav className="point-turn" aria-label={t('application.points')}>
      <span>
        {at === undefined
          ? t('application.correctionTitle', { n: points.length })
          : t('application.pointAt', { at: points.indexOf(at) + 1, n: points.length })}{' '}
        <PointsLeft total={points.length} left={points.filter(({ isDone }) => !isDone).length} />
      </span>
      {button(t('application.pointPrevious'), previous)}
      {button(t('application.pointNext'), next)}
    </nav>
  )
}
