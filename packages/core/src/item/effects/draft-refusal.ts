import type { EffectDeclaration } from '../effect.ts'

/** The reply is drafted as a refusal. */
export const effect: EffectDeclaration = { demands: { document: { type: 'reply', kind: 'refusal' } }, writesReply: true, isUndoable: true }
