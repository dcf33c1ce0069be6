import { fromDayNumber, toDayNumber } from '@wenwu/core/kernel/date'

/** How a workbook stores days: as numbers, and only their format tells that they are days. */
export interface DayCells {
  /** Indexes into `cellXfs` of the style sheet whose cells people see as days. */
  styles: ReadonlySet<number>
  /** Day 0. */
  firstDay: number
}

/** Day 0 of spreadsheets (ECMA-376 18.17.4.1): counted from 1900, or from 1904 where the workbook says so. */
export const firstDays = { from1900: toDayNumber('1899-12-30'), from1904: toDayNumber('1904-01-01') }
/** Before March 1900 spreadsheets count a day that there was not. */
const firstReliableDay = toDayNumber('1900-03-01')
const lastDay = toDayNumber('9999-12-31')
const minutesOfDay = 24 * 60

/** Formats of days without a code of their own (ECMA-376 18.8.30): those of all languages, and those of Chinese, Japanese and Korean. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Collects what the style sheet says of days: the formats come before the cells that have them. */
export class DayStyles {
  readonly styles = new Set<number>()
  private readonly formats = new Set(builtIn)
  private isOfCells = false
  private count = 0

  /** An element of the style sheet by its local name. */
  note(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'numFmt' && isOfDays(attributes['formatCode'] ?? '')) this.formats.add(Number(attributes['numFmtId']))
    else if (name === 'cellXfs') this.isOfCells = true
    else if (name === 'cellStyles' || name === 'dxfs') this.isOfCells = false
    else if (name === 'xf' && this.isOfCells) {
      if (this.formats.has(Number(attributes['numFmtId']))) this.styles.add(this.count)
      this.count++
    }
  }

  days(isFrom1904: boolean): DayCells {
    return { styles: this.styles, firstDay: isFrom1904 ? firstDays.from1904 : firstDays.from1900 }
  }
}

/** Whether a format shows a year or a day: letters in quotes, brackets and behind a backslash are no part of it. */
function isOfDays(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

/** A stored number as the day it is seen as, with the time where it has one: `2026-11-30`, `2026-11-30 08:30`. Undefined where it is none. */
export function dayText(text: string, { firstDay }: DayCells): string | undefined {
  const minutes = Math.round(Number(text) * minutesOfDay)
  const day = firstDay + Math.floor(minutes / minutesOfDay)
  if (!Number.isFinite(minutes) || text.trim() === '' || day < firstReliableDay || day > lastDay) return undefined
  const ofDay = minutes % minutesOfDay
  const two = (n: number): string => String(n).padStart(2, '0')
  return ofDay === 0 ? fromDayNumber(day) : `${fromDayNumber(day)} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}
