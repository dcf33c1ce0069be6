/** The dialogs of moves as they are fetched: all at once, for each of them alone is little beside the form renderer. */
export { DecideBatchDialog } from './DecideBatchDialog.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { RowMoveDialog } from './RowMoveDialog.tsx'
