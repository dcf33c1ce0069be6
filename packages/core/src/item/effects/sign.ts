import type { EffectDeclaration } from '../effect.ts'

/** The head of the bureau signs the reply: its wording stands. */
export const effect: EffectDeclaration = { writesReply: true, isUpon: 'reply' }
