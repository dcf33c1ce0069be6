import type { LawBlock, LawTab } from '@wenwu/core/laws/model'

/** Tables of laws and standards (migration create-laws-and-standards). Days are read as `YYYY-MM-DD`. */
export interface LawTables {
  laws: {
    id: string
    work_key: string
    title: string
    document_number: string
    class: string
    tab: Exclude<LawTab, 'all'>
    published_on: string | null
    written_on: string | null
    effective_on: string | null
    repealed_on: string | null
    issuer: string
    preamble: string
    created_at: Date
    updated_at: Date
  }
  law_articles: { law_id: string; seq: number; kind: LawBlock['kind']; level: number; key: string; label: string; content: string }
  standards: {
    id: string
    number: string
    number_key: string
    number_order: string
    title: string
    published_on: string | null
    effective_on: string | null
    nature_code: string
    status_code: string
    publisher: string
    terms: string[]
    updated_at: Date
  }
}
