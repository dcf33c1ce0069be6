import { contract } from '@wenwu/core/calendar/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { readCalendarYear } from './calendar-year.ts'
import { listChanges } from './change-repository.ts'
import { confirmChange, dropChange, proposeChange } from './change-service.ts'
import { exportMoves, previewMoves } from './preview.ts'

export { noticePublishedDays } from './published-days.ts'

export const module = defineModule('calendar', contract, {
  year: ({ year }, ctx) => readCalendarYear(ctx, year),
  changes: (_input, ctx) => listChanges(ctx),
  preview: (input, ctx) => previewMoves(ctx, input),
  exportPreview: (input, ctx) => exportMoves(ctx, input),
  propose: (input, ctx) => proposeChange(ctx, input),
  confirm: ({ id }, ctx) => confirmChange(ctx, id),
  drop: ({ id }, ctx) => dropChange(ctx, id),
})
