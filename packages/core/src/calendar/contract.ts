import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText, limits } from '../http/wire.ts'
import { daySettings } from './model.ts'
import { calendarChangeSchema, calendarYearSchema, previewSchema } from './schemas.ts'

const access = ['calendar.manage'] as const
const dayChange = { day: dateText, setting: z.enum(daySettings) }
const change = inData(plain(calendarChangeSchema))
const byId = plain(z.object({ id: idText }))

/** The working calendar (工作日历): the year's days, and corrections that one person proposes and another confirms. */
export const contract = {
  year: endpoint({
    method: 'GET',
    path: '/api/v1/calendar/years/:year',
    summary: 'The days of a year that differ from a plain week',
    access,
    tx: 'read',
    input: plain(z.object({ year: z.coerce.number().int().min(1).max(9999) })),
    output: inData(plain(calendarYearSchema)),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/v1/calendar/changes',
    summary: 'Changes of days: those that wait for a second person, then the newest',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(calendarChangeSchema))),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/calendar/preview',
    summary: 'Running due dates that a change of a day would move: how many, and the first of them',
    access,
    tx: 'read',
    input: plain(z.object(dayChange)),
    output: inData(plain(previewSchema)),
  }),
  exportPreview: endpoint({
    method: 'POST',
    path: '/api/v1/calendar/preview/export',
    summary: 'All running due dates that a change of a day would move, as xlsx',
    access,
    tx: 'write',
    stream: 'download',
    input: plain(z.object(dayChange)),
    output: plain(z.unknown()),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/calendar/changes',
    summary: 'Proposes a change of a day',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(
      z.object({
        ...dayChange,
        note: z.string().max(limits.name),
        documentNumber: z.string().max(limits.name),
        reason: z.string().max(limits.line),
      }),
    ),
    output: change,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/calendar/changes/:id/confirm',
    summary: 'Puts a change into force that another person has proposed; due dates are counted again by a job',
    access,
    tx: 'write',
    idempotent: true,
    input: byId,
    output: change,
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/v1/calendar/changes/:id/drop',
    summary: 'Withdraws one’s own proposal, or sends another person’s back',
    access,
    tx: 'write',
    idempotent: true,
    input: byId,
    output: change,
  }),
}
