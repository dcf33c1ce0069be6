import { describe, expect, it } from 'vitest'
import { workCalendar } from '../clock/calendar-data.ts'
import { text } from '../i18n/text.ts'
import { checkInput, problemWords } from './action-form.ts'
import { correctionNumber, proposedAnswerBy, withCorrectionFields } from './correction-form.ts'
import type { TaskAction } from './model.ts'

const action = (effect?: TaskAction['effect']): TaskAction => ({
  outcome: 'return',
  label: text('退回补正', 'Return'),
  tone: 'plain',
  ...(effect !== undefined && { effect }),
  form: [
    { key: 'defects', type: 'defects', label: text('内容', 'Defects') },
    { key: 'reason', type: 'long-text', label: text('理由', 'Reason') },
  ],
})
const keysOf = ({ form = [] }: TaskAction) => form.map(({ key }) => key)

describe('an action that asks for a correction', () => {
  it('asks for the day, and from the second time on why; others ask for neither', () => {
    const of = (rounds: number, effect?: TaskAction['effect']) =>
      keysOf(withCorrectionFields(action(effect), { rounds, proposed: '2026-12-15', today: '2026-11-24' }))
    expect(of(0, 'request-correction')).toEqual(['defects', 'answerBy', 'reason'])
    expect(of(1, 'request-correction')).toEqual(['defects', 'answerBy', 'again', 'reason'])
    expect(of(1, 'refuse-acceptance')).toEqual(['defects', 'reason'])
  })

  it('takes no day before tomorrow, and no second notice without its reason', () => {
    const context = { locale: 'zh_CN', today: '2026-11-24' } as const
    const second = withCorrectionFields(action('request-correction'), { rounds: 1, proposed: '2026-12-15', today: '2026-11-24' })
    const problems = (input: object) => checkInput(second, { ...input }, context).map(({ path, code }) => [path, code])
    expect(problems({ answerBy: '2026-11-24', again: '' })).toEqual([
      ['answerBy', 'before'],
      ['again', 'required'],
    ])
    expect(problems({ answerBy: '2026-11-25', again: '上次漏列' })).toEqual([])
    expect(problems({ again: '上次漏列' })).toEqual([])
  })

  it('takes no day further away than a year, or than the item itself gives', () => {
    const wordsOf = (proposed: string, answerBy: string) => {
      const first = withCorrectionFields(action('request-correction'), { rounds: 0, proposed, today: '2026-11-24' })
      return checkInput(first, { answerBy }, { locale: 'zh_CN', today: '2026-11-24' }).map((problem) =>
        problemWords(first, problem, 'zh_CN'),
      )
    }
    expect([wordsOf('2026-12-15', '2200-01-01'), wordsOf('2026-12-15', '2027-11-25')]).toEqual([
      ['补正期限不能晚于2027-11-24'],
      ['补正期限不能晚于2027-11-24'],
    ])
    expect([wordsOf('2026-12-15', '2027-11-24'), wordsOf('2029-11-24', '2029-11-24')]).toEqual([[], []])
  })
})

it('the day to answer is the item’s, else fifteen working days', () => {
  const calendar = workCalendar({ holidays: [], makeUpDays: [] })
  expect(proposedAnswerBy({ correction: { days: 30, unit: 'calendar-day' } }, '2026-11-24', calendar)).toBe('2026-12-24')
  expect(proposedAnswerBy({}, '2026-11-24', calendar)).toBe('2026-12-15')
})

it('a notice is numbered by the receipt and its place', () => {
  expect([correctionNumber('2026-00000123', 2), correctionNumber(null, 1), correctionNumber('旧字12号', 1)]).toEqual([
    '补正〔2026〕00000123-2号',
    null,
    null,
  ])
})
