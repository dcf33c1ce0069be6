import { daysBetween } from '@wenwu/core/kernel/date'
import { formatDate, today } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'
import { OpenDays } from '../../../../item/OpenClock.tsx'

/** The day by which an expert or an assessment body answers, or since when they are late; opens its count. */
export function AnswerDay({ caseId, day }: { caseId: string; day: string }) {
  const { t } = useText()
  const late = daysBetween(day, today())
  return (
    <OpenDays caseId={caseId} day={day}>
      {late > 0 ? (
        <span className="tone-red">{t('case.answerLate', { date: formatDate(day), n: late })}</span>
      ) : (
        <span className={late === 0 ? 'tone-amber' : 'tone-grey'}>{t('case.answerBy', { date: formatDate(day) })}</span>
      )}
    </OpenDays>
  )
}
