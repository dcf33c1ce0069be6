import type { JSONColumnType } from 'kysely'
import type { GuideDefinition } from '@wenwu/core/item/guide'
import type { GuidePayload } from '@wenwu/core/guides/payload'

/** Tables of work guides (migration create-guides). */
export interface GuideTables {
  guides: {
    id: string
    code: string
    notations: string[]
    category_place: number
    position: number
    region: string
    payload: JSONColumnType<GuidePayload, string, string>
    starter: JSONColumnType<GuideDefinition, string, string> | null
    starter_hash: string | null
    source: 'starter' | 'editor'
    published_at: Date
  }
}
