import type { EffectDeclaration } from '../effect.ts'

/** The case goes to a body that assesses it. */
export const effect: EffectDeclaration = {
  demands: { thirdPartyId: { type: 'directory', directory: 'thirdParties' } },
  isTold: true,
  givesAway: true,
}
