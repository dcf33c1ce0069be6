import type { EffectDeclaration } from '../effect.ts'

/** The applicant hands a correction in. */
export const effect: EffectDeclaration = { takes: { unchanged: { type: 'unchanged-reasons' } }, isTold: true, isUpon: 'form' }
