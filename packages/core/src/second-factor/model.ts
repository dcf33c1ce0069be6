/** The second factor of one's own account, as its page shows it. */
export interface SecondFactorStatus {
  /** Whether this installation offers it to this person. */
  isOffered: boolean
  /** Whether it cannot be switched off. */
  isRequired: boolean
  isEnrolled: boolean
  recoveryCodesLeft: number
}
