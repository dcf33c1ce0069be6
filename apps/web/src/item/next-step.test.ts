import { describe, expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const steps = [
  { key: 'applicant', state: 'locked' },
  { key: 'unit', state: 'flagged' },
  { key: 'project', state: 'locked' },
  { key: 'budget', state: 'locked' },
  { key: 'letter', state: 'done' },
  { key: 'materials', state: 'locked' },
  { key: 'check' },
] as const

describe('the next step', () => {
  it.each([
    ['unit', 1, 'letter'],
    ['letter', 1, 'check'],
    ['check', -1, 'letter'],
    ['letter', -1, 'unit'],
    // somebody looks at what is locked, and goes on from there
    ['budget', 1, 'letter'],
    ['budget', -1, 'unit'],
    ['unit', -1, undefined],
    ['check', 1, undefined],
  ] as const)('of %s (%i) is %s', (current, direction, expected) => {
    expect(nextStep(steps, current, direction)?.key).toBe(expected)
  })
})
