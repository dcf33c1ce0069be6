import { sql } from 'kysely'
import type { Command, Effect } from '@wenwu/bpmn/commands'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { Publicity } from '@wenwu/core/decisions/model'
import { stopDetail } from '@wenwu/core/cases/stop-detail'
import { moveClock, type CaseMove } from '@wenwu/core/clock/clock-moves'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { Conclusion } from '@wenwu/core/codes/conclusions'
import { conclusionOfStatus, draftStatus, type Standing, toneOf } from '@wenwu/core/codes/statuses'
import { joinTexts, text } from '@wenwu/core/i18n/text'
import type { TaskAction } from '@wenwu/core/item/model'
import { findCaseStatus } from '@wenwu/core/item/process-settings'
import type { CalendarDate } from '@wenwu/core/kernel/date'
import { prepared } from '../../../../platform/database/prepared.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { getStepName, type LoadedItem } from '../../items/index.ts'
import { advance, storeAdvance, wasAt, type Instance, type Position } from '../../process/index.ts'
import { endAssignments } from './assignments.ts'
import { placeOfClock, planClock, storeClock, type ClockColumns } from '../clock/case-clock.ts'
import { addCaseEvent, type NewEvent } from '../history/case-events.ts'
import type { CaseRecord } from '../record/case-repository.ts'

/** What an act sets in the row of its case, beside status, step and clock: acceptance, decision, number. */
export interface ActColumns {
  accepted_at?: Date
  decided_on?: string | null
  /** Where the status the act leads to does not tell it: not accepted, withdrawn. */
  conclusion?: Conclusion
  document_number?: string | null
  publicity?: Publicity
  reference_number?: string
  /** With a correction: the day by which the applicant answers. Taken away once the case no longer waits for them. */
  answer_by?: string
  submitted_at?: Date
  sort_at?: Date
  number?: string
  search_terms?: string[]
  province_code?: string | null
  is_of_person?: boolean
  region_code?: string | null
}

/** One act on a case: a command to its process and what the history says of it. */
export interface Act {
  record: CaseRecord
  item: LoadedItem
  /** Locked by the caller before it read what it decided on. */
  instance: Instance
  /** Several are carried out in their order, as one act. */
  command: Command | readonly Command[]
  event: Omit<NewEvent, 'statusFrom' | 'statusTo'>
  services: AppServices
  /** The action that was taken, if one was: it may ask for a status of its own (G06, G07). */
  action?: Pick<TaskAction, 'status'>
  /** The status for good, where the act and not the process decides it (G999). */
  status?: string
  columns?: ActColumns
  /** The version that a migration takes the case to; it stands by its steps, statuses and clocks afterwards. */
  to?: LoadedItem
  /** An accepted case waits for further explanation of its applicant: no stop of the clock. */
  isSupplement?: boolean
  /** From when a clock counts that this act starts; absent: from the act. */
  clockFrom?: Date
  /** When what the process stops the clock for now is expected to be over; absent: nobody knows. */
  stopsUntil?: CalendarDate
}

/** Where an act has led. */
interface Acted extends Position {
  /** The stop of a running clock that it brought, where its length is known. */
  stop: PlannedStop | null
}

/**
 * Acts on a case: submission, a task's action, a timer and the end by force all come through here. The engine moves, and with it go the
 * tasks, timers, clock, row, history and assignments of the case, in the caller's transaction. Throws BpmnError where the process does
 * not allow the command, `conflict` when another step was stored meanwhile. The entry of the history keeps the length of a stop.
 */
export async function actOnCase(db: Db, act: Act): Promise<Acted> {
  const { record, event, services, columns } = act
  const item = act.to ?? act.item
  const advanced = advance(act.instance, act.command, { from: act.item, to: item })
  const { position } = advanced
  const clock = await planClock(db, {
    ...caseMoveOf(act, position),
    caseId: record.id,
    clocks: item.definition.clocks,
    stored: record,
    wasThere: isReturning(act),
    calendar: services.calendar(),
    now: event.at,
    ...(act.clockFrom !== undefined && { startsAt: act.clockFrom }),
    ...(act.stopsUntil !== undefined && { stopsUntil: act.stopsUntil }),
  })
  const { stop = null } = clock
  const status = act.status ?? statusAt(item, position, act.action) ?? record.status
  const dueOn = clock.columns.due_on === undefined ? record.due_on : clock.columns.due_on
  await Promise.all([
    // before the tasks: whose they are is kept with the time of this row
    saveRow(db, { ...act, item }, position, { ...clock.columns, status, conclusion: columns?.conclusion ?? concludedBy(record, status) }),
    storeAdvance(db, advanced, {
      item,
      provinceCode: columns?.province_code ?? record.province_code,
      regionCode: columns?.region_code ?? record.region_code,
      applicantKey: record.applicant_key,
      dueOn,
      actorId: event.by.id,
      now: event.at,
      jobs: services.jobs,
      assign: services.assignTasks,
    }),
    storeClock(db, record.id, clock.events, event.at),
    // what the step has made has its day already
    dueOn === record.due_on || !advanced.keepsTasks ? undefined : moveDueDates(db, record.id, dueOn),
    addCaseEvent(db, record.id, {
      ...event,
      ...(stop !== null && { details: { ...event.details, [stopDetail]: stop } }),
      statusFrom: record.status,
      statusTo: status,
    }),
  ])
  if (concernsAssignees(item, advanced.effects)) await endAssignments(db, record.id, event.at)
  return { ...position, stop }
}

function statusAt(item: LoadedItem, position: Position, action: Act['action']): string | undefined {
  return findCaseStatus(item, {
    openSteps: position.open.map((task) => task.step),
    endStep: position.ended?.node ?? null,
    ...(action !== undefined && { action }),
  })
}

