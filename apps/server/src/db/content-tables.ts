import type { Generated, JSONColumnType } from 'kysely'
import type { VersionState } from '@wenwu/core/publishing/model'

/** Tables of what editors maintain (migration create-content). */
export interface ContentTables {
  content_entries: {
    id: string
    kind: string
    key: string | null
    title: string
    state: VersionState
    head_version: number
    published_version: number | null
    revision: Generated<number>
    created_at: Date
    updated_at: Date
  }
  content_versions: {
    entry_id: string
    version: number
    state: VersionState
    payload: JSONColumnType<Record<string, unknown>, string, string>
    title: string
    author_ids: string[]
    reviewer_id: string | null
    created_at: Date
    updated_at: Date
    published_at: Date | null
    left_at: Date | null
  }
  content_events: {
    id: string
    entry_id: string
    version: number
    action: string
    user_id: string | null
    words: Generated<string>
    at: Date
  }
}
