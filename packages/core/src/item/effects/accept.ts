import type { EffectDeclaration } from '../effect.ts'

/** The application is accepted: the day counts. */
export const effect: EffectDeclaration = { isTold: true, notice: 'case-accepted', restsOnCheck: true }
