import type { Text } from '../i18n/text.ts'

/** What a limit is given in. Months and hours are read as the days that they come to. */
export const clockUnits = ['working-day', 'calendar-day', 'month', 'hour'] as const
export type ClockUnit = (typeof clockUnits)[number]

/** A warning begins with no more days left than these, so that lists look for it among clocks that end soon. */
export const mostWarnDays = 10

/** How long a body may take, as data of an item. Which days count stands in `statutory.ts`. */
export interface ClockRule {
  key: string
  name: Text
  unit: ClockUnit
  /** Statutory limit in units (≥ 1); null where the law has none. */
  length: number | null
  /** Internal target in units, used where there is no statutory limit. */
  target?: number
  /** Days left from which the light is amber, at most `mostWarnDays`; default 3. */
  warnAt?: number
}

/** Something that happened to a clock. `at` is an ISO instant, `reason` a code. */
export interface ClockEvent {
  clock: string
  kind: 'start' | 'stop' | 'resume' | 'extend' | 'end'
  at: string
  reason: string
  /** Of a stop: how many days it is expected to take, working days only where the clock counts those; of an extension: the units added. */
  plannedDays?: number
}
