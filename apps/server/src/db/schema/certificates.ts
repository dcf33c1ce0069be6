import type { Generated } from 'kysely'
import type { PersonKeyKind } from '@wenwu/core/certificate/model'

/** Tables of sign-in by certificate; the migration is the truth. */
export interface CertificateTables {
  certificate_bindings: {
    id: string
    user_id: string
    authority_hash: Buffer
    serial: string
    key_hash: Buffer
    key_kind: PersonKeyKind
    subject: string
    issuer: string
    not_after: Date
    bound_at: Date
    bound_by: string | null
    last_used_at: Date | null
    ended_at: Date | null
    ended_by: string | null
    end_reason: Generated<string>
  }
  certificate_revocations: {
    authority_hash: Buffer
    serial: string
    subject: string
    reason: string
    revoked_by: string | null
    revoked_at: Date
  }
  certificate_challenges: { nonce_hash: Buffer; address: string; is_done: Generated<boolean>; used_at: Date }
  development_certificates: {
    id: string
    user_id: string
    serial: string
    key_kind: PersonKeyKind
    certificate: Buffer
    key_sealed: Buffer
    created_at: Date
    revoked_at: Date | null
  }
}
