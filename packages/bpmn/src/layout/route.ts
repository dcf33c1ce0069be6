import { groupBy } from './group-by.ts'
import type { Cell } from './place.ts'
import type { Lane, Stretch } from './lane.ts'
import { Traffic } from './traffic.ts'
import type { Link, Unit } from './unit.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** The way of a link: out of a side, along lanes that cross each other, into a side; no lane where it goes straight to the right. */
export interface Route {
  link: Link
  exit: Side
  entry: Side
  lanes: Lane[]
}

/** Typical half distances (px) from cell to cell, and what a bend and a stretch beside another one cost. */
const cost = { x: 95, y: 60, bend: 25, beside: 12 }

/** A way for each link, and how long and winding they are together; no way leads over a cell that is not its own. */
export function routeLinks(units: Unit[], links: Link[], cells: Cell[]): { routes: Route[]; cost: number } {
  const straight = findStraight(links, cells)
  const traffic = new Traffic()
  const far = ({ from, to }: Link): number => {
    const [a, b] = [cells[from], cells[to]]
    return a && b ? Math.abs(a.row - b.row) * cost.y + Math.abs(a.column - b.column) * cost.x : 0
  }
  const routes = new Map<Link, Route>()
  let total = 0
  for (const link of links.toSorted((a, b) => far(a) - far(b))) {
    if (straight.has(link)) {
      routes.set(link, { link, exit: 'right', entry: 'left', lanes: [] })
      continue
    }
    const [best] = listRoutes(units, link, cells)
      .map((route) => ({ route, cost: costOf(route, cells, traffic) }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) continue
    routes.set(link, best.route)
    total += best.cost
    for (const stretch of stretchesOf(best.route, cells)) traffic.add(stretch)
  }
  return { routes: links.flatMap((link) => routes.get(link) ?? []), cost: total }
}

/** The stretches of a route in its lanes, in order. */
export function stretchesOf({ link, lanes }: Route, cells: Cell[]): Stretch[] {
  const at = (unit: number, axis: Lane['axis']): number => {
    const cell = cells[unit]
    return cell ? 2 * (axis === 'v' ? cell.row : cell.column) + 1 : 0
  }
  return lanes.map((lane, place) => {
    const [before, after] = [lanes[place - 1], lanes[place + 1]]
    const ends = [before ? 2 * before.index : at(link.from, lane.axis), after ? 2 * after.index : at(link.to, lane.axis)]
    return { lane, low: Math.min(...ends), high: Math.max(...ends) }
  })
}

// the first link between neighbours in a row, across nothing but empty cells
function findStraight(links: Link[], cells: Cell[]): Set<Link> {
  const next = new Map<number, number>()
  const rows = groupBy(cells.keys(), (unit) => cells[unit]?.row)
  for (const row of rows.values()) {
    const sorted = row.toSorted((a, b) => (cells[a]?.column ?? 0) - (cells[b]?.column ?? 0))
    for (const [place, unit] of sorted.entries()) next.set(unit, sorted[place + 1] ?? -1)
  }
  const candidates = links.filter(({ from, to, guest }) => guest === undefined && next.get(from) === to)
  return new Set([...groupBy(candidates, ({ from }) => from).values()].flatMap(([first]) => first ?? []))
}

function listRoutes(units: Unit[], link: Link, cells: Cell[]): Route[] {
  const [from, to] = [cells[link.from], cells[link.to]]
  if (!from || !to) return []
  const last = units[link.from]?.members.at(-1)?.isOpen
  const first = units[link.to]?.members[0]?.isOpen
  const exits: Side[] = link.guest !== undefined ? ['bottom'] : ['right', ...vertical(last)]
  const entries: Side[] = ['left', ...vertical(first)]
  return exits.flatMap((exit) =>
    entries.flatMap((entry) => connect(laneAt(from, exit), laneAt(to, entry), [from, to]).map((lanes) => ({ link, exit, entry, lanes }))),
  )
}

function vertical(isOpen: { top: boolean; bottom: boolean } | undefined): Side[] {
  return [...(isOpen?.bottom ? (['bottom'] as const) : []), ...(isOpen?.top ? (['top'] as const) : [])]
}

function laneAt({ row, column }: Cell, side: Side): Lane {
  if (side === 'left' || side === 'right') return { axis: 'v', index: side === 'left' ? column : column + 1 }
  return { axis: 'h', index: side === 'top' ? row : row + 1 }
}

// by the lane they have in common, across each other, or by any third lane near both cells
function connect(first: Lane, last: Lane, cells: Cell[]): Lane[][] {
  if (first.axis !== last.axis) return [[first, last]]
  if (first.index === last.index) return [[first]]
  const places = cells.map(({ row, column }) => (first.axis === 'v' ? row : column))
  const [low, high] = [Math.min(...places), Math.max(...places) + 1]
  const axis = first.axis === 'v' ? 'h' : 'v'
  return Array.from({ length: high - low + 1 }, (_, step) => [first, { axis, index: low + step }, last])
}

function costOf(route: Route, cells: Cell[], traffic: Traffic): number {
  let sum = route.lanes.length * cost.bend
  for (const stretch of stretchesOf(route, cells)) {
    sum += (stretch.high - stretch.low) * (stretch.lane.axis === 'v' ? cost.y : cost.x) + traffic.countBeside(stretch) * cost.beside
  }
  return sum
}
