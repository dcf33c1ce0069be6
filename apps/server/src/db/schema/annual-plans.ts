import type { Generated } from 'kysely'
import type { SubmittedRow } from '@wenwu/core/annual-plans/difference'
import type { PlanKind, PlanStatus, RowResult } from '@wenwu/core/annual-plans/model'
import type { Json } from './json.ts'

/** Annual plans of the provinces, in batches (migration create-annual-plans). Money is 万元, as text. */
export interface AnnualPlanTables {
  plan_batches: {
    id: string
    year: number
    kind: PlanKind
    number: number
    due_on: string
    opened_by: string | null
    opened_at: Date
    closed_at: Generated<Date | null>
  }
  annual_plans: {
    id: string
    batch_id: string
    province_code: string
    status: PlanStatus
    revision: Generated<number>
    rounds: Generated<number>
    is_return_asked: Generated<boolean>
    letter_number: Generated<string>
    third_party_id: string | null
    made_at: Date
    submitted_at: Date | null
    issued_at: Date | null
  }
  plan_rows: {
    id: string
    plan_id: string
    rank: number
    submitted_rank: Generated<number | null>
    group_name: Generated<string>
    project_name: string
    site_name: string
    name_key: string
    site_key: string
    budget: string
    state_funds: string
    remark: Generated<string>
    earlier_id: string | null
    root_id: string
    case_id: string | null
    result: Generated<RowResult>
    approved_funds: string | null
    result_note: Generated<string>
    revision: Generated<number>
    words: string
    terms: string[]
  }
  plan_submissions: { plan_id: string; round: number; rows: Json<SubmittedRow[]>; submitted_at: Date }
  plan_events: {
    id: string
    plan_id: string
    at: Date
    act: string
    user_id: string | null
    organization_id: string | null
    note: Generated<string>
  }
  plan_adjustments: {
    id: string
    row_id: string
    state: 'proposed' | 'approved' | 'refused' | 'taken-back'
    funds_before: string
    funds_after: string | null
    reason: string
    proposed_by: string | null
    proposed_at: Date
    settled_by: string | null
    settled_at: Date | null
    note: Generated<string>
  }
}
