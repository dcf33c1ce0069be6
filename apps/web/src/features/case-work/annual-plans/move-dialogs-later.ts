import type { ComponentType } from 'react'
import { loadScreenTexts } from '../../../lib/i18n.ts'
import { later, type Later } from '../../../lib/later.tsx'
import type { DecideBatchDialogProps } from './DecideBatchDialog.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'
import type { RowMoveDialogProps } from './RowMoveDialog.tsx'

/** A dialog of a move, whose form and words are fetched when one is begun: who reads a plan does without them. */
function dialogLater<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  return later(
    async () => {
      const [dialog] = await Promise.all([load(), loadScreenTexts()])
      return dialog
    },
    () => null,
  )
}

export const MoveDialogLater = dialogLater<MoveDialogProps>(async () => (await import('./move-dialogs.ts')).MoveDialog)
export const RowMoveDialogLater = dialogLater<RowMoveDialogProps>(async () => (await import('./move-dialogs.ts')).RowMoveDialog)
export const DecideBatchDialogLater = dialogLater<DecideBatchDialogProps>(async () => (await import('./move-dialogs.ts')).DecideBatchDialog)
