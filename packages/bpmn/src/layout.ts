/// <reference path="./moddle.d.ts" />
import { layoutProcess } from 'bpmn-auto-layout'
import { drawGrid } from './layout-grid.ts'
import type { ProcessDefinition } from './model.ts'
import { findElement, listElements, readModdle, type ModdleElement } from './moddle.ts'

export interface Point {
  x: number
  y: number
}

export interface Bounds extends Point {
  width: number
  height: number
}

/** Where everything of a process is drawn, in the pixels of BPMN DI. */
export interface Drawing {
  /** by node id */
  shapes: Record<string, Bounds>
  /** by flow id, at least two points */
  edges: Record<string, Point[]>
}

/**
 * A drawing with every node and every flow. bpmn-auto-layout draws it from a bare document without extensions, so it can lose
 * nothing; where it fails, forgets something or puts shapes over each other, a plain grid of our own takes its place.
 */
export async function drawProcess(definition: ProcessDefinition, bareXml: string): Promise<Drawing> {
  const drawing = await drawAutomatically(bareXml)
  return drawing && isComplete(definition, drawing) ? moveBoundaryEvents(definition, drawing) : drawGrid(definition)
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

function isComplete({ nodes, flows }: ProcessDefinition, { shapes, edges }: Drawing): boolean {
  const isFinite = (...numbers: number[]) => numbers.every(Number.isFinite)
  const areShapesDrawn = Object.keys(nodes).every((id) => {
    const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined
    return shape && isFinite(shape.x, shape.y, shape.width, shape.height)
  })
  const areEdgesDrawn = Object.keys(flows).every((id) => {
    const points = (Object.hasOwn(edges, id) ? edges[id] : undefined) ?? []
    return points.length > 1 && points.every(({ x, y }) => isFinite(x, y))
  })
  return areShapesDrawn && areEdgesDrawn && !hasOverlap(nodes, shapes)
}

function hasOverlap(nodes: ProcessDefinition['nodes'], shapes: Record<string, Bounds>): boolean {
  const bounds = Object.values(nodes).flatMap(({ id, type }) => (type === 'boundaryEvent' ? [] : [shapes[id]]))
  return bounds.some((a, index) => bounds.slice(index + 1).some((b) => a && b && isOverlapping(a, b)))
}

/** Whether two shapes cover a common area. */
export function isOverlapping(a: Bounds, b: Bounds): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

// the library hangs them in the middle of the lower edge, where the flows that come back enter
function moveBoundaryEvents({ nodes, flows }: ProcessDefinition, drawing: Drawing): Drawing {
  const shapes = { ...drawing.shapes }
  const edges = { ...drawing.edges }
  const counts = new Map<string, number>()
  for (const node of Object.values(nodes)) {
    const host = node.type === 'boundaryEvent' && shapes[node.attachedTo]
    const shape = shapes[node.id]
    if (!host || !shape) continue
    const place = counts.get(host ? node.attachedTo : '') ?? 0
    counts.set(node.attachedTo, place + 1)
    const shift = host.x + host.width - 24 - place * 40 - (shape.x + shape.width / 2)
    shapes[node.id] = { ...shape, x: shape.x + shift }
    for (const id of node.outgoing) {
      const points = edges[flows[id]?.id ?? ''] ?? []
      const turn = points.findIndex(({ x }) => x !== points[0]?.x)
      edges[id] = points.map((point, index) => (index < turn ? { ...point, x: point.x + shift } : point))
    }
  }
  return { shapes, edges }
}
