import { expect, test } from 'vitest'
import { findCaseStatus } from './process-settings.ts'
import { sampleItem } from './testing/sample-item.ts'

const { steps } = sampleItem().process
const table = {
  tasks: new Map(steps.flatMap((step) => (step.kind === 'task' ? [[step.id, step.task] as const] : []))),
  endStatus: new Map(steps.flatMap((step) => (step.kind === 'end' ? [[step.id, step.status] as const] : []))),
}

test('the first open step gives the status', () => {
  expect(findCaseStatus(table, { openSteps: ['review'] })).toBe('G03')
  expect(findCaseStatus(table, { openSteps: ['experts', 'experts'] })).toBe('G05')
  expect(findCaseStatus(table, { openSteps: ['correct', 'review'] })).toBe('G02')
})

test('an action may ask for its own until somebody acts again', () => {
  expect(findCaseStatus(table, { openSteps: ['review'], action: { status: 'G06' } })).toBe('G06')
  expect(findCaseStatus(table, { openSteps: ['review'], action: {} })).toBe('G03')
})

test('at the end the end event gives it, whatever the action asked for', () => {
  expect(findCaseStatus(table, { openSteps: [], endStep: 'done' })).toBe('G11')
  expect(findCaseStatus(table, { openSteps: [], endStep: 'done', action: { status: 'G06' } })).toBe('G11')
})

test('steps the process does not know say nothing', () => {
  expect(findCaseStatus(table, { openSteps: ['elsewhere'] })).toBeUndefined()
  expect(findCaseStatus(table, { openSteps: [], endStep: 'review' })).toBeUndefined()
})
