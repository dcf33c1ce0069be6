import type { Size } from './process-scale.ts'

interface Point {
  x: number
  y: number
}
interface Bounds extends Point, Size {}

/** A drawing (BPMNDiagram) as bpmn-js reads it. */
export interface Diagram {
  id: string
  plane: { planeElement?: { bounds?: Bounds; waypoint?: Point[]; label?: { bounds?: Bounds } }[] }
}

/** How much room a drawing takes, in its own units. */
export function sizeOfDiagram({ plane }: Diagram): Size {
  const points = (plane.planeElement ?? []).flatMap(({ bounds, waypoint = [], label }) => [
    ...waypoint,
    ...[bounds, label?.bounds].flatMap((box) => (box ? [box, { x: box.x + box.width, y: box.y + box.height }] : [])),
  ])
  const extent = (values: number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values))
  return { width: extent(points.map(({ x }) => x)), height: extent(points.map(({ y }) => y)) }
}
