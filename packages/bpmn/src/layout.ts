import type { Drawing } from './drawing.ts'
import { measure, toDrawing } from './layout/geometry.ts'
import { toGraph } from './layout/graph.ts'
import { orderUnits } from './layout/order.ts'
import { placeUnits, type Fold } from './layout/place.ts'
import { assignPorts } from './layout/ports.ts'
import { routeLinks } from './layout/route.ts'
import { assignTracks } from './layout/tracks.ts'
import { toUnits } from './layout/unit.ts'
import type { ProcessDefinition } from './model.ts'

/** The room (px) a drawing is to be read in; without a height it is scrolled down. */
export interface Room {
  width: number
  height?: number
}

/** Scale from which no fold is better for being seen larger: the names (14 px) are then read with ease. */
const comfortable = 0.9
const mostColumns = 12
/** Width (px) a column typically takes, with the lane before it. */
const columnWidth = 190
/** Larger processes are folded once, by the width of the room: to try all folds would take too long. */
const most = { units: 80, links: 400 }

/**
 * Every node, flow and name of a process, folded like a text into rows so that it can be read in a room: a drawing for each room, by its name.
 * Steps stand in the cells of a grid, flows run in lanes between the cells, names stand over their shapes: so nothing lies over anything else.
 * Always the same for the same process.
 */
export function drawProcess<Name extends string>(definition: ProcessDefinition, rooms: Record<Name, Room>): Record<Name, Drawing> {
  const { vertices, arcs } = toGraph(definition)
  const { units, links, inner } = toUnits(vertices, arcs)
  const order = orderUnits(units.length, links)
  const isLarge = units.length > most.units || links.length > most.links
  const foldAt = (fold: Fold): Folded => {
    const cells = placeUnits(order, links, fold, isLarge ? 0 : undefined)
    const { routes, cost } = routeLinks(units, links, cells)
    const tracks = assignTracks(routes, cells)
    const measures = measure(units, cells, tracks)
    const draw = () => toDrawing({ units, cells, routes, inner }, tracks, assignPorts(units, routes, cells, tracks), measures)
    return { width: measures.width, height: measures.height, cost, draw }
  }
  // the same in every room
  const known = new Map<string, Folded>()
  const getFold = (fold: Fold): Folded => {
    const key = `${fold.columns} ${fold.isSpread}`
    const folded = known.get(key) ?? foldAt(fold)
    known.set(key, folded)
    return folded
  }
  const folds = isLarge ? undefined : listFolds(units.length)
  const drawings = Object.entries<Room>(rooms).map(([name, room]) => {
    const best = findBest(folds ?? [plainFold(room)], room, getFold)
    return [name, best?.draw() ?? { shapes: {}, edges: {}, labels: {} }] as const
  })
  return Object.fromEntries(drawings) as Record<Name, Drawing>
}

interface Folded {
  width: number
  height: number
  cost: number
  draw: () => Drawing
}

function plainFold({ width }: Room): Fold {
  return { columns: Math.min(mostColumns, Math.max(1, Math.floor(width / columnWidth))), isSpread: false }
}

function listFolds(units: number): Fold[] {
  const columns = Array.from({ length: Math.min(mostColumns, units) }, (_, index) => index + 1)
  return columns.flatMap((each) => [false, true].map((isSpread) => ({ columns: each, isSpread })))
}

// first what can be read, then what has the shorter ways
function findBest(folds: Fold[], room: Room, getFold: (fold: Fold) => Folded): Folded | undefined {
  let best: (Folded & { scale: number }) | undefined
  for (const fold of folds) {
    const folded = getFold(fold)
    // far too wide, and more columns are wider still
    if (best && room.width / folded.width < best.scale * 0.8) break
    const scale = Math.min(room.width / folded.width, (room.height ?? Infinity) / folded.height, comfortable)
    if (!best || scale > best.scale || (scale === best.scale && folded.cost < best.cost)) best = { ...folded, scale }
  }
  return best
}
