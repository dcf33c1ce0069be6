import type { Text } from '@wenwu/core/i18n/text'
import type { Generated } from 'kysely'
import type { Json } from './json.ts'

export interface TaskTable {
  id: string
  case_id: string
  token_id: string
  step: string
  step_name: Json<Text>
  role: string
  /** Of a signer who was asked for an opinion or to do it for another, not of the step itself. */
  is_asked: Generated<boolean>
  /** Its case was withdrawn and is a draft again; kept by a trigger of `cases`. */
  is_of_draft: Generated<boolean>
  /** Of its case; kept by a trigger of `cases` from then on. */
  province_code: Generated<string | null>
  candidate_key: string
  state: 'open' | 'done' | 'cancelled'
  claimed_by: string | null
  claimed_at: Date | null
  /** Who had it before it was given to another or taken from them; null of nobody. */
  earlier_handlers: Generated<string[] | null>
  due_on: string | null
  /** The latest day of the step itself, where its settings have one; `due_on` is never later. */
  limit_on: Generated<string | null>
  /** The working days from its making that this is; null where none, or not known. The day of an expert or an assessment body may be earlier. */
  limit_days: Generated<number | null>
  created_at: Date
  completed_by: string | null
  completed_at: Date | null
  outcome: string | null
}

/** What a person has begun at a task; `content` is the page's own JSON. */
export interface TaskDraftTable {
  task_id: string
  user_id: string
  content: string
  revision: number
  saved_at: Date
}

/** Process instances, tokens, tasks, timers. */
export interface ProcessTables {
  process_instances: { case_id: string; version: number; status: string; state: Json<Record<string, unknown>> }
  tokens: { case_id: string; id: string; node: string; data: Json<Record<string, unknown>> }
  tasks: TaskTable
  task_drafts: TaskDraftTable
  timers: { case_id: string; id: string; node: string; due_at: Date }
}
