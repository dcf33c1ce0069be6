// what is fetched when a move is begun, as one file
export { DecideBatchDialog } from './DecideBatchDialog.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { RowMoveDialog } from './RowMoveDialog.tsx'
