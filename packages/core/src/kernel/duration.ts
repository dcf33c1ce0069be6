import { addMonths, shanghaiOffset, startOfShanghaiDay, toShanghaiDate } from './date.ts'

/** A length of time as ISO 8601 writes it; months and days are those of the calendar. */
export interface Duration {
  months: number
  days: number
  /** Of the hours, minutes and seconds. */
  milliseconds: number
}

const pattern = /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Reads an ISO 8601 duration of whole numbers: `P1M`, `P15D`, `PT90M`. Undefined for anything else, and for what ends after the last day there is. */
export function parseDuration(text: string): Duration | undefined {
  const match = text.length > 60 ? null : pattern.exec(text)
  if (match === null) return undefined
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const duration = {
    months: years * 12 + months,
    days: weeks * 7 + days,
    milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000,
  }
  return duration.months / 12 + duration.days / 365 + duration.milliseconds / 31_536_000_000 <= longestYears ? duration : undefined
}

/** No period of an approval is longer; what a process waits for stays within the calendar. */
const longestYears = 100
const dayLength = 86_400_000

/** The instant so much later, at the same time of day in Shanghai; a month that has no such day ends on its last (民法典 202条). */
export function addDuration(from: Date, { months, days, milliseconds }: Duration): Date {
  const timeOfDay = (((from.getTime() + shanghaiOffset) % dayLength) + dayLength) % dayLength
  const day = startOfShanghaiDay(addMonths(toShanghaiDate(from), months)).getTime()
  return new Date(day + timeOfDay + days * dayLength + milliseconds)
}
