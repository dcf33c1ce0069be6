/** Least scale at which the names of steps (14 px) can be read. */
const leastReadable = 0.7
/** Bounds of what the buttons give. */
const [smallest, largest] = [0.05, 3]

/** A width and a height in px. */
export interface Size {
  width: number
  height: number
}

/** The scale at which a drawing fills a frame and is seen whole. */
export function fittingScale(drawing: Size, frame: Size): number {
  return bounded(Math.min(frame.width / drawing.width, frame.height / drawing.height))
}

/**
 * The scale a drawing opens at, never larger than itself: whole where it can then be read, else as wide as its frame, else as small as can
 * be read; what is larger is scrolled.
 */
export function openingScale(drawing: Size, frame: Size): number {
  const whole = Math.min(1, fittingScale(drawing, frame))
  return whole >= leastReadable ? whole : Math.max(leastReadable, Math.min(1, frame.width / drawing.width))
}

/** Which of several drawings of one process is the best for a frame: the largest that is seen whole, else the one that is cut least at the side. */
export function chooseDrawing(drawings: readonly Size[], frame: Size): number {
  const wholes = drawings.map((drawing) => Math.min(1, fittingScale(drawing, frame)))
  const best = Math.max(...wholes)
  if (best >= leastReadable) return wholes.indexOf(best)
  const widths = drawings.map(({ width }) => Math.min(1, frame.width / width))
  return widths.indexOf(Math.max(...widths))
}

/**
 * Where a frame is to be scrolled so that what is in its middle stays there when the drawing becomes larger `by` times; the drawing stands
 * in the middle of a frame that is wider.
 */
export function scrolledTo(before: { sheet: number; left: number; top: number }, frame: Size, by: number): { left: number; top: number } {
  const beside = Math.max(0, (frame.width - before.sheet) / 2)
  return {
    left: (before.left + frame.width / 2 - beside) * by - frame.width / 2,
    top: (before.top + frame.height / 2) * by - frame.height / 2,
  }
}

/** One step of the buttons and of the keys + and −. */
export function steppedScale(scale: number, by: 1 | -1): number {
  return bounded(by === 1 ? scale * 1.25 : scale / 1.25)
}

function bounded(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale))
}
