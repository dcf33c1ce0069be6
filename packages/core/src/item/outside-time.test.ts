import { describe, expect, it } from 'vitest'
import type { TaskAction, TaskSettings } from './model.ts'
import { outsideDays, stepGivenBy, withAnswerBy } from './outside-time.ts'

describe('the days of who is outside', () => {
  it.each<[Pick<TaskSettings, 'organization' | 'answerDays'>, number | null, number | null]>([
    [{ organization: 'element' }, null, 10],
    [{ organization: 'element', answerDays: 7 }, null, 7],
    [{ organization: 'element', answerDays: 7 }, 3, 3],
    [{ organization: 'element' }, 20, 10],
    [{ organization: 'entrusted' }, null, 30],
    // what is set of one stage is not the time of the whole assessment
    [{ organization: 'entrusted', answerDays: 45 }, 3, 45],
    [{ organization: 'national' }, 3, null],
    [{ organization: 'applicant' }, null, null],
  ])('%j with %s set: %s', (settings, limit, days) => {
    expect(outsideDays(settings, limit)).toBe(days)
  })
})

const flows = (...pairs: string[]) => ({
  flows: Object.fromEntries(pairs.map((pair) => [pair, { source: pair.split('-')[0]!, target: pair.split('-')[1]! }])),
})
const process = flows('review-choice', 'choice-sign', 'choice-early', 'choice-experts', 'early-mid', 'mid-panel', 'experts-review')
const tasks = new Map<string, Pick<TaskSettings, 'organization'>>([
  ['review', { organization: 'national' }],
  ['sign', { organization: 'national' }],
  ['early', { organization: 'entrusted' }],
  ['mid', { organization: 'entrusted' }],
  ['panel', { organization: 'element' }],
  ['experts', { organization: 'element' }],
])

describe('the step that an action gives the case to', () => {
  it('is the nearest of such people, with no other task before it', () => {
    expect(stepGivenBy(process, tasks, 'review', 'invite-experts')).toBe('experts')
    expect(stepGivenBy(process, tasks, 'review', 'entrust')).toBe('early')
    expect(stepGivenBy(process, tasks, 'mid', 'invite-experts')).toBe('panel')
    expect(stepGivenBy(process, tasks, 'early', 'invite-experts')).toBeUndefined()
  })

  it('is none where the case is not given away', () => {
    expect(stepGivenBy(process, tasks, 'review', 'accept')).toBeUndefined()
    expect(stepGivenBy(process, tasks, 'review', undefined)).toBeUndefined()
  })
})

it('the day stands last in the form, proposed, and may be earlier but not later', () => {
  const action: TaskAction = { outcome: 'experts', label: { zh_CN: '送', en_US: 'Send' }, tone: 'plain', effect: 'invite-experts' }
  expect(withAnswerBy(action, undefined)).toBe(action)
  expect(withAnswerBy(action, '2026-12-07').form).toMatchObject([
    { key: 'answerBy', type: 'date', min: 'today', max: '2026-12-07', proposal: '2026-12-07' },
  ])
})
