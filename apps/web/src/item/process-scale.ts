/** Least scale at which the names of steps (14 px) can be read. */
const readable = 0.75
/** Bounds of what the buttons give. */
const [smallest, largest] = [0.05, 3]

/** The scale at which a drawing of a width fills a frame of a width (both in px). */
export function fittingScale(drawing: number, frame: number): number {
  return bounded(frame / drawing)
}

/** Whether a drawing can be read when it is as wide as a frame (widths in px). */
export function isReadable(drawing: number, frame: number): boolean {
  return fittingScale(drawing, frame) >= readable
}

/** The scale a drawing opens at: as wide as its frame, never larger than itself and never too small to read; what is wider is scrolled. */
export function openingScale(drawing: number, frame: number): number {
  return Math.max(readable, Math.min(1, fittingScale(drawing, frame)))
}

/** One step of the buttons and of the keys + and −. */
export function steppedScale(scale: number, by: 1 | -1): number {
  return bounded(by === 1 ? scale * 1.25 : scale / 1.25)
}

function bounded(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale))
}
