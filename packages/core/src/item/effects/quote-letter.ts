import { letterFields } from '../../form/letter.ts'
import type { EffectDeclaration } from '../effect.ts'

/** The province sends the case up: title and number of its letter stand in the form from then on, and the reply quotes them. */
export const effect: EffectDeclaration = {
  takes: { rfTitle: { type: 'text', proposal: 'rfTitle' }, rfNumber: { type: 'text', proposal: 'rfNumber' } },
  fills: letterFields,
  isUndoable: true,
}
