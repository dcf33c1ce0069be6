import type { Generated } from 'kysely'
import type { Json } from './json.ts'

interface AuditVerificationTable {
  id: string
  status: 'running' | 'whole' | 'damaged' | 'failed'
  started_by: string
  started_at: Date
  finished_at: Date | null
  expected_rows: number
  rows: Generated<number>
  seals: Generated<number>
  unsealed: Generated<number>
  head: Json<unknown> | null
  problem: Json<unknown> | null
}

/** What the platform keeps for itself. */
export interface PlatformTables {
  audit_verifications: AuditVerificationTable
  /** Written by SQL alone (platform/database/shared-limit.ts). */
  rate_limits: { key: string; remaining: number; is_taken: boolean; at: Date }
  idempotency_keys: { user_id: string; key: string; endpoint: string; request_hash: string; reply: Json<unknown> | null; created_at: Date }
}
