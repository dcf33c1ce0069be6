/**
 * What the drawings of a process are made for (px), by the names of their diagrams: a dialog, a column beside others, and a telephone, where
 * one scrolls down. The page takes the best for its frame (apps/web `process-scale.ts`).
 */
export const drawingRooms = { wide: { width: 960, height: 450 }, medium: { width: 600, height: 470 }, narrow: { width: 440 } }
