import type { Text } from '../i18n/text.ts'
import type { CalendarDate } from '../kernel/date.ts'

/** Why a day counts or does not; `day-off`: no holiday, an administrator has set it off. */
export const countedDayKinds = ['start', 'counted', 'make-up-counted', 'week-end', 'holiday', 'day-off', 'stopped'] as const
export type CountedDayKind = (typeof countedDayKinds)[number]

/** One day of the count behind a due date. */
export interface CountedDay {
  date: CalendarDate
  kind: CountedDayKind
  /** Days used up at the end of this day. */
  number: number
  /** Code of the reason why the clock stood still, on days off too. */
  reason?: string
  /** Holiday this day off or make-up day belongs to, or the note of an administrator who changed the day. */
  name?: Text
  /** Not happened yet: as expected today. */
  isProjected: boolean
  /** Counted beyond the rule's own length, by an extension. */
  isExtension: boolean
}
