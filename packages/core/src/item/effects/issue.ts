import type { EffectDeclaration } from '../effect.ts'

/** The signed reply goes out under a number; its date may be left open. */
export const effect: EffectDeclaration = {
  demands: { number: { type: 'document-number' } },
  takes: { date: { type: 'date' } },
  isTold: true,
  isUpon: 'reply',
  notice: 'case-decided',
}
