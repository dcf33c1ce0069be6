import type { AgreementKind } from '@wenwu/core/registration/agreements'
import type { Generated } from 'kysely'

interface OperatorTable {
  user_id: string
  organization_id: string
  added_by: string | null
  added_at: Date
  authorized_by: string | null
  authorized_at: Date | null
  disabled_by: Generated<string | null>
  disabled_at: Generated<Date | null>
}

/** Registration and operators. */
export interface RegistrationTables {
  registration_proofs: { proof_hash: Buffer; subject_hash: Buffer; expires_at: Date; used_at: Date | null }
  registration_requests: { key_hash: Buffer; request_hash: Buffer; user_id: string; created_at: Date }
  registration_counts: { subject: string; count: number; window_ends_at: Date }
  consents: { user_id: string; kind: AgreementKind; version: string; agreed_at: Date }
  operators: OperatorTable
}
