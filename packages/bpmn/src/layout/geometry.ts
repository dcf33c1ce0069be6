import type { Bounds, Drawing, Point } from '../drawing.ts'
import type { Arc } from './graph.ts'
import type { Cell } from './place.ts'
import { keyOf } from './lane.ts'
import { memberAt, type Ports } from './ports.ts'
import type { Route, Side } from './route.ts'
import type { Tracks } from './tracks.ts'
import type { Member, Unit } from './unit.ts'

/** Room (px) in a lane before its first line, between lines, after the last one, and of a lane without lines between cells. */
const lane = { before: 10, between: 8, after: 14, none: { v: 22, h: 12 } }

/** Where columns and rows begin, and the lanes before them. */
export interface Measures {
  /** left edges of columns; middle lines of rows */
  columns: number[]
  rows: number[]
  /** where the first line of a lane lies, by key */
  lanes: Map<string, number>
  width: number
  height: number
}

/** Sizes of columns, rows and lanes after what stands and runs in them. */
export function measure(units: Unit[], cells: Cell[], tracks: Tracks): Measures {
  const count = (axis: 'row' | 'column') => Math.max(...cells.map((cell) => cell[axis])) + 1
  const most = (axis: 'row' | 'column', index: number, sizeOf: (unit: Unit) => number) =>
    Math.max(0, ...units.filter((_, unit) => cells[unit]?.[axis] === index).map(sizeOf))
  const lanes = new Map<string, number>()
  const layOut = (axis: 'v' | 'h', sizes: { before: number; after: number }[]): { starts: number[]; end: number } => {
    let at = 0
    const starts: number[] = []
    for (let index = 0; index <= sizes.length; index++) {
      const lines = tracks.counts.get(`${axis}${index}`) ?? 0
      const isOuter = index === 0 || index === sizes.length
      lanes.set(`${axis}${index}`, at + (index === 0 ? 0 : lane.before))
      if (lines === 0) at += isOuter ? 0 : lane.none[axis]
      else {
        const room = (index === 0 ? 0 : lane.before) + (lines - 1) * lane.between + (index === sizes.length ? 0 : lane.after)
        at += Math.max(room, isOuter ? 0 : lane.none[axis])
      }
      const size = sizes[index]
      if (!size) continue
      starts.push(at + size.before)
      at += size.before + size.after
    }
    return { starts, end: at }
  }
  const across = layOut(
    'v',
    Array.from({ length: count('column') }, (_, column) => ({ before: 0, after: most('column', column, ({ width }) => width) })),
  )
  const down = layOut(
    'h',
    Array.from({ length: count('row') }, (_, row) => ({
      before: most('row', row, ({ up }) => up),
      after: most('row', row, (unit) => unit.down),
    })),
  )
  return { columns: across.starts, rows: down.starts, lanes, width: across.end, height: down.end }
}

/** Everything in its place. */
export function toDrawing(
  { units, cells, routes, inner }: { units: Unit[]; cells: Cell[]; routes: Route[]; inner: Arc[] },
  tracks: Tracks,
  ports: Ports,
  measures: Measures,
): Drawing {
  const shapes: Drawing['shapes'] = {}
  const labels: Drawing['labels'] = {}
  const halves = new Map<string, Point[]>()
  const originOf = (unit: number): Point => {
    const { row, column } = cells[unit] ?? { row: 0, column: 0 }
    return { x: measures.columns[column] ?? 0, y: measures.rows[row] ?? 0 }
  }
  for (const [index, { members, guests }] of units.entries()) {
    const origin = originOf(index)
    for (const { id, kind, bounds, label } of [...members, ...guests]) {
      if (kind !== 'name') shapes[id] = moved(bounds, origin)
      if (label) labels[id] = moved(label, origin)
    }
    const [first, second] = members
    const line = inner.find(({ source, target }) => source === first?.id && target === second?.id)
    if (first && second && line) {
      halves.set(`${line.flow} ${line.half}`, [pointAt(first, origin, 'right', 0), pointAt(second, origin, 'left', 0)])
    }
  }
  for (const route of routes) {
    const { link } = route
    const [source, target] = [memberAt(units, route, 'exit'), memberAt(units, route, 'entry')]
    if (!source || !target) continue
    const start = pointAt(source, originOf(link.from), route.exit, ports.exit.get(route) ?? 0)
    const end = pointAt(target, originOf(link.to), route.entry, ports.entry.get(route) ?? 0)
    halves.set(`${link.flow} ${link.half}`, follow(route, start, end, tracks, measures))
  }
  const flows = new Set([...inner.map(({ flow }) => flow), ...routes.map(({ link }) => link.flow)])
  const edges = Object.fromEntries(
    [...flows].map((flow) => [flow, simplify(join(halves.get(`${flow} 0`) ?? [], halves.get(`${flow} 1`) ?? []).map(rounded))]),
  )
  return { shapes, edges, labels }
}

function follow(route: Route, start: Point, end: Point, tracks: Tracks, { lanes }: Measures): Point[] {
  const points = [start]
  let at = start
  const go = (next: Point) => points.push((at = next))
  for (const [place, each] of route.lanes.entries()) {
    const line = (lanes.get(keyOf(each)) ?? 0) + (tracks.of.get(route)?.[place] ?? 0) * lane.between
    go(each.axis === 'v' ? { x: line, y: at.y } : { x: at.x, y: line })
  }
  const last = route.lanes.at(-1)
  if (last) go(last.axis === 'v' ? { x: at.x, y: end.y } : { x: end.x, y: at.y })
  go(end)
  return points
}

// below a name the line may have to change its height
function join(first: Point[], second: Point[]): Point[] {
  const [from, to] = [first.at(-1), second[0]]
  if (!from || !to) return first
  const middle = Math.round((from.x + to.x) / 2)
  return [...first, { x: middle, y: from.y }, { x: middle, y: to.y }, ...second]
}

// on the outline, so that a line ends at the shape and not at the box around it
function pointAt({ kind, bounds }: Member, origin: Point, side: Side, offset: number): Point {
  const { x, y, width, height } = moved(bounds, origin)
  const [middle, half] = [
    { x: x + width / 2, y: y + height / 2 },
    { x: width / 2, y: height / 2 },
  ]
  const reach =
    kind === 'diamond' ? 1 - Math.abs(offset) / half.y : kind === 'box' || kind === 'name' ? 1 : Math.sqrt(1 - (offset / half.y) ** 2)
  switch (side) {
    case 'left':
      return { x: middle.x - half.x * reach, y: middle.y + offset }
    case 'right':
      return { x: middle.x + half.x * reach, y: middle.y + offset }
    case 'top':
      return { x: middle.x + offset, y: middle.y - half.y * reach }
    case 'bottom':
      return { x: middle.x + offset, y: middle.y + half.y * reach }
  }
}

function simplify(points: Point[]): Point[] {
  const different = points.filter((point, index) => index === 0 || point.x !== points[index - 1]?.x || point.y !== points[index - 1]?.y)
  return different.filter((point, index) => {
    const [before, after] = [different[index - 1], different[index + 1]]
    if (!before || !after) return true
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y))
  })
}

function moved(bounds: Bounds, by: Point): Bounds {
  return { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y }
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
