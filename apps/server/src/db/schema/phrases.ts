import type { PhrasePurpose } from '@wenwu/core/phrases/model'
import type { Generated } from 'kysely'

/** Phrases for opinions and corrections; each belongs to a person or to an organisation. */
export interface PhraseTables {
  phrases: {
    id: string
    user_id: string | null
    organization_id: string | null
    content: string
    purpose: Generated<PhrasePurpose>
    created_at: Date
  }
  phrase_uses: { phrase_id: string; user_id: string; used_at: Date }
}
