import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawProcess, type Room } from './layout.ts'
import type { ProcessDefinition } from './model.ts'
import { toDefinition, type NodeSpec, type ProcessSpec } from './spec.ts'
import { arbitraryBlock, toSpec } from './testing/arbitrary.ts'
import { findDrawingFaults } from './testing/drawing-faults.ts'
import { buildProcess, testNamespace } from './testing/drive.ts'

const rooms: Room[] = [{ width: 960, height: 450 }, { width: 440 }]
const draw = (definition: ProcessDefinition, room: Room) => drawProcess(definition, { room }).room
const arbitraryName = fc.constantFrom(
  '',
  '',
  '受理',
  '第三方组织的专家评审',
  'Acceptance by the national bureau',
  '一\n二',
  '不'.repeat(40),
)
const arbitraryRoom = fc.constantFrom(...rooms)
const faultsOf = (definition: ProcessDefinition, room: Room) => findDrawingFaults(definition, draw(definition, room))

describe('drawProcess', () => {
  it('draws everything of any sound process, nothing over anything else, the same every time', () => {
    fc.assert(
      fc.property(
        arbitraryBlock({ hasLoops: true, isRich: true }),
        fc.array(arbitraryName, { minLength: 1 }),
        arbitraryRoom,
        (block, names, room) => {
          const definition = toDefinition(named(toSpec(block), names))
          const drawing = draw(definition, room)
          expect(findDrawingFaults(definition, drawing)).toEqual([])
          expect(draw(structuredClone(definition), room)).toEqual(drawing)
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)

  it('draws any nodes and flows, sound or not', () => {
    const type = fc.constantFrom<NodeSpec['type']>('startEvent', 'endEvent', 'userTask', 'exclusiveGateway', 'intermediateCatchEvent')
    const pair = fc.tuple(fc.nat(20), fc.nat(20))
    fc.assert(
      fc.property(
        fc.array(type, { minLength: 1, maxLength: 15 }),
        fc.array(fc.nat(20), { maxLength: 4 }),
        fc.array(pair, { maxLength: 30 }),
        fc.array(arbitraryName, { minLength: 1 }),
        arbitraryRoom,
        (types, hosts, flows, names, room) => {
          const timer = { kind: 'date' as const, expression: '2026-12-31' }
          const nodes: NodeSpec[] = types.map((each, index) => ({ id: `n${index}`, type: each, timer }))
          const tasks = nodes.filter((node) => node.type === 'userTask')
          const guests = hosts.flatMap((host, index): NodeSpec[] => {
            const attachedTo = tasks[host % tasks.length]?.id
            return attachedTo === undefined ? [] : [{ id: `g${index}`, type: 'boundaryEvent', attachedTo, timer }]
          })
          const sources = [...nodes, ...guests]
          const spec: ProcessSpec = {
            ...toSpec({ kind: 'task' }),
            nodes: sources,
            flows: flows.map(([from, to]) => ({ from: sources[from % sources.length]!.id, to: nodes[to % nodes.length]!.id })),
          }
          expect(faultsOf(toDefinition(named(spec, names)), room)).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  }, 60_000)

  it('puts the usual way in a row and a line straight from each step to the next', () => {
    const definition = buildProcess(
      [
        { id: 'start', type: 'startEvent' },
        { id: 'a', type: 'userTask' },
        { id: 'choice', type: 'exclusiveGateway' },
        { id: 'b', type: 'userTask' },
        { id: 'end', type: 'endEvent' },
      ],
      ['start > a', 'a > choice', 'choice > a : again', 'choice > b', 'b > end'],
    )
    const { shapes, edges } = draw(definition, { width: 2000, height: 450 })
    expect(new Set(Object.values(shapes).map(({ y, height }) => y + height / 2)).size).toBe(1)
    expect(Object.entries(edges).filter(([, points]) => points.length > 2)).toEqual([['choice_to_a', expect.anything()]])
  })

  it('takes the default flow for the usual way', () => {
    const ids = ['start', 'route', 'near', 'far', 'end']
    const types: NodeSpec['type'][] = ['startEvent', 'exclusiveGateway', 'userTask', 'userTask', 'endEvent']
    const definition = toDefinition({
      id: 'p',
      name: '',
      namespace: testNamespace,
      nodes: ids.map((id, index) => ({ id, type: types[index]! })),
      flows: [
        { from: 'start', to: 'route' },
        { from: 'route', to: 'far', condition: 'direct' },
        { from: 'route', to: 'near', default: true },
        { from: 'near', to: 'far' },
        { from: 'far', to: 'end' },
      ],
    })
    const { shapes } = draw(definition, { width: 2000, height: 450 })
    const rank = (id: string) => (shapes[id]!.y + shapes[id]!.height / 2) * 10_000 + shapes[id]!.x
    expect(ids.toSorted((a, b) => rank(a) - rank(b))).toEqual(ids)
  })

  it('draws for several rooms what it draws for each alone', () => {
    const definition = toDefinition(stepsWithReturns(24, 5))
    const [wide, narrow] = [{ width: 960, height: 450 }, { width: 440 }]
    const both = drawProcess(definition, { wide, narrow })
    expect(both).toEqual({ wide: draw(definition, wide), narrow: draw(definition, narrow) })
    expect(both.wide).not.toEqual(both.narrow)
  })

  it('draws a process of two hundred steps with nothing over anything else, no wider than its room', () => {
    const definition = toDefinition(stepsWithReturns(200, 7))
    for (const room of [{ width: 960, height: 450 }, { width: 440 }]) {
      expect(faultsOf(definition, room)).toEqual([])
      const columns = new Set(Object.values(draw(definition, room).shapes).map(({ x }) => x))
      expect(columns.size).toBe(Math.floor(room.width / 190))
    }
  })

  it('draws choices that lead everywhere, and a thousand steps, within seconds', () => {
    const ids = Array.from({ length: 38 }, (_, index) => `t${index}`)
    const everywhere: ProcessSpec = {
      ...toSpec({ kind: 'task' }),
      nodes: ids.flatMap((id): NodeSpec[] => [
        { id, type: 'userTask' },
        { id: `${id}c`, type: 'exclusiveGateway' },
      ]),
      flows: ids.flatMap((id) => [{ from: id, to: `${id}c` }, ...ids.map((to) => ({ from: `${id}c`, to }))]),
    }
    for (const spec of [everywhere, stepsWithReturns(1000, 7)]) {
      const { shapes } = draw(toDefinition(spec), rooms[0]!)
      expect(Object.keys(shapes)).toHaveLength(spec.nodes.length)
    }
  }, 30_000)
})

/** Tasks in a ring, and from each a flow to the one at a multiple of its number. */
function stepsWithReturns(count: number, by: number): ProcessSpec {
  const ids = Array.from({ length: count }, (_, index) => `n${index}`)
  return {
    ...toSpec({ kind: 'task' }),
    nodes: ids.map((id) => ({ id, type: 'userTask' })),
    flows: ids.flatMap((id, index) => [
      { from: id, to: ids[(index + 1) % count]! },
      { from: id, to: ids[(index * by) % count]! },
    ]),
  }
}

/** The same process, its nodes and flows named in turn. */
function named(spec: ProcessSpec, names: string[]): ProcessSpec {
  let count = 0
  const next = () => names[count++ % names.length]!
  return {
    ...spec,
    nodes: spec.nodes.map((node) => ({ ...node, name: next() })),
    flows: spec.flows.map((flow) => ({ ...flow, name: next() })),
  }
}
