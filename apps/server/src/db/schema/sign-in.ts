import type { SignInMethod } from '@wenwu/core/auth/model'
import type { Generated } from 'kysely'

interface SignInAttemptTable {
  subject: string
  name_key: string | null
  failures: number
  in_flight: number
  lock_count: number
  locked_until: Date | null
  updated_at: Date
}

interface TicketTable {
  ticket_hash: Buffer
  user_id: string
  client_key: string
  expires_at: Date
  used_at: Date | null
  method: Generated<SignInMethod>
  challenged_at: Generated<Date | null>
  second_factor_at: Generated<Date | null>
}

interface RememberedSignInTable {
  selector: string
  family_id: string
  user_id: string
  validator_hash: Buffer
  device_key: Buffer
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
  revoked_at: Generated<Date | null>
}

interface TransitCodeTable {
  code_hash: Buffer
  system: string
  request_nonce: string
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

interface SessionTable {
  token_hash: Buffer
  id: string
  user_id: string
  address: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  method: Generated<SignInMethod>
}

interface UsedPasswordSealTable {
  seal_hash: Buffer
  expires_at: Date
}

interface OneTimePasswordTable {
  secret_hash: Buffer
  user_id: string
  client_key: string
  method: SignInMethod
  expires_at: Date
  used_at: Date | null
}

interface FederatedIdentityTable {
  issuer: string
  subject: string
  user_id: string
  created_at: Date
  last_used_at: Date
}

interface FederatedSignInTable {
  id: string
  state_hash: Buffer
  issuer: string
  user_id: string | null
  id_token_sealed: Buffer | null
  created_at: Date
  ended_at: Date | null
}

interface QrChallengeTable {
  id: string
  scan_hash: Buffer
  browser_hash: Buffer
  client_key: string
  address: string
  user_agent: string
  kind: 'legal-entity' | 'individual' | 'official'
  check_code: string
  status: Generated<'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used'>
  user_id: string | null
  created_at: Date
  expires_at: Date
}

/** Ways in: attempts, tickets, sessions and their proofs. */
export interface SignInTables {
  sign_in_attempts: SignInAttemptTable
  tickets: TicketTable
  sessions: SessionTable
  used_nonces: { nonce_hash: Buffer; expires_at: Date }
  remembered_sign_ins: RememberedSignInTable
  known_addresses: { user_id: string; address_key: string; last_seen_at: Date }
  known_devices: { user_id: string; device_key: Buffer; created_at: Date; last_seen_at: Date }
  second_factors: { user_id: string; secret_sealed: Buffer; confirmed_at: Date | null; last_step: string; created_at: Date }
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: Date | null }
  transit_codes: TransitCodeTable
  federated_identities: FederatedIdentityTable
  federated_sign_ins: FederatedSignInTable
  qr_challenges: QrChallengeTable
  used_password_seals: UsedPasswordSealTable
  one_time_passwords: OneTimePasswordTable
}
