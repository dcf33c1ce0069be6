import type { Generated } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'

/** What a search narrows by; parts repeat it so that one index serves it. */
interface SearchedColumns {
  kind: SearchKind
  standing: number
  is_public: boolean
  published_on: string | null
}

interface SearchDocumentTable extends SearchedColumns {
  id: Generated<number>
  document_id: string
  title: string
  number: string
  note: string
  path: string
  folded_title: string
  folded_number: string
  title_length: number
}

interface SearchPartTable extends SearchedColumns {
  id: Generated<number>
  search_document_id: number
  position: number
  key: string
  label: string
  article: number | null
  path: string
  body: string
  folded_body: string
  terms: string[]
}

interface SearchSynonymTable {
  id: string
  words: string[]
  folded_words: string[]
  updated_by: string | null
  updated_at: Date
  version: Generated<number>
}

/** The tables of the search (migration create-search). */
export interface SearchTables {
  search_documents: SearchDocumentTable
  search_parts: SearchPartTable
  search_title_keys: { key: string; search_document_id: number; offset_in_title: number }
  search_synonyms: SearchSynonymTable
}