/** Where an act has taken a case, for its clock. */
function caseMoveOf(act: Pick<Act, 'record' | 'item' | 'command' | 'instance' | 'columns' | 'isSupplement'>, { open }: Position): CaseMove {
  const { record, columns } = act
  return {
    open: open.map(({ settings, isNew }) => ({ ...settings, body: authorityOf(settings.role) ?? null, isNew })),
    isBack: isReturning(act),
    ...directionOfJump(act),
    isSupplement: act.isSupplement === true,
    isDecided: (columns?.decided_on === undefined ? record.decided_on : columns.decided_on) !== null,
  }
}

/** Whether a command takes a case to where it has been. */
function isReturning({ command, instance }: Pick<Act, 'command' | 'instance'>): boolean {
  return [command].flat().some((each: Command) => {
    if (each.type === 'return' || each.type === 'detour') return true
    return (each.type === 'jump' || each.type === 'reopen') && wasAt(instance, each.toNode)
  })
}

/**
 * Of a move by hand: whether it goes to before the steps of the open clock or past them, in the order of the drawing. Where the case has been tells nothing: it may have
 * been moved over a step, and back to it.
 */
function directionOfJump({
  record,
  item,
  command,
}: Pick<Act, 'record' | 'item' | 'command'>): Partial<Pick<CaseMove, 'isBack' | 'isPast'>> {
  const jump = [command].flat().findLast((each: Command) => each.type === 'jump')
  if (jump === undefined) return {}
  const { clock_key: key, clock_body: body } = record
  const steps = [...item.tasks]
  const first = steps.findIndex(([, { clock, role }]) => clock === key && (body ?? authorityOf(role)) === authorityOf(role))
  if (first < 0) return {}
  const isBack = steps.findIndex(([step]) => step === jump.toNode) < first
  return { isBack, isPast: !isBack }
}

/**
 * Whether a command would end the open clock of a case. Asked by trying, of a time that its head has stopped (行政许可法 45条): it would be over without the day on which it
 * went on, and without what it was stopped for.
 */
export function endsClock(act: Pick<Act, 'record' | 'item' | 'instance' | 'command'>): boolean {
  const { record, item, instance, command } = act
  const place = placeOfClock(record)
  const { position } = advance(instance, command, { from: item, to: item })
  const { steps } = moveClock(place, caseMoveOf(act, position), item.definition.clocks)
  return steps.some(({ clock, kind }) => clock === place.key && kind === 'end')
}

/** Kinds of entries by which the national bureau has a case again, or has let it go on. */
const nationalActs = ['acted', 'taken-back']

/** Whether the national bureau has returned a case and it has not been there since: until it acts again, or the case is jumped or taken up again. */
function isReturnedAfter({ is_returned }: CaseRecord, { kind, by }: Act['event']): boolean {
  if (kind === 'jumped' || kind === 'reopened') return false
  if (authorityOf(by.role) !== 'national') return is_returned
  return kind === 'returned' || (is_returned && !nationalActs.includes(kind))
}

/** Whether a case waits for its applicant to correct something. */
function isCorrected(status: string): boolean {
  return toneOf(status) === 'waiting-applicant' && status !== draftStatus
}

/** What a case has come to with its status: as it was concluded, and open again where it is taken up again. */
function concludedBy(record: CaseRecord, status: string): Conclusion | null {
  const byStatus = conclusionOfStatus(status)
  return byStatus === null ? null : (record.conclusion ?? byStatus)
}

async function saveRow(
  db: Db,
  { record, item, event, columns, to }: Act,
  position: Position,
  moved: ClockColumns & Pick<Standing, 'status' | 'conclusion'>,
) {
  await db
    .updateTable('cases')
    .set({
      ...columns,
      ...moved,
      answer_by: isCorrected(moved.status) ? (columns?.answer_by ?? record.answer_by) : null,
      current_step: JSON.stringify(stepsInWords(item, position)),
      is_returned: position.ended === null && isReturnedAfter(record, event),
      is_local: position.open.some(({ step }) => authorityOf(item.tasks.get(step)?.role ?? '') === 'local'),
      // a migration leaves tasks with who has them
      ...(to === undefined ? { handler_name: null } : { item_version_id: to.id, item_name: JSON.stringify(to.definition.name) }),
      updated_at: event.at,
    })
    .where('id', '=', record.id)
    .execute()
}

const setDueDates = prepared<{ caseId: string; dueOn: string | null }>()((db, at) =>
  db
    .updateTable('tasks')
    .set({ due_on: sql<string | null>`least(${at('dueOn')}::date, limit_on)` })
    .where('case_id', '=', at('caseId'))
    .where('state', '=', 'open'),
)

/** A step that has a shorter time of its own keeps it. */
export async function moveDueDates(db: Db, caseId: string, dueOn: string | null): Promise<void> {
  await setDueDates(db, { caseId, dueOn })
}

function stepsInWords(item: LoadedItem, position: Position) {
  const steps = [...new Set(position.open.map((task) => task.step))]
  const ended = position.ended?.node
  const names = steps.length > 0 ? steps.map((step) => getStepName(item, step)) : ended ? [getStepName(item, ended)] : []
  return joinTexts(names, text('、', ', ', { ja_JP: '、', ko_KR: ', ' }))
}

/** Whether a task of a third party or an expert came or went. */
function concernsAssignees(item: LoadedItem, effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.type !== 'taskCreated' && effect.type !== 'taskCompleted' && effect.type !== 'taskCancelled') return false
    const organization = item.tasks.get(effect.node)?.organization
    return organization === 'entrusted' || organization === 'element'
  })
}
