import type { Generated } from 'kysely'

interface CalendarChangeTable {
  id: string
  day: string
  /** Null: as published. */
  is_working: boolean | null
  note: string
  document_number: string
  /** Why a day that is over is changed. */
  reason: string
  was_working: Generated<boolean | null>
  was_note: Generated<string>
  was_document_number: Generated<string>
  state: 'proposed' | 'confirmed' | 'dropped'
  proposed_by: string
  proposed_at: Date
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  version: Generated<number | null>
  moved: Generated<number>
  applied_at: Generated<Date | null>
}

/** The working calendar, and the versions of settings that servers keep in memory. */
export interface CalendarTables {
  calendar_overrides: { day: string; is_working: boolean; note: string; document_number: Generated<string> }
  calendar_changes: CalendarChangeTable
  calendar_published_days: { only_row: Generated<boolean>; fingerprint: string }
  settings_versions: { name: string; version: Generated<number> }
}
