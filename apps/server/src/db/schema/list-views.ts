import type { ViewState } from '@wenwu/core/list-views/model'
import type { Json } from './json.ts'

/** Views of lists; each belongs to a person or to an organisation. */
export interface ListViewTables {
  list_views: {
    id: string
    list_key: string
    user_id: string | null
    organization_id: string | null
    name: string
    name_key: string
    is_default: boolean
    state: Json<ViewState>
    created_at: Date
    /** Of an organisation's: who keeps it; null where that is not known. */
    made_by: string | null
  }
}
