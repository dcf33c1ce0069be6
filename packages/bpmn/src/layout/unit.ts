import type { Bounds } from '../drawing.ts'
import { findPairs } from './pairs.ts'
import type { Arc, Vertex } from './graph.ts'
import { countLines, heightOfLines, sizeOfLabel } from './text-size.ts'

/** A shape in its unit; x from the unit's left, y from the middle line of its row. */
export interface Member {
  id: string
  kind: Vertex['kind'] | 'guest'
  bounds: Bounds
  label?: Bounds
  /** sides besides left and right where lines may begin and end: those without a name or a guest */
  isOpen: { top: boolean; bottom: boolean }
}

/** What stands in one cell of the drawing: one shape, or two side by side with the one line between them. */
export interface Unit {
  members: Member[]
  guests: Member[]
  width: number
  /** how far it reaches above and below the middle line */
  up: number
  down: number
}

/** A line between units. */
export interface Link extends Arc {
  from: number
  to: number
}

const task = { width: 100, height: 56, padding: 5, marker: 36 }
const gateway = 36
const event = 32
/** Height of the strip below a flow's name where its line runs. */
const underName = 12
/** Room between a shape and its name, and between two shapes of a unit. */
const [beside, between] = [3, 14]

/** The units of a process, the links between them and the lines within them. */
export function toUnits(vertices: Vertex[], arcs: Arc[]): { units: Unit[]; links: Link[]; inner: Arc[] } {
  const { groups, inner } = findPairs(vertices, arcs)
  const unitOf = new Map(groups.flatMap((group, index) => group.map((vertex) => [vertex.id, index] as const)))
  const links = arcs
    .filter((arc) => !inner.includes(arc))
    .map((arc) => ({ ...arc, from: unitOf.get(arc.source) ?? 0, to: unitOf.get(arc.target) ?? 0 }))
  return { units: groups.map(toUnit), links, inner }
}

function toUnit(vertices: Vertex[]): Unit {
  const members: Member[] = []
  const guests: Member[] = []
  let right = 0
  for (const vertex of vertices) {
    const size = sizeOf(vertex)
    const label = vertex.kind === 'box' || vertex.name === '' ? undefined : sizeOfLabel(vertex.name)
    const overhang = Math.max(0, ((label?.width ?? 0) - size.width) / 2)
    const x = members.length === 0 ? overhang : right + Math.max(between, overhang + beside)
    const bounds = { x, y: -size.height / 2, ...size }
    members.push({
      id: vertex.id,
      kind: vertex.kind,
      bounds,
      ...(label && { label: { x: x + size.width / 2 - label.width / 2, y: bounds.y - beside - label.height, ...label } }),
      isOpen: { top: label === undefined, bottom: vertex.guests.length === 0 && vertex.kind !== 'name' },
    })
    guests.push(...toGuests(vertex, bounds))
    right = x + size.width + overhang
  }
  const all = [...members, ...guests].flatMap(({ bounds, label }) => (label ? [bounds, label] : [bounds]))
  return {
    members,
    guests,
    width: right,
    up: Math.max(...all.map(({ y }) => -y)),
    down: Math.max(...all.map(({ y, height }) => y + height)),
  }
}

// along the lower edge from the left, each with its name to its right
function toGuests({ guests }: Vertex, host: Bounds): Member[] {
  let left = host.x + beside
  return guests.map(({ id, name }) => {
    const bounds = { x: left, y: host.y + host.height - event / 2, width: event, height: event }
    const label = name === '' ? undefined : { x: left + event + beside, y: host.y + host.height + beside, ...sizeOfLabel(name) }
    left += widthOfGuest(name)
    return { id, kind: 'guest', bounds, ...(label && { label }), isOpen: { top: false, bottom: true } }
  })
}

function widthOfGuest(name: string): number {
  return event + 2 * beside + (name === '' ? 0 : sizeOfLabel(name).width)
}

function sizeOf({ kind, name, guests, hasMarker }: Vertex): { width: number; height: number } {
  const hosting = guests.reduce((sum, guest) => sum + widthOfGuest(guest.name), beside)
  if (kind === 'box') {
    const width = Math.max(task.width, 2 * Math.ceil(hosting / 2))
    const text = heightOfLines(countLines(name, width - 2 * task.padding))
    const wanted = text + (hasMarker ? task.marker : 6)
    return { width, height: Math.max(task.height, 2 * Math.ceil(wanted / 2)) }
  }
  if (kind === 'name') return { width: sizeOfLabel(name).width, height: underName }
  const size = Math.max(kind === 'diamond' ? gateway : event, guests.length > 0 ? hosting : 0)
  return { width: size, height: size }
}
