import { z } from 'zod'
import { addWorkingDays } from '../clock/calendar.ts'
import type { WorkCalendar } from '../clock/calendar-data.ts'
import { conditionSchema, type Condition } from '../form/condition.ts'
import { keySchema as key, textSchema } from '../form/field-base.ts'
import { isRecord } from '../form/json.ts'
import { joinTexts, text, type Text } from '../i18n/text.ts'
import { exactly } from '../kernel/exactly.ts'
import { addDays, addMonths, isCalendarDate, type CalendarDate } from '../kernel/date.ts'

/** Who can owe something after a decision: the applicant, or the provincial bureau that the case belongs to. */
export const debtors = ['applicant', 'province'] as const
export type Debtor = (typeof debtors)[number]

/** Who can confirm that it was done. */
export const confirmers = ['province', 'national'] as const
export type Confirmer = (typeof confirmers)[number]

const spanUnits = ['month', 'working-day', 'calendar-day'] as const

/** A length of time, as laws say it. The day it counts from is not counted. */
export interface Span {
  n: number
  unit: (typeof spanUnits)[number]
}

/**
 * From when an obligation is due. `decision`: the day of the decision. `form`: a day that the application names (`section.field`; of a period its last day, `section.field.start` its first), or the day of
 * the decision where that is later, since what is decided late leaves the same time. `report`: the day that the report on another obligation names; it waits until then.
 */
export type ObligationDue =
  | { from: 'decision'; after: Span }
  | { from: 'form'; field: string; after: Span }
  | { from: 'report'; of: string; after: Span }

/**
 * An obligation that is owed again and again: each time so much later than the time before, in the unit of its day, until there is a report on another obligation. The next
 * time comes with the report on the one before it.
 */
export interface ObligationRepeat {
  every: Span
  until: string
}

/**
 * A day of the application that the day of a report may not precede (`section.field`; of a period `.start` its first day). Without one, or where the application leaves it open, that
 * is the day of the decision; the later of the two counts.
 */
export interface ObligationBound {
  field: string
  /** What could not wait was begun before the decision (文物保护工程管理办法 11条, 考古发掘管理办法): then the day of the application counts alone. */
  mayPrecedeDecision?: boolean
  /** The day that counts where the application leaves that one open: what waited for its approval begins as planned, and after the decision. */
  otherwise?: string
}

/** What a positive decision of an item obliges people to do and to report (conditions of a decision; domain.md §4). */
export interface ObligationDefinition {
  key: string
  name: Text
  /** What the report has to say or bring. */
  asks: Text
  owedBy: Debtor
  /** Who confirms the report; the national bureau instead of a province where the case belongs to none. */
  confirmedBy: Confirmer
  due: ObligationDue
  repeat?: ObligationRepeat
  /** Key of the one that is reported first where the day does not count from it: works are completed after they began. `due: { from: 'report' }` waits by itself. */
  after?: string
  /** What the day is called that the report names: 开工日期, 竣工日期; what counts from the report counts from it. */
  dayName: Text
  /** What that day may not precede; absent: the day of the decision. */
  notBefore?: ObligationBound
  /** Only for applications of which this holds. */
  when?: Condition
  /** Statute and article or letter, or «our assumption». */
  basis: Text
}

const spanSchema = exactly<Span>()(z.strictObject({ n: z.int().nonnegative().max(1200), unit: z.enum(spanUnits) }))

const obligationDueSchema = exactly<ObligationDue>()(
  z.discriminatedUnion('from', [
    z.strictObject({ from: z.literal('decision'), after: spanSchema }),
    z.strictObject({ from: z.literal('form'), field: z.string().min(1), after: spanSchema }),
    z.strictObject({ from: z.literal('report'), of: key, after: spanSchema }),
  ]),
)

