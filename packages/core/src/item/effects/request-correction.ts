import type { EffectDeclaration } from '../effect.ts'

/** The applicant has to correct what is marked, told once and in full (行政许可法 32条). */
export const effect: EffectDeclaration = {
  demands: { defects: { type: 'defects' }, reason: { type: 'long-text' } },
  isTold: true,
  isReasonTold: true,
  notice: 'case-correction',
  restsOnCheck: true,
}
