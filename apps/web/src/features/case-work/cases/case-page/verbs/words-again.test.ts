import { expect, it } from 'vitest'
import type { CaseView } from '@wenwu/core/cases/model'
import { wordsAgain } from './words-again.ts'

type Entry = Partial<CaseView['history'][number]>

const form = (key: string) => [{ key, type: 'long-text', label: { zh_CN: key, en_US: key }, required: true }]
const several = [
  { outcome: 'report', form: form('opinion') },
  { outcome: 'refuse', form: form('reason') },
]
/** The case after its last act was taken back to a step with these actions. */
const after = (entries: Entry[], actions: object[] = several) =>
  ({
    history: [...entries, { kind: 'taken-back', opinion: '看错了。' }],
    tasks: [
      { id: 'other', isMine: false, step: 'review' },
      { id: 'mine', isMine: true, step: 'review', actions },
    ],
  }) as unknown as CaseView
const acted = (outcome: string, opinion: string): Entry => ({ kind: 'acted', step: 'review', outcome, opinion })

it('an opinion stands before the choice, a reason under its own action, and nothing is chosen', () => {
  expect(wordsAgain(after([acted('refuse', '早先的。'), acted('report', '拟同意上报。')]))).toEqual({
    taskId: 'mine',
    typed: { ':opinion': '拟同意上报。' },
  })
  expect(wordsAgain(after([acted('refuse', '不在职权内。')]))).toEqual({ taskId: 'mine', typed: { 'refuse:reason': '不在职权内。' } })
  expect(wordsAgain(after([acted('report', '已补。')], [several[0]!]))).toEqual({ taskId: 'mine', typed: { 'report:opinion': '已补。' } })
})

it('the reason of a return stands in its dialog, whatever was circulated since', () => {
  const returned = { kind: 'returned', step: 'review', opinion: '缺页。' }
  expect(wordsAgain(after([returned, { kind: 'circulated', opinion: '请阅。' }]))).toEqual({
    taskId: 'mine',
    verb: 'return',
    reason: '缺页。',
  })
})

it('nothing where nothing was said, or the step is not this person’s', () => {
  expect(wordsAgain(after([acted('report', ' ')]))).toBeUndefined()
  expect(wordsAgain(after([{ ...acted('report', '同意。'), step: 'elsewhere' }]))).toBeUndefined()
  expect(wordsAgain({ history: [], tasks: [] })).toBeUndefined()
})
