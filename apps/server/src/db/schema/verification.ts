import type { MessageTemplate } from '@wenwu/core/messages/model'
import type { CodePurpose } from '@wenwu/core/verification/model'
import type { Generated } from 'kysely'

interface MessageTable {
  id: string
  template: MessageTemplate
  sealed: Buffer | null
  status: Generated<'queued' | 'sent' | 'withheld' | 'expired' | 'refused'>
  created_at: Date
  expires_at: Date
  done_at: Date | null
}

interface VerificationCodeTable {
  mobile_hash: Buffer
  purpose: CodePurpose
  code_hash: Buffer
  tries: Generated<number>
  asker_hash: Buffer | null
  stranger_tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface PasswordResetTable {
  id_hash: Buffer
  user_id: string | null
  mobile_hash: Buffer
  client_key: string
  created_at: Date
  expires_at: Date
  proven_at: Date | null
  used_at: Date | null
}

/** Messages and codes. */
export interface VerificationTables {
  messages: MessageTable
  outbox_messages: {
    id: string
    mobile: string
    email: Generated<string>
    subject: Generated<string>
    template: MessageTemplate
    text: string
    sent_at: Date
  }
  verification_codes: VerificationCodeTable
  code_phones: { address_hash: Buffer; mobile_hash: Buffer; last_at: Date }
  code_counts: { subject: string; count: number; window_ends_at: Date; last_at: Date }
  password_resets: PasswordResetTable
}
