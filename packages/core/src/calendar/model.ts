import type { z } from 'zod'
import type { calendarChangeSchema, calendarYearSchema, deadlineMoveSchema, previewSchema } from './schemas.ts'

/** What an administrator makes of a day; `published`: what the State Council's notice says, so a correction is taken back. */
export const daySettings = ['working', 'off', 'published'] as const
export type DaySetting = (typeof daySettings)[number]

/** A change waits for a second person, is in force, or came to nothing (withdrawn, or not agreed to). */
export const changeStates = ['proposed', 'confirmed', 'dropped'] as const

export type CalendarYear = z.output<typeof calendarYearSchema>
export type CalendarChange = z.output<typeof calendarChangeSchema>
export type DeadlineMove = z.output<typeof deadlineMoveSchema>
export type CalendarPreview = z.output<typeof previewSchema>

export interface DayChange {
  day: string
  setting: DaySetting
}

export interface DayProposal extends DayChange {
  note: string
  documentNumber: string
  /** Demanded where the day is over; else ''. */
  reason: string
}

/** Due dates that a preview shows; the file has all of them. */
export const shownMoves = 100
/** Changes that the screen shows: those that wait, then the newest. */
export const shownChanges = 100
