import { layoutProcess } from 'bpmn-auto-layout'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeBpmn } from './emit.ts'
import { drawGrid } from './layout-grid.ts'
import { drawProcess } from './layout.ts'
import { buildProcess, testNamespace } from './testing/drive.ts'

vi.mock(import('bpmn-auto-layout'), { spy: true })

const definition = buildProcess(
  [
    { id: 'start', type: 'startEvent' },
    { id: 'a', type: 'userTask' },
    { id: 'late', type: 'boundaryEvent', attachedTo: 'a', timer: { kind: 'duration', expression: 'P1D' } },
    { id: 'end', type: 'endEvent' },
  ],
  ['start > a', 'a > a : again', 'a > end', 'a > end', 'late > end'],
)

describe('drawProcess', () => {
  beforeEach(() => vi.restoreAllMocks())

  it('leaves the drawing to the library', async () => {
    const drawing = await drawProcess(definition, await writeBpmn(definition, testNamespace))
    expect(drawing).not.toEqual(drawGrid(definition))
    expect(Object.keys(drawing.edges)).toHaveLength(5)
  })

  const change: [string, (xml: string) => string][] = [
    ['drops a node', (xml) => xml.replace(/<bpmndi:BPMNShape id="a_di"[^]*?<\/bpmndi:BPMNShape>/, '')],
    ['drops a flow', (xml) => xml.replace(/<bpmndi:BPMNEdge id="a_to_end_di"[^]*?<\/bpmndi:BPMNEdge>/, '')],
    ['draws nodes over each other', (xml) => xml.replaceAll(/(<dc:Bounds x=")[^"]*(" y=")[^"]*"/g, '$10$20"')],
    ['gives no numbers', (xml) => xml.replaceAll(/width="100"/g, '')],
    ['draws nothing', (xml) => xml.replace(/<bpmndi:BPMNDiagram[^]*<\/bpmndi:BPMNDiagram>/, '')],
  ]

  it.each(change)('draws a grid where the library %s', async (_, spoil) => {
    const xml = await writeBpmn(definition, testNamespace)
    vi.mocked(layoutProcess).mockResolvedValueOnce(spoil(xml))
    expect(await drawProcess(definition, xml)).toEqual(drawGrid(definition))
  })

  it('draws a grid where the library fails', async () => {
    vi.mocked(layoutProcess).mockRejectedValueOnce(new TypeError('cannot read properties of undefined'))
    expect(await drawProcess(definition, '')).toEqual(drawGrid(definition))
  })
})
