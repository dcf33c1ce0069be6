import type { EffectDeclaration } from '../effect.ts'

/** The signed reply goes out under a number; its date may be left open, and so may whether the public reads it. */
export const effect: EffectDeclaration = {
  demands: { number: { type: 'document-number' } },
  takes: { date: { type: 'date' }, publicity: { type: 'select' } },
  isTold: true,
  isUpon: 'reply',
  notice: 'case-decided',
}
