import { BpmnModdle } from 'bpmn-moddle'
import { describe, expect, it } from 'vitest'
import type { Bounds, Drawing, Point } from './drawing.ts'
import { emitDrawing } from './emit-drawing.ts'
import { toDefinition, type ProcessSpec } from './spec.ts'
import { findDrawingFaults } from './testing/drawing-faults.ts'

const rooms = { wide: { width: 960, height: 450 }, narrow: { width: 440 } }
const spec: ProcessSpec = {
  id: 'approval',
  name: '审批',
  namespace: { prefix: 'app', uri: 'urn:test:app' },
  nodes: [
    { id: 'start', type: 'startEvent', name: '开始' },
    {
      id: 'review',
      type: 'userTask',
      name: '审核',
      attributes: { 'app:status': 'G12' },
      extensions: [{ name: 'app:hint', text: '先看材料' }],
    },
    { id: 'late', type: 'boundaryEvent', attachedTo: 'review', timer: { kind: 'duration', expression: 'P20D' } },
    { id: 'choice', type: 'exclusiveGateway', name: '是否同意' },
    { id: 'experts', type: 'userTask', multiInstance: { collection: 'experts', elementVariable: 'expert' } },
    { id: 'sign', type: 'userTask', name: '签发' },
    { id: 'issue', type: 'userTask', name: '编号用印' },
    { id: 'done', type: 'endEvent', name: '已办结' },
    { id: 'void', type: 'endEvent', terminate: true },
  ],
  flows: [
    { from: 'start', to: 'review' },
    { from: 'review', to: 'choice' },
    { from: 'late', to: 'void' },
    { from: 'choice', to: 'experts', condition: "outcome == 'pass'", name: '同意' },
    { id: 'refuse', from: 'choice', to: 'void', default: true },
    { from: 'experts', to: 'sign' },
    { from: 'sign', to: 'issue' },
    { from: 'issue', to: 'done' },
  ],
}

describe('emitDrawing', () => {
  it('draws every node, flow and name for frames of several widths', async () => {
    const drawings = await readDrawings(emitDrawing(toDefinition(spec), rooms))
    expect(drawings.map(([name]) => name)).toEqual(['wide', 'narrow'])
    for (const [, drawing] of drawings) expect(findDrawingFaults(toDefinition(spec), drawing)).toEqual([])
    const widthOf = ({ shapes }: Drawing) => Math.max(...Object.values(shapes).map(({ x, width }) => x + width))
    const widths = drawings.map(([, drawing]) => widthOf(drawing))
    expect(widths[0]).toBeGreaterThan(widths[1]!)
  })

  it('draws nodes whose ids mean something to objects', async () => {
    const odd: ProcessSpec = {
      ...spec,
      nodes: [
        { id: 'constructor', type: 'startEvent' },
        { id: 'toString', type: 'endEvent' },
      ],
      flows: [{ id: 'valueOf', from: 'constructor', to: 'toString' }],
    }
    const definition = toDefinition(odd)
    for (const [, drawing] of await readDrawings(emitDrawing(definition, rooms))) expect(findDrawingFaults(definition, drawing)).toEqual([])
  })

  it('carries nothing of an application, whatever prefixes its process was read with', async () => {
    const xml = emitDrawing(toDefinition(spec), rooms)
    expect(xml).not.toContain('app:')
    expect(xml).toContain('<bpmn:multiInstanceLoopCharacteristics')
    expect(emitDrawing(toDefinition(structuredClone(spec)), rooms)).toBe(xml)
  })
})

interface DiElement {
  $type: string
  bpmnElement: { id: string }
  bounds: Bounds
  waypoint: Point[]
  label?: { bounds: Bounds }
}

async function readDrawings(xml: string): Promise<[name: string, drawing: Drawing][]> {
  const { rootElement, warnings } = await new BpmnModdle().fromXML(xml)
  expect(warnings).toEqual([])
  const { diagrams } = rootElement as { diagrams: { name: string; plane: { planeElement: DiElement[] } }[] }
  return diagrams.map(({ name, plane: { planeElement } }) => {
    const drawing: Drawing = { shapes: {}, edges: {}, labels: {} }
    for (const { $type, bpmnElement, bounds, waypoint, label } of planeElement) {
      if ($type === 'bpmndi:BPMNShape') drawing.shapes[bpmnElement.id] = bounds
      else drawing.edges[bpmnElement.id] = waypoint
      if (label) drawing.labels[bpmnElement.id] = label.bounds
    }
    return [name, drawing]
  })
}
