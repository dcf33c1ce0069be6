import type { CalendarDate } from '../kernel/date.ts'

/**
 * Why the head of a body may stop a clock beside what its process stops it for: what takes time that does not count (行政许可法 45条: 听证、招标、拍卖、检验、
 * 检测、检疫、鉴定和专家评审). Such a stop lasts until it is ended, whatever steps the case takes meanwhile.
 */
export const suspensionReasons = [
  'hearing',
  'bidding',
  'auction',
  'inspection',
  'testing',
  'quarantine',
  'appraisal',
  'expert-panel',
] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

export function isSuspension(reason: string | null): reason is SuspensionReason {
  return suspensionReasons.some((each) => each === reason)
}

/** A stop of a running clock with the length that the applicant is told in writing (行政许可法 45条). */
export interface PlannedStop {
  /** Code of the reason. */
  reason: string
  /** Days of the clock's own unit. */
  days: number
  unit: 'working-day' | 'calendar-day'
  /** When the time is over then; null where it has no limit. */
  dueOn: CalendarDate | null
}

/** Longest planned stop in days: a typing slip is no plan. */
export const longestSuspension = 365
