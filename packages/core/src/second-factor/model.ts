/** How people prove who they are before setting up: the password in force, a code to the phone, or neither after a fresh sign-in without one. */
export interface BeginProof {
  /** As the wire carries it. */
  password?: string | undefined
  code?: string | undefined
}

/** The second factor of one's own account, as its page shows it. */
export interface SecondFactorStatus {
  /** Whether this installation offers it to this person. */
  isOffered: boolean
  /** Whether it cannot be switched off. */
  isRequired: boolean
  isEnrolled: boolean
  recoveryCodesLeft: number
  /** The phone to which a code may be sent before setting up, masked; empty: none. */
  codeMobile: string
  /** This session was opened without the password: signing in again that way, or having just done so, proves the person too. */
  proof: 'password' | 'sign-in-again' | 'just-signed-in'
}
