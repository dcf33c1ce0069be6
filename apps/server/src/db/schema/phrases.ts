/** Phrases for opinions; each belongs to a person or to an organisation. */
export interface PhraseTables {
  phrases: { id: string; user_id: string | null; organization_id: string | null; content: string; created_at: Date }
  phrase_uses: { phrase_id: string; user_id: string; used_at: Date }
}
