/** A place in a drawing (px): x to the right, y down. */
export interface Point {
  x: number
  y: number
}

/** The box around a shape or a name, from its upper left corner (px). */
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
