import type { EffectDeclaration } from '../effect.ts'

/** The reply has reached the applicant, the file is closed. */
export const effect: EffectDeclaration = { isTold: true }
