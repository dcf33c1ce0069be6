interface CirculationTable {
  id: string
  case_id: string
  sender_id: string | null
  /** Of the day it was sent. */
  sender_name: string
  /** The body of both. */
  organization_id: string
  receiver_id: string
  note: string
  sent_at: Date
  /** Null while it waits. */
  read_at: Date | null
}

/** Cases that were circulated for reading. */
export interface CirculationTables {
  circulations: CirculationTable
}
