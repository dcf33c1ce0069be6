import type { Generated } from 'kysely'

/** The tables of uploads (migrations create-upload-sessions, widen-upload-sessions, count-uploads-of-a-day). */
export interface UploadTables {
  upload_days: { user_id: string; day: string; files: number; bytes: number }
  upload_sessions: {
    id: string
    user_id: string
    /** With `material_key` a material or form field; null where it is for a maintained text. */
    case_id: string | null
    /** With `material_key` an attachment field of maintained texts; null where it is for a case. */
    content_kind: string | null
    material_key: string
    name: string
    size: number
    sha256: string
    received: Generated<number>
    file_id: string | null
    opened_at: Date
    touched_at: Date
    expires_at: Date
  }
}
