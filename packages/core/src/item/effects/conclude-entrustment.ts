import type { EffectDeclaration } from '../effect.ts'

/** The body that assessed says what it found. */
export const effect: EffectDeclaration = { demands: { opinion: { type: 'long-text' } } }
