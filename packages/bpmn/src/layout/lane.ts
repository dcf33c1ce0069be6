/** A lane between cells: `v` left of the column of its index, `h` above the row of its index. */
export interface Lane {
  axis: 'v' | 'h'
  index: number
}

/** A stretch of a route in a lane, in half steps along it: even at lanes that cross it, odd at cells. */
export interface Stretch {
  lane: Lane
  low: number
  high: number
}

/** A text that stands for a lane. */
export function keyOf({ axis, index }: Lane): string {
  return `${axis}${index}`
}
