import { loadScreenTexts } from '../../../lib/i18n.ts'
import { later } from '../../../lib/later.tsx'
import type { RowMoveDialogProps } from './RowMoveDialog.tsx'

/** The dialog of a move of one row, fetched as that of a move of the plan. */
export const RowMoveDialogLater = later<RowMoveDialogProps>(
  async () => {
    const [dialog] = await Promise.all([import('./RowMoveDialog.tsx'), loadScreenTexts()])
    return dialog.RowMoveDialog
  },
  () => null,
)
