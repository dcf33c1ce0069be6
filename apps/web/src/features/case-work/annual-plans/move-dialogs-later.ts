import { loadScreenTexts } from '../../../lib/i18n.ts'
import { later } from '../../../lib/later.tsx'
import type { DecideBatchDialogProps } from './DecideBatchDialog.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'
import type { RowMoveDialogProps } from './RowMoveDialog.tsx'

/** The dialogs of moves, with the forms and words they need: they come when one is begun, and who reads a plan does without them. */
async function dialogs() {
  const [loaded] = await Promise.all([import('./move-dialogs.ts'), loadScreenTexts()])
  return loaded
}

/** The dialog of a move of a whole plan. */
export const MoveDialogLater = later<MoveDialogProps>(
  async () => (await dialogs()).MoveDialog,
  () => null,
)
/** The dialog of a move of one row. */
export const RowMoveDialogLater = later<RowMoveDialogProps>(
  async () => (await dialogs()).RowMoveDialog,
  () => null,
)
/** The dialog in which several rows are decided. */
export const DecideBatchDialogLater = later<DecideBatchDialogProps>(
  async () => (await dialogs()).DecideBatchDialog,
  () => null,
)
