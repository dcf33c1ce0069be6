import type { EffectDeclaration } from '../effect.ts'

/** The reply is drafted as an approval. */
export const effect: EffectDeclaration = { demands: { document: { type: 'reply', kind: 'approval' } }, writesReply: true, isUndoable: true }
