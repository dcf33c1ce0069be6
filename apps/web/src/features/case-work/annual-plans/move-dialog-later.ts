import { loadScreenTexts } from '../../../lib/i18n.ts'
import { later } from '../../../lib/later.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'

/** The dialog of a move, whose form and words are fetched when one is begun: who reads a plan does without them. */
export const MoveDialogLater = later<MoveDialogProps>(
  async () => {
    const [dialog] = await Promise.all([import('./MoveDialog.tsx'), loadScreenTexts()])
    return dialog.MoveDialog
  },
  () => null,
)
