import { loadScreenTexts } from '../../../lib/i18n.ts'
import { later } from '../../../lib/later.tsx'
import type { DecideBatchDialogProps } from './DecideBatchDialog.tsx'

/** The dialog in which several rows are decided, fetched as that of a move of the plan. */
export const DecideBatchDialogLater = later<DecideBatchDialogProps>(
  async () => {
    const [dialog] = await Promise.all([import('./DecideBatchDialog.tsx'), loadScreenTexts()])
    return dialog.DecideBatchDialog
  },
  () => null,
)
