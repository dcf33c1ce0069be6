import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emitBpmn } from './emit.ts'
import { parseBpmn } from './parse.ts'
import { toDefinition, type ProcessSpec } from './spec.ts'
import { arbitraryBlock, toSpec } from './testing/arbitrary.ts'

const spec: ProcessSpec = {
  id: 'approval',
  name: '考古发掘审批 <一> & "二"',
  namespace: { prefix: 'app', uri: 'urn:test:app' },
  nodes: [
    { id: 'start', type: 'startEvent', name: '开始' },
    {
      id: 'review',
      type: 'userTask',
      name: '省局审核\n第二行',
      attributes: { 'app:status': 'G12' },
      extensions: [
        {
          name: 'app:task',
          attributes: { role: 'a "b" <c> & d', note: 'line\nbreak\ttab' },
          children: [{ name: 'app:action', attributes: { outcome: 'pass' } }],
        },
        { name: 'app:hint', text: '  先看 <材料> & 图纸\n再办  ' },
      ],
    },
    { id: 'late', type: 'boundaryEvent', attachedTo: 'review', interrupting: false, timer: { kind: 'cycle', expression: 'R3/P1D' } },
    { id: 'over', type: 'boundaryEvent', attachedTo: 'review', timer: { kind: 'duration', expression: 'P20D' } },
    { id: 'urge', type: 'serviceTask' },
    { id: 'urged', type: 'endEvent' },
    { id: 'choice', type: 'exclusiveGateway' },
    { id: 'split', type: 'parallelGateway' },
    {
      id: 'experts',
      type: 'userTask',
      multiInstance: { collection: 'experts', elementVariable: 'expert', completionCondition: 'numberOfCompletedInstances >= 3' },
    },
    { id: 'sign', type: 'userTask', multiInstance: { parallel: false, collection: 'signers' } },
    { id: 'join', type: 'parallelGateway' },
    { id: 'wait', type: 'intermediateCatchEvent', timer: { kind: 'date', expression: '2026-12-31' } },
    { id: 'done', type: 'endEvent' },
    { id: 'void', type: 'endEvent', terminate: true },
  ],
  flows: [
    { from: 'start', to: 'review' },
    { from: 'review', to: 'choice' },
    { from: 'late', to: 'urge' },
    { from: 'urge', to: 'urged' },
    { from: 'over', to: 'void' },
    { from: 'choice', to: 'split', condition: "outcome == 'pass' && amount > 3", name: '同意' },
    { from: 'choice', to: 'review', condition: "outcome == 'again'" },
    { id: 'refuse', from: 'choice', to: 'void', default: true },
    { from: 'split', to: 'experts' },
    { from: 'split', to: 'sign' },
    { from: 'experts', to: 'join' },
    { from: 'sign', to: 'join' },
    { from: 'join', to: 'wait' },
    { from: 'wait', to: 'done' },
  ],
}

describe('emitBpmn', () => {
  it('gives what parseBpmn reads back, without a warning', async () => {
    const { definition, warnings } = await parseBpmn(emitBpmn(spec))
    expect(warnings).toEqual([])
    expect(definition).toEqual(toDefinition(spec))
    expect(Object.keys(definition.nodes)).toEqual(spec.nodes.map(({ id }) => id))
  })

  it('is the same text every time', async () => {
    expect(emitBpmn(structuredClone(spec))).toBe(emitBpmn(spec))
  })

  it('keeps line breaks in attributes from readers that normalise them', async () => {
    expect(emitBpmn(spec)).toContain('name="省局审核&#10;第二行"')
  })

  it('declares the namespace of the extensions', async () => {
    expect(emitBpmn(spec)).toContain('xmlns:app="urn:test:app"')
  })

  it('writes what runs, and no drawing', () => {
    expect(emitBpmn(spec)).not.toContain('bpmndi')
  })

  it('round-trips any process', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlock({ hasLoops: true, isRich: true }), async (block) => {
        const random = toSpec(block)
        expect((await parseBpmn(emitBpmn(random))).definition).toEqual(toDefinition(random))
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('round-trips any text', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((each) => /^[\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(each))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, attribute, body) => {
        const random: ProcessSpec = {
          ...spec,
          name,
          nodes: [
            {
              id: 'start',
              type: 'startEvent',
              name,
              extensions: [{ name: 'app:x', attributes: { value: attribute }, children: [{ name: 'app:y', text: body }] }],
            },
            { id: 'end', type: 'endEvent', attributes: { 'app:value': attribute } },
          ],
          flows: [{ from: 'start', to: 'end', name }],
        }
        expect((await parseBpmn(emitBpmn(random))).definition).toEqual(toDefinition(random))
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  it.each([
    ['bad-id', { nodes: [{ id: '1a', type: 'userTask' }] }],
    ['bad-id', { nodes: [{ id: '__proto__', type: 'userTask' }] }],
    [
      'duplicate-id',
      {
        nodes: [
          { id: 'a', type: 'userTask' },
          { id: 'a', type: 'userTask' },
        ],
      },
    ],
    ['unknown-node', { flows: [{ from: 'start', to: 'nowhere' }] }],
    ['unknown-node', { nodes: [{ id: 'b', type: 'boundaryEvent', attachedTo: 'x', timer: { kind: 'date', expression: 'x' } }], flows: [] }],
    ['invalid-spec', { nodes: [{ id: 'b', type: 'intermediateCatchEvent' }], flows: [] }],
    ['invalid-spec', { nodes: [{ id: 'a', type: 'userTask', extensions: [{ name: 'other:x' }] }], flows: [] }],
    ['invalid-spec', { nodes: [{ id: 'a', type: 'userTask', attributes: { plain: 'x' } }], flows: [] }],
    ['invalid-spec', { nodes: [{ id: 'a', type: 'userTask', name: 'bell \u0007' }], flows: [] }],
    ['invalid-spec', { flows: [{ from: 'start', to: 'review', default: true }] }],
  ] as [string, Partial<ProcessSpec>][])('refuses with %s what cannot be written: %j', async (code, change) => {
    expect(() => emitBpmn({ ...spec, ...change })).toThrow(expect.objectContaining({ code }))
  })
})
