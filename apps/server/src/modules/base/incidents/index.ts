import { contract } from '@wenwu/core/incidents/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { countOpen, queryIncidents } from './incident-list.ts'
import { closeIncident, retryIncident } from './incident-service.ts'

export const module = defineModule('incidents', contract, {
  query: (input, ctx) => queryIncidents(ctx.db, input),
  figures: async (_input, ctx) => ({ open: await countOpen(ctx.db) }),
  retry: ({ id }, ctx) => retryIncident(ctx, id),
  close: (input, ctx) => closeIncident(ctx, input),
})
