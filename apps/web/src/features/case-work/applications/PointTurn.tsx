import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { pointAfter, pointBefore, type CorrectionPoint } from './correction.ts'
import { PointsLeft } from './PointsLeft.tsx'
import type { Application } from './use-application.ts'
import { usePartNames } from './use-part-names.ts'
import type { Ways } from './use-ways.ts'

/** From one thing that is still to be corrected to the next, above the bar of the form, so that it is in reach at every step; the first press leads to the first. */
export function PointTurn({ application, ways }: { application: Application; ways: Ways }) {
  const { t } = useText()
  const { item, data, form } = application
  const { points, at } = ways
  const names = usePartNames(item, data)
  // a single one has its link above the form
  if (points.length < 2) return null
  const steps = form.steps.map(({ key }) => key)
  const previous = pointBefore(points, at, steps, form.current)
  const next = pointAfter(points, at, steps, form.current)
  const nameOf = ({ kind, key }: CorrectionPoint): string => names[kind](key)
  const button = (label: string, point: CorrectionPoint | undefined) => (
    <Button
      size="small"
      disabled={point === undefined}
      title={point && nameOf(point)}
      aria-label={point && `${label} ${nameOf(point)}`}
      onClick={() => point !== undefined && ways.goPoint(point)}
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
