import type { Generated } from 'kysely'

/** The table of uploads in parts (migration create-upload-sessions). */
export interface UploadTables {
  upload_sessions: {
    id: string
    user_id: string
    case_id: string
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
