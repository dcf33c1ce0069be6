import type { Json } from './json.ts'

/** Frozen papers; rows are never changed. */
export interface PaperTables {
  papers: {
    id: string
    case_id: string
    /** The act that froze it. */
    event_id: string
    kind: string
    data: Json<Record<string, unknown>>
    code_digest: Buffer
    code_sealed: Buffer
    created_at: Date
  }
}
