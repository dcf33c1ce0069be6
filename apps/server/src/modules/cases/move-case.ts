import type { Command } from '@wenwu/bpmn/commands'
import { joinTexts, text } from '@wenwu/core/i18n/text'
import type { Db } from '../../platform/database/request-database.ts'
import type { AppServices } from '../../platform/services.ts'
import { getStepName, type LoadedItem } from '../items/index.ts'
import { advance, type Instance, type Position } from '../process/index.ts'
import { moveClock, type ClockColumns } from './case-clock.ts'
import type { CaseRecord } from './case-repository.ts'

export interface Move {
  record: CaseRecord
  item: LoadedItem
  instance: Instance
  command: Command
  now: Date
  services: AppServices
  /** Status that the action itself gives until the next action (G06, G07), or for good (G999). */
  status?: string
  /** Further columns that the action sets: acceptance, decision, number. */
  columns?: {
    accepted_at?: Date
    decided_on?: string | null
    is_not_accepted?: true
    document_number?: string | null
    submitted_at?: Date
    sort_at?: Date
    number?: string
    search_terms?: string[]
    province_code?: string | null
  }
}

/** Carries out a command on the process of a case and brings the case's row, clock and tasks in line with the new place. */
export async function moveCase(db: Db, move: Move): Promise<Position> {
  const { record, item, now, services } = move
  const provinceCode = move.columns?.province_code ?? record.province_code
  const { position, stored } = advance(db, move.instance, move.command, {
    item,
    provinceCode,
    applicantKey: record.applicant_key,
    dueOn: record.due_on,
    now,
    jobs: services.jobs,
  })
  const clock = moveClock(
    db,
    record.id,
    item.definition,
    record,
    position.open.map((task) => task.settings),
    record.decided_on !== null || move.columns?.decided_on !== undefined,
    services.calendar(),
    now,
  )
  // all of it in one flight: nothing here waits for the reply to something else, and all of it is undone together
  await Promise.all([stored, clock.then((moved) => moved.stored), clock.then((moved) => saveColumns(db, move, position, moved.columns))])
  return position
}

async function saveColumns(db: Db, { record, item, now, ...move }: Move, position: Position, clock: ClockColumns): Promise<void> {
  const moved = db
    .updateTable('cases')
    .set({
      ...move.columns,
      ...clock,
      status: move.status ?? statusAt(item, position) ?? record.status,
      current_step: JSON.stringify(stepsInWords(item, position)),
      handler_name: null,
      updated_at: now,
    })
    .where('id', '=', record.id)
    .execute()
  const isDueElse = clock.due_on !== undefined && clock.due_on !== record.due_on
  await Promise.all([
    moved,
    isDueElse
      ? db.updateTable('tasks').set({ due_on: clock.due_on }).where('case_id', '=', record.id).where('state', '=', 'open').execute()
      : undefined,
  ])
}

function statusAt(item: LoadedItem, position: Position): string | undefined {
  const first = position.open[0]
  if (first !== undefined) return first.settings.status
  const end = position.ended?.node
  return end === null || end === undefined ? undefined : item.endStatus.get(end)
}

function stepsInWords(item: LoadedItem, position: Position) {
  const steps = [...new Set(position.open.map((task) => task.step))]
  const ended = position.ended?.node
  const names = steps.length > 0 ? steps.map((step) => getStepName(item, step)) : ended ? [getStepName(item, ended)] : []
  return joinTexts(names, text('、', ', ', { ja_JP: '、', ko_KR: ', ' }))
}
