import { groupBy } from './group-by.ts'
import type { Cell } from './place.ts'
import type { Lane } from './lane.ts'
import type { Route, Side } from './route.ts'
import type { Tracks } from './tracks.ts'
import type { Member, Unit } from './unit.ts'

/** An end of a route at a side of a shape. */
interface Port {
  route: Route
  end: 'exit' | 'entry'
  /** the gap between two cells where it stands opposite others */
  gap: string
  /** middle of the shape's side, along it (px), and how far from there the port may be */
  middle: number
  limit: number
  /** whether the shape lies before (left of, above) the lane */
  isBefore: boolean
  /** which way the line turns in the lane */
  turn: -1 | 1
  track: number
}

/**
 * How far from the middle of its side each end of a route stands (px). Ends in one gap do not stand opposite each other as long as there is
 * room for all of them, 0.2 px apart.
 */
export interface Ports {
  exit: Map<Route, number>
  entry: Map<Route, number>
}

const spacing = 10
/** Distances tried between ends in a gap; coordinates are rounded to 0.1. */
const apart = [6, 3, 1, 0.2]

/** Chooses the places of all ends. A line straight to the right has the middle. */
export function assignPorts(units: Unit[], routes: Route[], cells: Cell[], tracks: Tracks): Ports {
  const ports: Ports = { exit: new Map(), entry: new Map() }
  const gaps = new Map<string, { ports: Port[]; isStraight: boolean }>()
  const gapOf = (key: string) => {
    const gap = gaps.get(key) ?? { ports: [], isStraight: false }
    gaps.set(key, gap)
    return gap
  }
  for (const route of routes) {
    const [from, to] = [cells[route.link.from], cells[route.link.to]]
    if (!from || !to) continue
    if (route.lanes.length === 0) {
      for (let column = from.column + 1; column <= to.column; column++) gapOf(`v${column} ${from.row}`).isStraight = true
      ports.exit.set(route, 0)
      ports.entry.set(route, 0)
      continue
    }
    for (const port of [toPort(units, route, 'exit', from, to, tracks), toPort(units, route, 'entry', to, from, tracks)])
      gapOf(port.gap).ports.push(port)
  }
  for (const gap of gaps.values()) {
    for (const [port, offset] of spread(gap.ports, gap.isStraight)) ports[port.end].set(port.route, offset)
  }
  return ports
}

/** The shape at an end of a route. */
export function memberAt(units: Unit[], { link }: Route, end: 'exit' | 'entry'): Member | undefined {
  const unit = units[end === 'exit' ? link.from : link.to]
  if (end === 'entry') return unit?.members[0]
  return link.guest === undefined ? unit?.members.at(-1) : unit?.guests.find(({ id }) => id === link.guest)
}

function toPort(units: Unit[], route: Route, end: Port['end'], own: Cell, other: Cell, tracks: Tracks): Port {
  const member = memberAt(units, route, end)
  const { lanes } = route
  const side: Side = route[end]
  const isUpright = side === 'left' || side === 'right'
  const isExit = end === 'exit'
  const lane = lanes.at(isExit ? 0 : -1) as Lane
  const second = lanes.at(isExit ? 1 : -2)
  const [here, there] = isUpright ? [own.row, other.row] : [own.column, other.column]
  const beyond = lanes.length > 1 && second ? 2 * second.index : 2 * there + 1
  const { x, width, height } = member?.bounds ?? { x: 0, width: 0, height: 0 }
  const half = (isUpright ? height : width) / 2
  return {
    route,
    end,
    gap: `${lane.axis}${lane.index} ${here}`,
    middle: isUpright ? 0 : x + width / 2,
    limit: member?.kind === 'box' ? half - 6 : half * 0.65,
    isBefore: side === 'right' || side === 'bottom',
    turn: beyond < 2 * here + 1 ? -1 : 1,
    track: tracks.of.get(route)?.at(isExit ? 0 : -1) ?? 0,
  }
}

// those that turn back first, nested so that they do not cross each other
function order(a: Port, b: Port): number {
  if (a.turn !== b.turn) return a.turn - b.turn
  const nested = (port: Port) => port.track * (port.isBefore ? 1 : -1) * -port.turn
  return nested(a) - nested(b)
}

function spread(ports: Port[], isStraight: boolean): [Port, number][] {
  const taken = isStraight ? [0] : []
  const sorted = ports.toSorted(order)
  const wanted = new Map([...groupBy(sorted, ({ middle }) => middle).values()].flatMap((peers) => spreadPeers(peers, isStraight)))
  return sorted.map((port) => {
    const offset = findFree(port, wanted.get(port) ?? 0, taken)
    taken.push(port.middle + offset)
    return [port, offset]
  })
}

// ends at shapes whose middles are in line, side by side; the middle itself is left to a straight line
function spreadPeers(peers: Port[], isStraight: boolean): [Port, number][] {
  const back = peers.filter(({ turn }) => turn < 0).length
  const ranked = peers.map((port, index): [Port, number] => {
    if (!isStraight) return [port, index - (peers.length - 1) / 2]
    return [port, index < back ? index - back : index - back + 1]
  })
  const most = Math.max(...ranked.map(([{ limit }, rank]) => Math.abs(rank) / Math.max(limit, 0.1)))
  return ranked.map(([port, rank]) => [port, rank * Math.min(spacing, most === 0 ? spacing : 1 / most)])
}

function findFree({ middle, limit }: Port, wanted: number, taken: number[]): number {
  for (const distance of apart) {
    const step = Math.min(1, distance)
    for (let away = 0; away <= 2 * limit; away += step) {
      for (const offset of [wanted + away, wanted - away]) {
        const isFree = taken.every((other) => Math.abs(other - middle - offset) >= distance)
        if (Math.abs(offset) <= limit + 1e-6 && isFree) return offset
      }
    }
  }
  return wanted
}
