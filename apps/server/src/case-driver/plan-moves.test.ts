import { text } from '@wenwu/core/i18n/text'
import type { ProcessStep, Role, TaskAction } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'
import { describe, expect, it } from 'vitest'
import { getItem } from './file-case.ts'
import { planMoves, type Course, type Goal } from './plan-moves.ts'
import { dataReaching } from './reaching-data.ts'

const named = text('某事', 'Something', { ja_JP: 'こと', ko_KR: '일' })
const action = (outcome: string, more: Partial<TaskAction> = {}): TaskAction => ({ outcome, label: named, tone: 'plain', ...more })
const task = (id: string, role: Role, actions: TaskAction[], each?: { collection: string; element: string }): ProcessStep => ({
  id,
  kind: 'task',
  name: named,
  each,
  task: { status: '1', role, organization: 'national', clock: 'decision', actions },
})

/** A process that nobody drove before: an export is inspected, by experts where it is dear, and let go or kept. */
const planted: Course = {
  variables: { worth: 'goods.worth' },
  process: {
    id: 'planted',
    name: named,
    steps: [
      { id: 'begin', kind: 'start' },
      task('counter', 'national-accept', [action('take')]),
      { id: 'isDear', kind: 'choice' },
      task('glance', 'national-officer', [action('fine'), action('keep', { set: { isKept: true } })]),
      task('convene', 'national-officer', [action('call', { effect: 'invite-experts' })]),
      task('examine', 'expert', [action('genuine')], { collection: 'experts', element: 'expert' }),
      task('countersign', 'national-lead', [action('yes'), action('again')]),
      { id: 'verdict', kind: 'choice' },
      { id: 'released', kind: 'end', name: named, status: '2' },
      { id: 'seized', kind: 'end', name: named, status: '3' },
    ],
    flows: [
      { from: 'begin', to: 'counter' },
      { from: 'counter', to: 'isDear' },
      { from: 'isDear', to: 'convene', when: 'worth > 100' },
      { from: 'isDear', to: 'glance', isDefault: true },
      { from: 'convene', to: 'examine' },
      { from: 'examine', to: 'glance' },
      { from: 'glance', to: 'countersign' },
      { from: 'countersign', to: 'verdict' },
      { from: 'verdict', to: 'glance', when: "outcome == 'again'" },
      { from: 'verdict', to: 'seized', when: "outcome == 'yes' and isKept == true" },
      { from: 'verdict', to: 'released', isDefault: true },
    ],
  },
}

function plan(course: Course, worth: number, goal: Goal, open?: string[]): string[] {
  return planMoves(course, { goods: { worth } }, goal, open).map(({ node, outcome }) => `${node} ${outcome}`)
}

describe('a plan for a process with steps of its own', () => {
  it('leads to any step and any end, by what the form says', () => {
    expect(plan(planted, 1, 'countersign')).toEqual(['counter take', 'glance fine'])
    expect(plan(planted, 500, 'countersign')).toEqual(['counter take', 'convene call', 'examine genuine', 'glance fine'])
    expect(plan(planted, 1, 'seized')).toEqual(['counter take', 'glance keep', 'countersign yes'])
  })

  it('leads to an action, also one that turns back', () => {
    expect(plan(planted, 1, { step: 'countersign', outcome: 'again' })).toEqual(['counter take', 'glance fine', 'countersign again'])
  })

  it('goes on from where a case waits', () => {
    expect(plan(planted, 500, 'released', ['examine'])).toEqual(['examine genuine', 'glance fine', 'countersign yes'])
    expect(plan(planted, 1, 'glance', ['glance'])).toEqual([])
  })

  it('says where no way leads', () => {
    expect(() => plan(planted, 1, 'examine')).toThrow('planted: no way from the start to "examine"')
    expect(() => plan(planted, 1, 'counter', ['glance'])).toThrow('no way')
  })
})

it.each(items)('$code: every task and every end can be planned for', ({ code }) => {
  const steps = getItem(code).process.steps.filter(({ kind }) => kind === 'task' || kind === 'end')
  for (const { id } of steps) {
    const place = planMoves(getItem(code), dataReaching(code, id), id).at(-1)?.place
    // without a move the case begins there
    if (place !== undefined) expect([...place.open, place.ended]).toContain(id)
  }
  // and where the place has a county bureau, there
  const beginnings = steps.filter(({ id }) => id === 'countyOpinion').length + 1
  expect.assertions(steps.length - beginnings)
})
