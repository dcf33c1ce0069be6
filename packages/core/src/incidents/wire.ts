import { z } from 'zod'
import { mapped } from '../http/codec.ts'
import type { Page } from '../kernel/page.ts'
import type { Incident } from './model.ts'
import { incidentSchema } from './schemas.ts'

/** A page of failed jobs, and how many there are under each tab of the list. */
export type IncidentPage = Page<Incident> & { presetCounts: Record<string, number> }

export const incidentPage = mapped(
  z.object({
    data: z.array(incidentSchema),
    pagination: z.object({ totalNum: z.number(), capped: z.boolean() }),
    presets: z.record(z.string(), z.number()),
  }),
  ({ data, pagination, presets }): IncidentPage => ({
    rows: data,
    total: pagination.totalNum,
    isCapped: pagination.capped,
    presetCounts: presets,
  }),
  ({ rows, total, isCapped, presetCounts }) => ({ data: rows, pagination: { totalNum: total, capped: isCapped }, presets: presetCounts }),
)
