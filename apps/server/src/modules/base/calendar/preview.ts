import { deadlineMoveSheet } from '@wenwu/core/calendar/sheet'
import { shownMoves, type CalendarPreview, type DayChange, type DeadlineMove } from '@wenwu/core/calendar/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { movesOf } from '../../case-work/cases/index.ts'
import { changedCalendar } from './change-service.ts'

/** Every running due date that a change of a day would move: how many, how many of them earlier and later, and the first ones. */
export async function previewMoves(ctx: Ctx, change: DayChange): Promise<CalendarPreview> {
  const found: CalendarPreview = { total: 0, earlier: 0, later: 0, moves: [] }
  for await (const moves of pagesOf(ctx, change)) {
    for (const move of moves) {
      found.total++
      if (move.before !== null && move.after !== null) found[move.after < move.before ? 'earlier' : 'later']++
      if (found.moves.length < shownMoves) found.moves.push(move)
    }
  }
  return found
}

/** All of them as xlsx. */
export async function exportMoves(ctx: Ctx, change: DayChange): Promise<StreamReply> {
  ctx.setAuditObject({ type: 'calendar-day', id: '', details: { day: change.day, setting: change.setting } })
  const moves: DeadlineMove[] = []
  for await (const page of pagesOf(ctx, change)) moves.push(...page)
  return exportList(ctx, deadlineMoveSheet, { columns: [] }, moves)
}

function pagesOf(ctx: Ctx, change: DayChange): AsyncGenerator<DeadlineMove[]> {
  const next = changedCalendar(ctx, change)
  return movesOf(ctx.db, { calendar: ctx.services.calendar(), next, day: change.day, today: toShanghaiDate(ctx.now) })
}
