/// <reference path="./moddle.d.ts" />
import { layoutProcess } from 'bpmn-auto-layout'
import { isOverlapping, isTouching, type Bounds, type Drawing, type Point } from './drawing.ts'
import { drawGrid } from './layout-grid.ts'
import type { ProcessDefinition } from './model.ts'
import { findElement, listElements, readModdle, type ModdleElement } from './moddle.ts'

/**
 * A drawing with every node and every flow. bpmn-auto-layout draws it from a bare document without extensions, so it can lose
 * nothing; where it fails, forgets something or puts shapes over each other, a plain grid of our own takes its place.
 */
export async function drawProcess(definition: ProcessDefinition, bareXml: string): Promise<Drawing> {
  const automatic = await drawAutomatically(bareXml)
  const drawing = automatic && moveBoundaryEvents(definition, automatic)
  return drawing && isWhole(definition, drawing) ? drawing : drawGrid(definition)
}

async function drawAutomatically(bareXml: string): Promise<Drawing | undefined> {
  try {
    const { root } = await readModdle(await layoutProcess(bareXml))
    return readDrawing(root)
  } catch {
    return undefined
  }
}

function readDrawing(root: ModdleElement): Drawing {
  const drawing: Drawing = { shapes: {}, edges: {} }
  const planes = listElements(root, 'diagrams').map((diagram) => findElement(diagram, 'plane') ?? diagram)
  for (const element of planes.flatMap((plane) => listElements(plane, 'planeElement'))) {
    const id = findElement(element, 'bpmnElement')?.id ?? ''
    const bounds = findElement(element, 'bounds')
    if (bounds) {
      drawing.shapes[id] = { ...toPoint(bounds), width: toPixels(bounds['width']), height: toPixels(bounds['height']) }
    } else drawing.edges[id] = listElements(element, 'waypoint').map(toPoint)
  }
  return drawing
}

function toPoint(element: ModdleElement): Point {
  return { x: toPixels(element['x']), y: toPixels(element['y']) }
}

function toPixels(value: unknown): number {
  return Math.round(Number(value))
}

function isWhole({ nodes, flows }: ProcessDefinition, { shapes, edges }: Drawing): boolean {
  const shapeOf = (id: string) => (Object.hasOwn(shapes, id) ? shapes[id] : undefined)
  const isFinite = (shape: Bounds) => [shape.x, shape.y, shape.width, shape.height].every(Number.isFinite)
  const areShapesDrawn = Object.keys(nodes).every((id) => isFinite(shapeOf(id) ?? { x: NaN, y: 0, width: 0, height: 0 }))
  const areEdgesDrawn = Object.values(flows).every(({ id, source, target }) => {
    const points = (Object.hasOwn(edges, id) ? edges[id] : undefined) ?? []
    const [first, last, from, to] = [points[0], points.at(-1), shapeOf(source), shapeOf(target)]
    return points.length > 1 && first && last && from && to && isTouching(from, first) && isTouching(to, last)
  })
  return areShapesDrawn && areEdgesDrawn && !hasOverlap(nodes, shapes)
}

function hasOverlap(nodes: ProcessDefinition['nodes'], shapes: Record<string, Bounds>): boolean {
  const bounds = Object.values(nodes).flatMap(({ id, type }) => (type === 'boundaryEvent' ? [] : [shapes[id]]))
  return bounds.some((a, index) => bounds.slice(index + 1).some((b) => a && b && isOverlapping(a, b)))
}

// the library hangs them in the middle of the lower edge, where the flows that come back enter
function moveBoundaryEvents({ nodes }: ProcessDefinition, drawing: Drawing): Drawing {
  const shapes = { ...drawing.shapes }
  const edges = { ...drawing.edges }
  const counts = new Map<string, number>()
  for (const node of Object.values(nodes)) {
    if (node.type !== 'boundaryEvent') continue
    const host = shapes[node.attachedTo]
    const shape = shapes[node.id]
    if (!host || !shape) continue
    const place = counts.get(node.attachedTo) ?? 0
    counts.set(node.attachedTo, place + 1)
    const shift = host.x + host.width - 24 - place * 40 - (shape.x + shape.width / 2)
    shapes[node.id] = { ...shape, x: shape.x + shift }
    for (const id of node.outgoing) {
      const points = edges[id]
      if (points) edges[id] = moveStart(points, { x: shape.x + shift + shape.width / 2, y: shape.y + shape.height })
    }
  }
  return { shapes, edges }
}

// down from the new place and back into the old way, whose first upright stretch moves along
function moveStart(points: Point[], start: Point): Point[] {
  const turn = points.findIndex(({ x }) => x !== points[0]?.x)
  if (turn > 1) return [start, ...points.slice(1).map((point, index) => (index + 1 < turn ? { ...point, x: start.x } : point))]
  const level = start.y + 16
  return [start, { x: start.x, y: level }, { x: points[1]?.x ?? start.x, y: level }, ...points.slice(1)]
}
