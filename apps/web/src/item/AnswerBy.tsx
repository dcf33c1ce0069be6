import { daysBetween } from '@wenwu/core/kernel/date'
import { formatDate, today } from '../lib/dates.ts'
import { useText } from '../lib/i18n.ts'
import { OpenDays } from './OpenClock.tsx'

/** The day by which a correction is to be answered, and how many days are left until then, which open its count; `isShort` says the days alone. */
export function AnswerBy({ caseId, day, isShort = false }: { caseId: string; day: string; isShort?: boolean }) {
  const { t } = useText()
  const left = daysBetween(today(), day)
  const date = formatDate(day)
  const days = left < 0 ? t('list.answerOverdue', { n: -left }) : left === 0 ? t('list.answerToday') : t('list.answerLeft', { n: left })
  const tone = left < 0 ? 'tone-red' : left <= 3 ? 'tone-amber' : undefined
  return (
    <OpenDays caseId={caseId} day={day}>
      <span className={tone} title={t('list.answerByDay', { date })}>
        {isShort ? days : t('list.answerByDays', { date, days })}
      </span>
    </OpenDays>
  )
}
