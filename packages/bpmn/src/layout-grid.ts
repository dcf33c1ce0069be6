import type { Bounds, Drawing, Point } from './drawing.ts'
import { findBoundaryEvents, type FlowNode, type ProcessDefinition } from './model.ts'

const cell = { width: 160, height: 140 }

/** A plain drawing: columns by distance from the start, rows by order, flows with right angles. Never fails, never overlaps. */
export function drawGrid(definition: ProcessDefinition): Drawing {
  const shapes: Record<string, Bounds> = {}
  const heights = new Map<number, number>()
  for (const [node, column] of findColumns(definition)) {
    const row = heights.get(column) ?? 0
    heights.set(column, row + 1)
    const { width, height } = sizeOf(node)
    const middle = { x: column * cell.width + cell.width / 2, y: row * cell.height + cell.height / 2 }
    shapes[node.id] = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
  }
  for (const host of Object.values(definition.nodes)) {
    const bounds = shapes[host.id]
    if (!bounds) continue
    for (const [place, event] of findBoundaryEvents(definition, host.id).entries()) {
      shapes[event.id] = { x: bounds.x + bounds.width - 42 - place * 40, y: bounds.y + bounds.height - 18, width: 36, height: 36 }
    }
  }
  const edges = Object.fromEntries(
    Object.values(definition.flows).map(({ id, source, target }) => [id, connect(definition, shapes, source, target)]),
  )
  return { shapes, edges }
}

// breadth first, boundary events standing for their host; what nothing leads to comes first
function findColumns({ nodes, flows }: ProcessDefinition): Map<FlowNode, number> {
  const drawn = Object.values(nodes).filter((node) => node.type !== 'boundaryEvent')
  const successors = new Map<string, string[]>()
  for (const { source, target } of Object.values(flows)) {
    const node = nodes[source]
    const from = node?.type === 'boundaryEvent' ? node.attachedTo : source
    successors.set(from, [...(successors.get(from) ?? []), target])
  }
  const columns = new Map<FlowNode, number>()
  for (const root of [...drawn].sort((a, b) => a.incoming.length - b.incoming.length)) {
    const queue: [string, number][] = columns.has(root) ? [] : [[root.id, 0]]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [id, column] = next
      const node = nodes[id]
      if (!node || columns.has(node)) continue
      columns.set(node, column)
      for (const target of successors.get(id) ?? []) queue.push([target, column + 1])
    }
  }
  return columns
}

function sizeOf({ type }: FlowNode): { width: number; height: number } {
  if (type === 'userTask' || type === 'serviceTask') return { width: 100, height: 80 }
  return type === 'exclusiveGateway' || type === 'parallelGateway' ? { width: 50, height: 50 } : { width: 36, height: 36 }
}

function connect({ nodes }: ProcessDefinition, shapes: Drawing['shapes'], source: string, target: string): Point[] {
  const from = shapes[source]
  const to = shapes[target]
  if (!from || !to) return []
  const lane = (bounds: Bounds) => Math.floor(bounds.y / cell.height + 1) * cell.height - 8
  const isLevel = from.y + from.height / 2 === to.y + to.height / 2 && to.x > from.x && to.x - from.x <= cell.width * 1.5
  if (nodes[source]?.type !== 'boundaryEvent' && isLevel) return [right(from), left(to)]
  // down, along the gap below the row, and into the target from its left, or from below where it lies behind
  const start = bottom(from)
  const isAhead = to.x > from.x
  const gap = Math.floor(to.x / cell.width) * cell.width + 8
  const y = lane(from)
  if (isAhead) return [start, { x: start.x, y }, { x: gap, y }, { x: gap, y: left(to).y }, left(to)]
  return [
    right(from),
    { x: right(from).x + 12, y: right(from).y },
    { x: right(from).x + 12, y: lane(to) },
    { x: bottom(to).x, y: lane(to) },
    bottom(to),
  ]
}

function right({ x, y, width, height }: Bounds): Point {
  return { x: x + width, y: y + height / 2 }
}

function left({ x, y, height }: Bounds): Point {
  return { x, y: y + height / 2 }
}

function bottom({ x, y, width, height }: Bounds): Point {
  return { x: x + width / 2, y: y + height }
}
