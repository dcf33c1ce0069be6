import type { Generated } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'

/** A piece as printed: key, label, number of the article, address, text. */
export type StoredPart = [key: string, label: string, article: number | null, path: string, body: string]

interface SearchDocumentTable {
  id: Generated<number>
  kind: SearchKind
  document_id: string
  title: string
  number: string
  note: string
  path: string
  standing: number
  is_public: boolean
  published_on: string | null
  folded_title: string
  folded_number: string
  title_length: number
  folded: string
  parts: StoredPart[]
  terms: number[]
}

interface SearchSynonymTable {
  id: string
  words: string[]
  folded_words: string[]
  updated_by: string | null
  updated_at: Date
  version: Generated<number>
}

/** The tables of the search (migrations create-search, search-whole-documents). */
export interface SearchTables {
  search_documents: SearchDocumentTable
  search_title_keys: { key: string; search_document_id: number; offset_in_title: number }
  search_synonyms: SearchSynonymTable
}
