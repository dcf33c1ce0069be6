import type { SamePersonPolicy } from '@wenwu/core/task-settings/model'
import type { Generated } from 'kysely'

interface TaskSettingTable {
  item_code: string
  step: string
  mode: 'open' | 'rota' | 'least-busy' | 'fixed'
  fixed_user_id: string | null
  limit_days: number | null
  remind_days: number | null
  escalate_days: number | null
  urge_hours: Generated<number>
  enough_opinions: number | null
  when_starter: Generated<SamePersonPolicy>
  when_same_person: Generated<SamePersonPolicy>
  version: Generated<number>
  updated_by: string | null
  updated_at: Date
}

/** How tasks are given out (任务配置), and whose turn it was. */
export interface TaskSettingTables {
  task_settings: TaskSettingTable
  task_turns: { candidate_key: string; last_user_id: string | null }
}
