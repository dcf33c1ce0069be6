import type { BellKind } from '@wenwu/core/bell/model'

/** Messages inside the product. */
export interface BellTables {
  bell_messages: {
    id: string
    user_id: string
    /** A message is of a case, of an annual plan (and a project of it), of a batch of plans or of an authorisation. */
    case_id: string | null
    plan_id: string | null
    authorisation_id: string | null
    plan_row_id: string | null
    plan_batch_id: string | null
    kind: BellKind
    due_on: string | null
    key: string
    created_at: Date
    read_at: Date | null
  }
}
