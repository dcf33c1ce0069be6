import type { Drawing } from './drawing.ts'
import { measure, toDrawing } from './layout/geometry.ts'
import { toGraph } from './layout/graph.ts'
import { orderUnits } from './layout/order.ts'
import { mostUnits, placeUnits, type Fold } from './layout/place.ts'
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

/** Scale from which the names in a drawing (14 px) are easily read. */
const readable = 0.9
const mostColumns = 12

/**
 * Every node, flow and name of a process, folded like a text into rows so that it can be read in a room. Steps stand in the cells of a
 * grid, flows run in lanes between the cells, names stand over their shapes: so nothing lies over anything else. Always the same for
 * the same process.
 */
export function drawProcess(definition: ProcessDefinition, room: Room): Drawing {
  const { vertices, arcs } = toGraph(definition)
  const { units, links, inner } = toUnits(vertices, arcs)
  if (units.length === 0) return { shapes: {}, edges: {}, labels: {} }
  const order = orderUnits(units.length, links)
  let best: Folded | undefined
  for (const fold of listFolds(units.length)) {
    const cells = placeUnits(order, links, fold)
    const { routes, cost } = routeLinks(units, links, cells)
    const tracks = assignTracks(routes, cells)
    const measures = measure(units, cells, tracks)
    const scale = Math.min(room.width / measures.width, (room.height ?? Infinity) / measures.height)
    const draw = () => toDrawing({ units, cells, routes, inner }, tracks, assignPorts(units, routes, cells, tracks), measures)
    // far too wide, and more columns are wider still
    if (best && room.width / measures.width < best.scale * 0.8) break
    const folded = { scale: Math.min(scale, readable), cost, draw }
    if (!best || isBetter(folded, best)) best = folded
  }
  return best?.draw() ?? { shapes: {}, edges: {}, labels: {} }
}

function listFolds(units: number): Fold[] {
  if (units > mostUnits) return [{ columns: mostColumns, isSpread: false }]
  const columns = Array.from({ length: Math.min(mostColumns, units) }, (_, index) => index + 1)
  return columns.flatMap((each) => [false, true].map((isSpread) => ({ columns: each, isSpread })))
}

interface Folded {
  scale: number
  cost: number
  draw: () => Drawing
}

// first what can be read, then what has the shorter ways
function isBetter(a: Folded, b: Folded): boolean {
  return a.scale === b.scale ? a.cost < b.cost : a.scale > b.scale
}
