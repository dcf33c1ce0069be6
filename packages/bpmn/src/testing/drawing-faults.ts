import type { Bounds, Drawing, Point } from '../drawing.ts'
import { listFlows, listScope, type ProcessDefinition } from '../model.ts'

const activities = ['userTask', 'serviceTask', 'subProcess', 'callActivity']

/** What keeps a drawing from being read, in words; none where every node, flow and name is drawn and nothing lies over anything else. */
export function findDrawingFaults(definition: ProcessDefinition, { shapes, edges, labels }: Drawing): string[] {
  const faults: string[] = []
  // sub-processes are drawn closed
  const nodes = Object.fromEntries(listScope(definition, undefined).map((node) => [node.id, node]))
  const flows = Object.fromEntries(listFlows(definition, undefined).map((flow) => [flow.id, flow]))
  const named = [
    ...Object.values(nodes).filter(({ name, type }) => name !== '' && !activities.includes(type)),
    ...Object.values(flows).filter(({ name }) => name !== ''),
  ]
  for (const [what, drawn, wanted] of [
    ['shapes', shapes, Object.keys(nodes)],
    ['edges', edges, Object.keys(flows)],
    ['labels', labels, named.map(({ id }) => id)],
  ] as const) {
    if (Object.keys(drawn).toSorted().join() !== wanted.toSorted().join()) faults.push(`${what} of others: ${Object.keys(drawn).join()}`)
  }
  const hostOf = (id: string) => {
    const node = nodes[id]
    return node?.type === 'boundaryEvent' ? node.attachedTo : undefined
  }
  const boxes = [...Object.entries(shapes), ...Object.entries(labels).map(([id, bounds]) => [`name of ${id}`, bounds] as const)]
  for (const [index, [id, bounds]] of boxes.entries()) {
    for (const [other, its] of boxes.slice(index + 1)) {
      if (hostOf(id) !== other && hostOf(other) !== id && isOverlapping(bounds, its)) faults.push(`${id} lies over ${other}`)
    }
    const host = shapes[hostOf(id) ?? '']
    const hangs = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
    if (host && (hangs.y !== host.y + host.height || !isTouching(host, hangs))) faults.push(`${id} does not hang on its host`)
  }
  const lines = Object.entries(edges).flatMap(([id, points]) => segmentsOf(points).map((segment) => ({ id, segment })))
  for (const { id, segment } of lines) {
    const { source = '', target = '' } = flows[id] ?? {}
    if (segment.width > 0 && segment.height > 0) faults.push(`${id} is not upright or level`)
    for (const [other, bounds] of boxes) {
      if (other !== source && other !== target && isCrossing(segment, bounds)) faults.push(`${id} crosses ${other}`)
    }
  }
  for (const [index, { id, segment }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.id !== id && isSharing(segment, other.segment)) faults.push(`${id} and ${other.id} share a stretch`)
    }
  }
  for (const { id, source, target } of Object.values(flows)) {
    const [first, last, from, to] = [edges[id]?.[0], edges[id]?.at(-1), shapes[source], shapes[target]]
    if (!first || !last || !from || !to || !isTouching(from, first) || !isTouching(to, last)) faults.push(`${id} has a loose end`)
  }
  return faults
}

/** Whether two shapes cover a common area. */
function isOverlapping(a: Bounds, b: Bounds): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether a point lies on or within a shape. */
function isTouching({ x, y, width, height }: Bounds, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

/** Each straight part of a line as the box around it. */
function segmentsOf(points: Point[]): Bounds[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) }
  })
}

// along its edge is over it too
function isCrossing(segment: Bounds, box: Bounds): boolean {
  return (
    segment.x <= box.x + box.width &&
    box.x <= segment.x + segment.width &&
    segment.y <= box.y + box.height &&
    box.y <= segment.y + segment.height
  )
}

// a crossing is a point; lines that run on each other have a length in common
function isSharing(a: Bounds, b: Bounds): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across >= 0 && down >= 0 && across + down > 0 && (a.width === 0) === (b.width === 0)
}
