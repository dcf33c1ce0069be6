export interface Point {
  x: number
  y: number
}

export interface Bounds extends Point {
  width: number
  height: number
}

/** Where everything of a process is drawn, in the pixels of BPMN DI. */
export interface Drawing {
  /** by node id */
  shapes: Record<string, Bounds>
  /** by flow id, at least two points */
  edges: Record<string, Point[]>
  /** names that stand beside their shape or edge, by node or flow id */
  labels: Record<string, Bounds>
}

/** Whether two shapes cover a common area. */
export function isOverlapping(a: Bounds, b: Bounds): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether a point lies on or within a shape. */
export function isTouching({ x, y, width, height }: Bounds, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}
