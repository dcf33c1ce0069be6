import type { z } from 'zod'
import type { beginProofSchema, secondFactorStatusSchema } from './schemas.ts'

export type BeginProof = z.output<typeof beginProofSchema>
export type SecondFactorStatus = z.output<typeof secondFactorStatusSchema>
