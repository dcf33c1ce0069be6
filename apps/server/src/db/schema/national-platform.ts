/** Tables of modules/ways-in/national-platform. */
export interface NationalPlatformTables {
  platform_bindings: { platform_user_id: string; user_id: string; created_at: Date; last_used_at: Date }
  platform_sign_ins: {
    id: string
    request_hash: Buffer
    platform_user_id: string | null
    user_id: string | null
    session_sealed: Buffer | null
    /** Of somebody who is not known yet: hash of what their browser keeps. */
    arrival_hash: Buffer | null
    arrival_expires_at: Date | null
    /** What the platform said of them, until they are bound. */
    identity_sealed: Buffer | null
    created_at: Date
    ended_at: Date | null
  }
}
