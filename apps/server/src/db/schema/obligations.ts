import type { Generated } from 'kysely'
import type { ObligationState, Verdict } from '@wenwu/core/obligations/model'
import type { Confirmer, Debtor, ObligationDue, ObligationRepeat } from '@wenwu/core/item/obligation'
import type { Text } from '@wenwu/core/i18n/text'
import type { Json } from './json.ts'

/** What positive decisions oblige people to do. */
export interface ObligationTables {
  obligations: {
    id: string
    case_id: string
    /** As the item said on the day of the decision. */
    key: string
    /** 1, 2 … of what is owed again and again. */
    round: Generated<number>
    repeat: Json<ObligationRepeat> | null
    position: number
    name: Json<Text>
    asks: Json<Text>
    day_name: Json<Text>
    basis: Json<Text>
    owed_by: Debtor
    confirmed_by: Confirmer
    due: Json<ObligationDue>
    decided_on: string
    /** The first day that a report may name; null: that of the decision. */
    not_before: string | null
    /** Key of the one that is reported before it; null: none. */
    after_key: string | null
    /** Null while it waits for the report on another one. */
    due_on: string | null
    state: ObligationState
    reminded_of: 'due' | 'overdue' | null
  }
  obligation_reports: {
    id: string
    obligation_id: string
    day: string
    content: string
    reported_by: string | null
    reported_by_name: string
    reported_at: Date
    /** Null while it waits. */
    verdict: Verdict | null
    reason: string
    judged_by_name: string
    judged_at: Date | null
  }
  obligation_files: {
    file_id: string
    obligation_id: string
    /** Null until it is handed in with a report. */
    report_id: string | null
    uploaded_by: string
  }
}
