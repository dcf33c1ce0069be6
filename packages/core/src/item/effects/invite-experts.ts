import type { EffectDeclaration } from '../effect.ts'

/** The case goes to experts, each of whom judges alone. */
export const effect: EffectDeclaration = {
  demands: { expertIds: { type: 'directory', directory: 'experts', multiple: true } },
  isTold: true,
  givesAway: true,
}
