import { expect, test } from 'vitest'
import { extensionNamespace } from '@wenwu/core/item/task-settings'
import { emitBpmn } from '@wenwu/bpmn/emit'
import type { ProcessSpec } from '@wenwu/bpmn/spec'
import { checkBpmn } from './check-bpmn.ts'

const now = new Date('2026-11-23T02:00:00Z')

function specOf(expression: string): ProcessSpec {
  return {
    id: 'p',
    name: '',
    namespace: extensionNamespace,
    nodes: [
      { id: 'start', type: 'startEvent' },
      { id: 'review', type: 'userTask' },
      { id: 'late', type: 'boundaryEvent', attachedTo: 'review', timer: { kind: 'duration', expression } },
      { id: 'done', type: 'endEvent' },
    ],
    flows: [
      { from: 'start', to: 'review' },
      { from: 'review', to: 'done' },
      { from: 'late', to: 'done' },
    ],
  }
}

test('takes a timer that the engine can count, a month among them', async () => {
  for (const expression of ['P1M', 'P15D', 'PT4H']) await expect(checkBpmn(emitBpmn(specOf(expression)), now)).resolves.toBeUndefined()
})

test('refuses a timer that no clock could count, at its element', async () => {
  await expect(checkBpmn(emitBpmn(specOf('one month')), now)).rejects.toMatchObject({
    code: 'form-invalid',
    problems: [{ path: 'late', code: 'timer-unreadable', params: { expression: 'one month' } }],
  })
})

test('refuses a process that cannot end', async () => {
  const spec = specOf('P1D')
  const stuck = { ...spec, flows: spec.flows.slice(0, 1), nodes: spec.nodes.slice(0, 2) }
  await expect(checkBpmn(emitBpmn(stuck), now)).rejects.toMatchObject({ code: 'form-invalid' })
})
