import type { Text } from '../i18n/text.ts'

/** How long a body may take, as data of an item. Which days count stands in `statutory.ts`. */
export interface ClockRule {
  key: string
  name: Text
  unit: 'working-day' | 'calendar-day'
  /** Statutory limit in days (≥ 1); null where the law has none. */
  length: number | null
  /** Internal target in days, used where there is no statutory limit. */
  target?: number
  /** Days left from which the light is amber; default 3. */
  warnAt?: number
}

/** Something that happened to a clock. `at` is an ISO instant, `reason` a code. */
export interface ClockEvent {
  clock: string
  kind: 'start' | 'stop' | 'resume' | 'extend' | 'end'
  at: string
  reason: string
  /** Of a stop: how long it is expected to take; of an extension: the days added. In the clock's unit. */
  plannedDays?: number
}
