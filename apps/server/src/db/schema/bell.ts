import type { BellKind } from '@wenwu/core/bell/model'

/** Messages inside the product. */
export interface BellTables {
  bell_messages: {
    id: string
    user_id: string
    case_id: string
    kind: BellKind
    due_on: string | null
    key: string
    created_at: Date
    read_at: Date | null
  }
}
