import type { CaseRow, ClockSummary } from '@wenwu/core/cases/model'
import type { Conclusion } from '@wenwu/core/codes/conclusions'
import { countWorkingDays } from '@wenwu/core/clock/calendar'
import { lightOf } from '@wenwu/core/clock/statutory'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { daysBetween, toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Text } from '@wenwu/core/i18n/text'
import type { Actor } from '../../../../platform/http/actor.ts'
import { handlerFor, isSeen, otherBodyOfClock } from '../readers/case-reader.ts'

/** Columns of `cases` that a list shows. */
export const caseRowColumns = [
  'c.id',
  'c.number',
  'c.group_id',
  'c.item_code',
  'c.item_name',
  'c.title',
  'c.unit_name',
  'c.applicant_name',
  'c.agent_name',
  'c.province_code',
  'c.region_code',
  'c.status',
  'c.conclusion',
  'c.is_local',
  'c.current_step',
  'c.handler_name',
  'c.clock_key',
  'c.clock_state',
  'c.clock_unit',
  'c.clock_stop_reason',
  'c.clock_body',
  'c.clock_remaining',
  'c.due_on',
  'c.warn_on',
  'c.document_number',
  'c.answer_by',
  'c.submitted_at',
  'c.updated_at',
  'c.decided_on',
] as const

/** The stored facts of a list row. */
export interface StoredCaseRow {
  id: string
  number: string | null
  group_id: string | null
  item_code: string
  item_name: Text
  title: string
  unit_name: string
  applicant_name: string
  agent_name: string | null
  province_code: string | null
  region_code: string | null
  status: string
  conclusion: Conclusion | null
  is_local: boolean
  current_step: Text
  handler_name: string | null
  clock_key: string | null
  clock_state: string | null
  clock_unit: string | null
  clock_stop_reason: string | null
  clock_body: string | null
  clock_remaining: number | null
  due_on: string | null
  warn_on: string | null
  document_number: string | null
  answer_by: string | null
  submitted_at: Date | null
  updated_at: Date
  decided_on: string | null
  /** Who handles it and has handled it, packed (`handlersColumn`), where the statement of the row has read them. */
  handlers?: string | null
}

/** A row as JSON of the database has it: instants are texts. */
export type JsonCaseRow = Omit<StoredCaseRow, 'submitted_at' | 'updated_at'> & { submitted_at: string | null; updated_at: string }

export function storedCaseRow(row: JsonCaseRow): StoredCaseRow {
  return { ...row, submitted_at: row.submitted_at === null ? null : new Date(row.submitted_at), updated_at: new Date(row.updated_at) }
}

/** A stored row as this reader may see it in a list. */
export function toCaseRow(row: StoredCaseRow, calendar: WorkCalendar, now: Date, actor: Actor): CaseRow {
  return {
    id: row.id,
    number: row.number,
    groupId: row.group_id,
    itemCode: row.item_code,
    itemName: row.item_name,
    title: row.title,
    unitName: row.unit_name,
    applicantName: row.applicant_name,
    provinceCode: row.province_code,
    status: row.status,
    conclusion: row.conclusion,
    isLocal: row.is_local,
    clock: isClockTold(row, actor) ? toClockSummary(row, calendar, toShanghaiDate(now)) : null,
    currentStep: row.current_step,
    handlerName: handlerFor(actor, row.handler_name, row, row),
    documentNumber: isSeen(actor, 'reply-issued') ? row.document_number : null,
    answerBy: row.answer_by,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    decidedOn: row.decided_on,
  }
}

/** Whether a reader is told of the clock: after the conclusion nothing runs for an applicant; the days to deliver and to file are the authority's own. */
function isClockTold({ conclusion, clock_state }: StoredCaseRow, actor: Actor): boolean {
  return conclusion === null || actor.kind === 'official' || clock_state === 'ended'
}

/**
 * The clock as of today from what was stored at the last step: a running clock's remaining days follow from its due date, a
 * stopped one keeps the days it had left. Lists need no event rows for it.
 */
function toClockSummary(row: StoredCaseRow, calendar: WorkCalendar, today: string): ClockSummary | null {
  if (row.clock_key === null) return null
  const state = row.clock_state as ClockSummary['state']
  const unit = row.clock_unit === 'calendar-day' ? 'calendar-day' : 'working-day'
  const remaining =
    state === 'running' && row.due_on !== null
      ? unit === 'working-day'
        ? countWorkingDays(today, row.due_on, calendar)
        : daysBetween(today, row.due_on)
      : row.clock_remaining
  const isOverdue = (state === 'running' || state === 'stopped') && row.due_on !== null && row.due_on < today
  const isWarning = state === 'running' && row.warn_on !== null && row.warn_on <= today
  const light = lightOf({ state, remainingDays: remaining, isOverdue }, isWarning ? Number.MAX_SAFE_INTEGER : -1)
  const timeOf = otherBodyOfClock(row, row)
  return {
    key: row.clock_key,
    state,
    dueOn: row.due_on,
    remainingDays: remaining,
    light,
    stopReason: row.clock_stop_reason,
    unit,
    ...(timeOf !== undefined && { timeOf }),
  }
}
