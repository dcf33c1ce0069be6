import type { EffectDeclaration } from '../effect.ts'

/** The application is not accepted, for a reason (行政许可法 32条): nothing is decided on the matter. */
export const effect: EffectDeclaration = {
  demands: { reason: { type: 'long-text' } },
  isTold: true,
  isReasonTold: true,
  notice: 'case-not-accepted',
}
