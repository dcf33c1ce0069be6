import { expect, test } from 'vitest'
import { toProcessSpec } from './process-table.ts'
import { extensionNamespace } from './task-settings.ts'
import { sampleItem } from './testing/sample-item.ts'

const spec = toProcessSpec(sampleItem().process)
const node = (id: string) => spec.nodes.find((candidate) => candidate.id === id)

test('every step becomes a node of its kind', () => {
  expect(spec).toMatchObject({ id: 'sample', name: '文字', namespace: extensionNamespace })
  expect(spec.nodes.map(({ id, type }) => [id, type])).toEqual([
    ['start', 'startEvent'],
    ['review', 'userTask'],
    ['reviewChoice', 'exclusiveGateway'],
    ['experts', 'userTask'],
    ['late', 'boundaryEvent'],
    ['correct', 'userTask'],
    ['done', 'endEvent'],
  ])
})

test('each, timer and end keep their settings', () => {
  expect(node('experts')?.multiInstance).toEqual({
    parallel: true,
    collection: 'experts',
    elementVariable: 'expert',
    completionCondition: 'numberOfCompletedInstances >= 2',
  })
  expect(node('late')).toMatchObject({ attachedTo: 'experts', interrupting: true, timer: { kind: 'duration', expression: 'P15D' } })
  expect(node('done')).toMatchObject({ terminate: true })
  expect(node('review')).not.toHaveProperty('multiInstance')
})

test('a choice and a fork are different gateways', () => {
  const table = sampleItem().process
  expect(
    toProcessSpec({ ...table, steps: [{ id: 'fork', kind: 'parallel', name: { zh_CN: '并行', en_US: 'Fork' } }] }).nodes[0],
  ).toMatchObject({ type: 'parallelGateway', name: '并行' })
})

test('flows keep condition and default', () => {
  expect(spec.flows[2]).toEqual({ from: 'reviewChoice', to: 'done', condition: "outcome == 'approve'" })
  expect(spec.flows[4]).toEqual({ from: 'reviewChoice', to: 'correct', default: true })
  expect(spec.flows[0]).toEqual({ from: 'start', to: 'review' })
})
