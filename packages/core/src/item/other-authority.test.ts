import { expect, it } from 'vitest'
import type { TaskAction, TaskSettings } from './model.ts'
import { withPlannedDays } from './other-authority.ts'

const flows = Object.fromEntries(
  [
    ['sign', 'choice'],
    ['choice', 'council'],
    ['choice', 'issue'],
    ['issue', 'publication'],
  ].map(([source, target]) => [`${source}-${target}`, { source: source!, target: target! }]),
)
const settings = (more: Partial<TaskSettings>): TaskSettings => ({
  status: 'G08',
  role: 'national-officer',
  organization: 'national',
  actions: [],
  ...more,
})
const tasks = new Map([
  ['sign', settings({ clock: 'decision' })],
  ['council', settings({ stopReason: 'other-authority' })],
  ['issue', settings({ clock: 'decision' })],
  ['publication', settings({ stopReason: 'other-authority' })],
])
const action = (more: Partial<TaskAction>): TaskAction => ({
  outcome: 'sign',
  label: { zh_CN: '签发', en_US: 'Sign' },
  tone: 'primary',
  ...more,
})
const asks = (from: string, given: TaskAction) =>
  withPlannedDays(given, { process: { flows }, tasks, from }).form?.some(
    ({ key, required }) => key === 'plannedDays' && required !== true,
  ) ?? false

it('the days of another authority are asked, and need not be said, where it may come next and a clock runs that stands still for it', () => {
  expect(asks('sign', action({ effect: 'sign' }))).toBe(true)
  expect(asks('sign', action({ tone: 'danger' }))).toBe(false)
  // what is issued is decided: no clock runs any more
  expect(asks('issue', action({ effect: 'issue' }))).toBe(false)
  expect(asks('council', action({}))).toBe(false)
})
