import type { OrganizationKind } from '@wenwu/core/auth/model'
import type { Generated } from 'kysely'

interface OrganizationTable {
  id: string
  kind: OrganizationKind
  name: string
  province_code: string | null
  credit_code: string | null
  parent_id: Generated<string | null>
  code: Generated<string | null>
  is_active: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
  region_code: Generated<string | null>
  address: Generated<string>
  legal_representative: Generated<string>
  telephone: Generated<string>
}

interface WorkGroupTable {
  id: string
  code: Generated<string | null>
  name: string
  name_key: string
  purpose: string
  organization_id: string | null
  is_active: boolean
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

/** Organisations and work groups. */
export interface OrganizationTables {
  organizations: OrganizationTable
  work_groups: WorkGroupTable
  work_group_members: { group_id: string; user_id: string; is_leader: boolean; position: number }
  regions: { code: string; parent_code: string | null; name: string; is_imported: Generated<boolean> }
}