export const obligationSchema = exactly<ObligationDefinition>()(
  z.strictObject({
    key,
    name: textSchema,
    asks: textSchema,
    owedBy: z.enum(debtors),
    confirmedBy: z.enum(confirmers),
    due: obligationDueSchema,
    repeat: exactly<ObligationRepeat>()(z.strictObject({ every: spanSchema, until: key })).optional(),
    dayName: textSchema,
    after: key.optional(),
    notBefore: exactly<ObligationBound>()(
      z.strictObject({ field: z.string().min(1), mayPrecedeDecision: z.boolean().optional(), otherwise: z.string().min(1).optional() }),
    ).optional(),
    when: conditionSchema.optional(),
    basis: textSchema,
  }),
)

/** The last day of a span that begins after `from`: months by the calendar (民法典 202条), working days by the statutory holidays. */
export function endOfSpan(from: CalendarDate, { n, unit }: Span, calendar: WorkCalendar): CalendarDate {
  switch (unit) {
    case 'month':
      return addMonths(from, n)
    case 'working-day':
      return addWorkingDays(from, n, calendar)
    case 'calendar-day':
      return addDays(from, n)
  }
}

/** When it is due the time after one that is due by this rule. Each time counts from where the first does, so that a day late once is not late for ever. */
export function dueNext(due: ObligationDue, { every }: Pick<ObligationRepeat, 'every'>): ObligationDue {
  return { ...due, after: { n: due.after.n + every.n, unit: due.after.unit } }
}

/** What an obligation is called the second time and later: 进度报告（第2次）. */
export function nameOfRound(name: Text, round: number): Text {
  if (round === 1) return name
  const said = text(`（第${round}次）`, ` (no. ${round})`, { ja_JP: `（第${round}回）`, ko_KR: `(${round}차)` })
  return joinTexts([name, said], text('', ''))
}

/** What is known of a case where a day is worked out. */
export interface DueFacts {
  decidedOn: CalendarDate
  /** What the application says at a path: a day, or a period of days, whose last one counts. Anything else is no day. */
  valueAt: (field: string) => unknown
  /** The day that the report on an obligation names; undefined while there is none. */
  reportedDay: (obligation: string) => CalendarDate | undefined
  calendar: WorkCalendar
}

/** The day that an obligation counts from, which is not counted itself; undefined while it waits for the report on another one. */
export function dueFrom(due: ObligationDue, { decidedOn, valueAt, reportedDay }: Omit<DueFacts, 'calendar'>): CalendarDate | undefined {
  switch (due.from) {
    case 'decision':
      return decidedOn
    case 'form': {
      const named = lastDayOf(valueAt(due.field))
      return named !== undefined && named > decidedOn ? named : decidedOn
    }
    case 'report':
      return reportedDay(due.of)
  }
}

/** The last day on which an obligation is met in time; undefined while it waits for the report on another one. */
export function dueDayOf(due: ObligationDue, facts: DueFacts): CalendarDate | undefined {
  const from = dueFrom(due, facts)
  return from === undefined ? undefined : endOfSpan(from, due.after, facts.calendar)
}

/** The first day that a report on an obligation may name: what is asked for by a decision is not done before it, but for what could not wait. */
export function earliestDay(
  bound: ObligationBound | undefined,
  { decidedOn, valueAt }: Pick<DueFacts, 'decidedOn' | 'valueAt'>,
): CalendarDate {
  const named = bound === undefined ? undefined : lastDayOf(valueAt(bound.field))
  if (named === undefined)
    return bound?.otherwise === undefined ? decidedOn : earliestDay({ field: bound.otherwise }, { decidedOn, valueAt })
  const [earlier, later] = named < decidedOn ? [named, decidedOn] : [decidedOn, named]
  return bound?.mayPrecedeDecision === true ? earlier : later
}

function lastDayOf(value: unknown): CalendarDate | undefined {
  const day = isRecord(value) ? value['end'] : value
  return typeof day === 'string' && isCalendarDate(day) ? day : undefined
}
