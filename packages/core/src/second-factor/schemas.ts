import { z } from 'zod'
import { passwordWireLimit } from '../auth/password-rule.ts'

/** How people prove who they are before setting up: the password in force, a code to the phone, or neither after a fresh sign-in without one. */
export const beginProofSchema = z.object({
  /** As the wire carries it. */
  password: z.string().max(passwordWireLimit).optional(),
  code: z.string().max(40).optional(),
})

/** The second factor of one's own account, as its page shows it. */
export const secondFactorStatusSchema = z.object({
  /** Whether this installation offers it to this person. */
  isOffered: z.boolean(),
  /** Whether it cannot be switched off. */
  isRequired: z.boolean(),
  isEnrolled: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** The phone to which a code may be sent before setting up, masked; empty: none. */
  codeMobile: z.string(),
  /** This session was opened without the password: signing in again that way, or having just done so, proves the person too. */
  proof: z.enum(['password', 'sign-in-again', 'just-signed-in']),
})
