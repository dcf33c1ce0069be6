import { contract } from '@wenwu/core/bell/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { countUnread, listMessages, markAllRead, markCaseRead, markPlanRead, markRead } from './message-repository.ts'

export { findUnreadOf } from './message-repository.ts'
export { ring, type NewBellMessage } from './ring.ts'

export const module = defineModule('bell', contract, {
  count: (_input, ctx) => countUnread(ctx),
  list: (input, ctx) => listMessages(ctx, input.before),
  read: (input, ctx) => markRead(ctx, input.id),
  readCase: (input, ctx) => markCaseRead(ctx, input.caseId),
  readPlan: (input, ctx) => markPlanRead(ctx, input.planId),
  readAll: (input, ctx) => markAllRead(ctx, input.upTo),
})
