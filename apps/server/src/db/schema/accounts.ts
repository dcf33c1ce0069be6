import type { Locale } from '@wenwu/core/i18n/text'
import type { ImportRow } from '@wenwu/core/users/import-row'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

interface UserTable {
  id: string
  username: string
  username_key: string
  kind: 'legal-entity' | 'individual' | 'official'
  name: string
  mobile: string
  email: string
  organization_id: string | null
  expert_field: string | null
  password_hash: string
  is_locked: boolean
  status: Generated<'pending' | 'active'>
  family_name: Generated<string>
  avatar: Generated<string | null>
  identity_number_hash: Generated<Buffer | null>
  identity_number_sealed: Generated<Buffer | null>
  last_sign_in_at: Generated<Date | null>
  password_changed_at: Generated<Date>
  must_change_password: Generated<boolean>
  password_shown_to: string | null
  version: Generated<number>
  proposed_by: Generated<string | null>
  approved_by: Generated<string | null>
  approved_at: Generated<Date | null>
  refusal_reason: Generated<string | null>
  lock_reason: Generated<string | null>
  locked_by: Generated<string | null>
  locked_at: Generated<Date | null>
  import_id: Generated<string | null>
  locale: Generated<Locale | null>
  search_terms: GeneratedAlways<string[]>
  created_at: Generated<Date>
}

/** Accounts. */
export interface AccountTables {
  users: UserTable
  account_imports: { id: string; created_by: string; created_at: Date; file_name: string; file_sha256: string; rows: Json<ImportRow[]> }
  account_reveals: { id: string; user_id: string; account_id: string; field: string; reason: string; revealed_at: Date }
}
