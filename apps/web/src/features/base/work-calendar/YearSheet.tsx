import type { CalendarYear } from '@wenwu/core/calendar/model'
import { addDays, addMonths, weekday, type CalendarDate } from '@wenwu/core/kernel/date'
import { localeTag } from '@wenwu/core/i18n/text'
import { formatDate, today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

type Day = CalendarYear['days'][number]

const kinds = ['working', 'week-end', 'holiday', 'make-up'] as const

/** A year of twelve months, Monday first; each day says what it is, and opens the proposal of a change. */
export function YearSheet({
  year,
  waiting,
  onChoose,
}: {
  year: CalendarYear
  waiting: ReadonlySet<CalendarDate>
  onChoose: (day: CalendarDate) => void
}) {
  const { t } = useText()
  const known = new Map(year.days.map((day) => [day.date, day]))
  return (
    <>
      <div className="wc-legend">
        {kinds.map((kind) => (
          <span key={kind}>
            <i className={`wc-key wc-${kind}`} aria-hidden="true" />
            {t(`calendar.kind-${kind}`)}
          </span>
        ))}
        <span>
          <i className="wc-key wc-working is-corrected" aria-hidden="true" />
          {t('calendar.corrected')}
        </span>
        <span>
          <i className="wc-key wc-working is-waiting" aria-hidden="true" />
          {t('calendar.waiting')}
        </span>
        <span className="wc-sum">{t('calendar.workingDays', { n: year.workingDays })}</span>
      </div>
      <div className="wc-year">
        {Array.from({ length: 12 }, (_, month) => (
          <Month
            key={month}
            first={`${year.year}-${String(month + 1).padStart(2, '0')}-01`}
            known={known}
            waiting={waiting}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
}

interface MonthProps {
  first: CalendarDate
  known: ReadonlyMap<CalendarDate, Day>
  waiting: ReadonlySet<CalendarDate>
  onChoose: (day: CalendarDate) => void
}

function Month({ first, known, waiting, onChoose }: MonthProps) {
  const { locale } = useText()
  const days: CalendarDate[] = []
  for (let day = first; day < addMonths(first, 1); day = addDays(day, 1)) days.push(day)
  const month = new Intl.DateTimeFormat(localeTag[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`))
  return (
    <section className="wc-month panel" aria-label={month}>
      <h2>{month}</h2>
      <div className="wc-grid">
        {weekdayNames(localeTag[locale]).map((name) => (
          <span key={name} className="wc-weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((date, index) => (
          <DayButton
            key={date}
            date={date}
            day={known.get(date)}
            isWaiting={waiting.has(date)}
            column={index === 0 ? weekday(date) : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  )
}

interface DayButtonProps {
  date: CalendarDate
  day: Day | undefined
  isWaiting: boolean
  column: number | undefined
  onChoose: (day: CalendarDate) => void
}

function DayButton({ date, day, isWaiting, column, onChoose }: DayButtonProps) {
  const { t, textOf } = useText()
  const kind = day?.kind ?? (weekday(date) > 5 ? 'week-end' : 'working')
  const words = [
    formatDate(date),
    t(`calendar.kind-${kind}`),
    ...(day?.name ? [textOf(day.name)] : []),
    ...(day?.isCorrected === true ? [t('calendar.corrected')] : []),
    ...(isWaiting ? [t('calendar.waiting')] : []),
  ].join(' · ')
  const marks = `${day?.isCorrected === true ? ' is-corrected' : ''}${isWaiting ? ' is-waiting' : ''}${date === today() ? ' is-today' : ''}`
  return (
    <button
      type="button"
      className={`wc-day wc-${kind}${marks}`}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      title={words}
      aria-label={words}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  )
}

/** Short names of the days of the week, Monday first. */
function weekdayNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'narrow', timeZone: 'UTC' })
  // 5 January 1970 was a Monday; one letter is not enough in English (Tuesday, Thursday)
  const short = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(1970, 0, 5 + index)))
  const narrow = days.map((day) => format.format(day))
  return new Set(narrow).size === 7 ? narrow : days.map((day) => short.format(day).slice(0, 2))
}
