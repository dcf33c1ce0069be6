import type { Generated, JSONColumnType } from 'kysely'
import type { DictionaryEntry } from '@wenwu/core/dictionaries/model'
import type { HelpAudience } from '@wenwu/core/portal/model'
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
  content_files: { file_id: string }
  faqs: { id: string; question: string; answer: string; category: string; position: number; published_at: Date }
  help_articles: { id: string; title: string; body: string; audience: HelpAudience; position: number; published_at: Date }
  links: { id: string; name: string; url: string; description: string; category: string; position: number }
  downloads: {
    id: string
    name: string
    description: string
    category: string
    file_id: string
    position: number
    published_at: Date
  }
  dictionaries: { id: string; class_code: string; name: string; entries: JSONColumnType<DictionaryEntry[], string, string> }
  notice_nonces: { app: string; nonce: string; used_at: Date }
}
